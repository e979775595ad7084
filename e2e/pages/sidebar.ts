import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class Sidebar extends ShopPage {
  get button(): Locator {
    return this.page.getByRole('button', { name: 'Menu', exact: true });
  }

  get categories(): Locator {
    return this.page.getByRole('navigation', { name: 'Shop By Category' });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Menu' });
  }

  /** It darkens the page of a phone beside the sidebar. The panel has a button of the same name. */
  get overlay(): Locator {
    return this.page.locator('button[aria-label="Close the menu"]:not(aside button)');
  }

  get closeButton(): Locator {
    return this.panel.getByRole('button', { name: 'Close the menu' });
  }

  link(name: string): Locator {
    return this.panel.getByRole('link', { name, exact: true });
  }

  accountButton(name: 'Login / Register' | 'Log out'): Locator {
    return this.panel.getByRole('button', { name });
  }

  leftEdgeOfPage(): Promise<number> {
    return this.main.evaluate((main) => main.getBoundingClientRect().left);
  }

  async expectClosed(): Promise<void> {
    await expect(this.button).toHaveAttribute('aria-expanded', 'false');
    await expect(this.categories).not.toBeInViewport();
  }

  category(name: string): Locator {
    return this.categories.getByRole('link', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.categories).toBeInViewport();
    await this.wake(this.categories);
  }

  async openCategory(...names: string[]): Promise<void> {
    await this.open();
    for (const parent of names.slice(0, -1))
      await this.categories.getByRole('button', { name: `Open ${parent}` }).click();
    await this.category(names.at(-1)!).click();
    await this.expectHeading(names.at(-1)!);
  }
}
