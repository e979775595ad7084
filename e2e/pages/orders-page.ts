import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** My Orders: the list with its search, and the page of one order. */
export class OrdersPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/orders');
  }

  get orderLinks(): Locator {
    return this.main.getByRole('link', { name: /AR-/ });
  }

  async expectCount(count: number): Promise<void> {
    await this.open();
    await this.expectText(count === 1 ? '1 order' : `${count} orders`);
  }
}
