import { expect } from '@playwright/test';
import { OrderPage } from './order-page.ts';

/** The page that finds an order without sign-in, and the order on it. */
export class FindOrderPage extends OrderPage {
  /** Opens the form from My Orders, as somebody who is not signed in. */
  async openForm(): Promise<void> {
    await this.visit('/orders');
    await this.main.getByRole('link', { name: 'find one by its number and phone' }).click();
    await this.expectHeading('Find your order');
    await expect(this.#show).toBeVisible();
  }

  async find(order: { number: string; phone: string }): Promise<void> {
    await this.main.getByLabel('Order number').fill(order.number);
    await this.main.getByLabel(/^Mobile number/).fill(order.phone);
    await this.#show.click();
  }

  async expectFound(orderNumber: string): Promise<void> {
    await expect(this.main.getByRole('region', { name: `Order ${orderNumber}` })).toBeFocused();
  }

  get #show() {
    return this.main.getByRole('button', { name: 'Show where it is' });
  }
}
