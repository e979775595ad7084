import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The cart with its lines and its price panel. */
export class CartPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/cart');
  }

  line(name: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: 'Continue' });
  }

  removeButton(name: string): Locator {
    return this.line(name).getByRole('button', { name: /^Remove/ });
  }

  async remove(name: string): Promise<void> {
    await this.untilSaved(() => this.removeButton(name).click());
    await expect(this.line(name)).toHaveCount(0);
  }

  async continueToCheckout(): Promise<void> {
    await this.continueButton.click();
    await this.expectHeading('Checkout');
  }
}
