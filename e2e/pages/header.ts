import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The sticky header of every page: menu, search box, cart and account. */
export class Header extends ShopPage {
  get #banner(): Locator {
    return this.page.getByRole('banner');
  }

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: 'Menu', exact: true });
  }

  get loginButton(): Locator {
    return this.#banner.getByRole('button', { name: 'Login' });
  }

  get accountButton(): Locator {
    return this.page.getByRole('button', { name: 'Your account' });
  }

  /** A dialog over the page hides the badge from screen readers, not from sight. */
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
