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

  get suggestions(): Locator {
    return this.page.getByRole('option');
  }

  /** Types letter by letter. On a phone the search is a screen of its own. */
  async typeIntoSearch(text: string): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Open the search' });
    if (await opener.isVisible()) await opener.click();
    const box = this.page.getByLabel('Search the shop').locator('visible=true');
    await box.click();
    await box.pressSequentially(text);
  }

  async openAccountMenu(): Promise<void> {
    await this.accountButton.click();
    await expect(this.page.getByText('Signed in as')).toBeVisible();
  }

  /** The focus goes on to an element with a name, never to a guard that only hands it on. */
  async leaveAccountMenuByTab(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByText('Signed in as')).toBeHidden();
    await expect(this.page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
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
