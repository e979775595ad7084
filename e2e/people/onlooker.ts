import { expect, type Page } from '@playwright/test';

/** Somebody who only looks: opens what lies over a page, and takes pictures. */
export class Onlooker {
  readonly #page: Page;
  /** Something lies over the page, so that only what the screen shows belongs on the picture. */
  #covered = false;

  constructor(page: Page) {
    this.#page = page;
  }

  async visits(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.#page.waitForLoadState('networkidle');
  }

  async opensSidebar(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(this.#page.getByRole('navigation', { name: 'Shop By Category' })).toBeVisible();
    this.#covered = true;
  }

  async opensProductOptions(): Promise<void> {
    await this.#page
      .getByRole('button', { name: /ADD TO BAG.*Ashwagandha/ })
      .first()
      .click();
    await this.#seesDialog();
  }

  /** Sold out, the button only looks disabled. */
  async triesToBuy(): Promise<void> {
    const buttons = this.#page.getByRole('button', { name: 'Buy Now' }).locator('visible=true');
    await buttons.first().click({ force: true });
    await expect(this.#page.getByText(/is currently out of stock/).first()).toBeVisible();
    this.#covered = true;
  }

  async buysAtOnce(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Buy Now' }).locator('visible=true').first().click();
    await this.#seesDialog();
  }

  /** The CHANGE dropdown of the checkout. */
  async opensAddressChoice(): Promise<void> {
    await this.#page.getByRole('button', { name: 'CHANGE' }).click();
    await expect(this.#page.getByRole('menuitem', { name: 'Add a new address' })).toBeVisible();
  }

  async choosesNewAddress(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'Add a new address' }).click();
    await expect(this.#page.getByLabel('Pincode')).toBeVisible();
  }

  async opensAddressForm(): Promise<void> {
    await this.opensAddressChoice();
    await this.choosesNewAddress();
  }

  async opensProfileMenu(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Your account' }).click();
    await expect(this.#page.getByText('Signed in as')).toBeVisible();
  }

  /** The focus goes on to something with a name, in or out of the page's end, never to what only hands it on. */
  async leavesMenuByTab(): Promise<void> {
    await this.#page.keyboard.press('Tab');
    await expect(this.#page.getByText('Signed in as')).toBeHidden();
    await expect(this.#page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
  }

  async opensLogin(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await this.#seesDialog();
  }

  async editsProfile(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Edit Personal Information' }).click();
    await this.#page.getByRole('button', { name: 'Edit Email Address' }).click();
    await this.#page.getByRole('button', { name: 'Edit Mobile Number' }).click();
  }

  async editsAddress(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await expect(this.#page.getByLabel('Pincode')).toBeVisible();
  }

  async asksToLeave(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete my account' }).click();
    await this.#seesDialog();
  }

  async opensOrder(): Promise<void> {
    await this.#page.getByRole('main').getByRole('link', { name: /AR-/ }).first().click();
    await expect(this.#page).toHaveURL(/\/orders\/AR-/);
  }

  /** The whole page, each of its pictures loaded, or the screen where something lies over it. */
  async takesPicture(path: string): Promise<void> {
    await this.#waitsForSkeletons();
    if (!this.#covered) await this.#page.evaluate(seeAll);
    await this.#page.waitForLoadState('networkidle');
    await this.#page.screenshot({ path, fullPage: !this.#covered, animations: 'disabled' });
  }

  /** Not for ever: /dev/ui shows them to be looked at. */
  async #waitsForSkeletons(): Promise<void> {
    const skeletons = this.#page.getByRole('main').locator('[class*="breathe"]');
    await expect(skeletons)
      .toHaveCount(0, { timeout: 5_000 })
      .catch(() => {});
  }

  async #seesDialog(): Promise<void> {
    await expect(this.#page.getByRole('dialog').first()).toBeVisible();
    this.#covered = true;
  }
}

/** Scrolls once down and back, since pictures below the screen are loaded only when they come near it, and waits for them. */
async function seeAll(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y);
    await frame();
    await frame();
  }
  const seen = [...document.images].filter((image) => image.checkVisibility());
  for (const image of seen) {
    image.loading = 'eager';
    /* A picture of the whole page is drawn anew, and then without those that Chromium would decode beside it. */
    image.decoding = 'sync';
  }
  window.scrollTo(0, 0);
  await Promise.allSettled(seen.map((image) => image.decode()));
  await frame();
  await frame();
}
