import { expect } from '@playwright/test';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

export class PicturePage extends ShopPage {
  /** A dialog covers the page, so the picture shows only the screen. */
  #isCovered = false;

  async openSidebar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(this.page.getByRole('navigation', { name: 'Shop By Category' })).toBeVisible();
    this.#isCovered = true;
  }

  async openProductOptions(): Promise<void> {
    await this.page
      .getByRole('button', { name: /ADD TO BAG.*Ashwagandha/ })
      .first()
      .click();
    await this.#expectDialog();
  }

  /** A sold-out Buy Now only looks disabled. */
  async pressDisabledBuyNow(): Promise<void> {
    await this.#buyNow.click({ force: true });
    await this.expectText(/is currently out of stock/);
    this.#isCovered = true;
  }

  async buyNow(): Promise<void> {
    await this.#buyNow.click();
    await this.#expectDialog();
  }

  async openAddressForm(): Promise<void> {
    const checkout = new CheckoutPage(this.page);
    await checkout.changeAddress('Add a new address');
    await expect(checkout.addressForm.field('Pincode')).toBeVisible();
  }

  async openLogin(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await this.#expectDialog();
  }

  async editProfile(): Promise<void> {
    for (const block of ['Personal Information', 'Email Address', 'Mobile Number'])
      await this.page.getByRole('button', { name: `Edit ${block}` }).click();
  }

  async editAddress(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await expect(this.page.getByLabel('Pincode')).toBeVisible();
  }

  async askToDeleteAccount(): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete my account' }).click();
    await this.#expectDialog();
  }

  async openOrder(): Promise<void> {
    await this.main.getByRole('link', { name: /AR-/ }).first().click();
    await expect(this.page).toHaveURL(/\/orders\/AR-/);
  }

  /** Takes a picture of the whole page with all images, or of the screen when the page is covered. */
  async takePicture(path: string): Promise<void> {
    await this.#awaitContent();
    if (!this.#isCovered) await this.page.evaluate(loadAllImages);
    await this.expectPicturesLoaded();
    await this.page.screenshot({ path, fullPage: !this.#isCovered, animations: 'disabled' });
  }

  get #buyNow() {
    return this.page.getByRole('button', { name: 'Buy Now' }).locator('visible=true').first();
  }

  /** Skeletons of /dev/ui are samples and stay. */
  async #awaitContent(): Promise<void> {
    const skeletons = this.main.locator('[class*="breathe"]');
    await expect(skeletons)
      .toHaveCount(0, { timeout: 5_000 })
      .catch(() => {});
  }

  async #expectDialog(): Promise<void> {
    await expect(this.page.getByRole('dialog').first()).toBeVisible();
    this.#isCovered = true;
  }
}

/** Scrolls down and back, since images below the screen load only near it, and waits for them. */
async function loadAllImages(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo(0, y);
    await frame();
    await frame();
  }
  const visible = [...document.images].filter((image) => image.checkVisibility());
  for (const image of visible) {
    image.loading = 'eager';
    /* Chromium redraws the whole page for a picture, without images that it decodes in parallel. */
    image.decoding = 'sync';
  }
  window.scrollTo(0, 0);
  await Promise.allSettled(visible.map((image) => image.decode()));
  await frame();
  await frame();
}
