import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class OrdersPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/orders');
  }

  get filter(): Locator {
    return this.main.getByRole('search', { name: 'My Orders' });
  }

  /** The next list says that the customer has so many orders. */
  async sayTotal(total: number): Promise<void> {
    await this.page.route(
      '**/api/orders?*',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'x-total-count': String(total) },
        });
      },
      { times: 1 },
    );
  }

  get orders(): Locator {
    return this.main.getByRole('article');
  }

  get reviewLinks(): Locator {
    return this.main.getByRole('link', { name: 'Write a review' });
  }

  get orderLinks(): Locator {
    return this.main.getByRole('link', { name: /AR-/ });
  }

  async search(text: string): Promise<void> {
    await this.main.getByLabel('Order number or product').fill(text);
    await this.main.getByRole('button', { name: 'Search', exact: true }).click();
  }

  async filterBy(label: 'State' | 'Placed', choice: string): Promise<void> {
    await this.main.getByLabel(label, { exact: true }).selectOption(choice);
  }

  async expectCount(count: number): Promise<void> {
    await this.open();
    await this.expectText(count === 1 ? '1 order' : `${count} orders`);
  }
}
