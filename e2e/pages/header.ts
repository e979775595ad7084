import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class Header extends ShopPage {
  get banner(): Locator {
    return this.page.getByRole('banner');
  }

  link(name: string | RegExp): Locator {
    return this.banner.getByRole('link', { name, exact: typeof name === 'string' });
  }

  get title(): Locator {
    return this.link(/^Aranya/);
  }

  get tagline(): Locator {
    return this.title.getByText('Slow herbs for everyday life');
  }

  taglineLines(): Promise<number> {
    return this.tagline.evaluate((text) => {
      const { height } = text.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
    });
  }

  get offers(): Locator {
    return this.page.getByRole('region', { name: 'Offers', exact: true });
  }

  get offersButton(): Locator {
    return this.offers.getByRole('button');
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: 'Menu', exact: true });
  }

  get loginButton(): Locator {
    return this.banner.getByRole('button', { name: 'Login' });
  }

  get accountButton(): Locator {
    return this.page.getByRole('button', { name: 'Your account' });
  }

  cartLink(count: number): Locator {
    const name = count > 0 ? new RegExp(`^Cart, ${count} item`) : /^Cart$/;
    return this.page.getByRole('link', { name }).first();
  }

  /** In pixels. */
  async bottom(): Promise<number> {
    const { y, height } = (await this.page.getByRole('banner').boundingBox())!;
    return y + height;
  }

  async openAccountMenu(): Promise<void> {
    await this.accountButton.click();
    await expect(this.page.getByText('Signed in as')).toBeVisible();
  }

  /** Expects the focus on a named element, and not on Base UI's guard. */
  async leaveAccountMenuByTab(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByText('Signed in as')).toBeHidden();
    await expect(this.page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
  }

  async chooseLogOut(): Promise<void> {
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  async logOut(): Promise<void> {
    await this.openAccountMenu();
    await this.chooseLogOut();
  }

  /** A dialog over the page hides the badge from screen readers only. */
  async expectCartCount(count: number): Promise<void> {
    await expect(this.page.locator(`a[aria-label^="Cart, ${count} item"]`)).toBeVisible();
  }

  async openCart(): Promise<void> {
    await this.page.getByRole('link', { name: /^Cart/ }).first().click();
    await this.expectHeading('Cart');
  }

  async openLogin(): Promise<void> {
    await this.loginButton.click();
    await expect(this.dialog).toContainText('Welcome Back');
  }
}
