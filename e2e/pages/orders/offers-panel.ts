import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The offers of a cart, below its prices in cart and checkout. */
export class OffersPanel extends ShopPage {
  get prices(): Locator {
    return this.page.getByRole('region', { name: /^price details$/i });
  }

  override text(text: string | RegExp): Locator {
    return this.prices.getByText(text);
  }

  async untilKept(code: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => localStorage.getItem('offerCode'))).toBe(code);
  }

  /** Each process of the shop hears of an end within a second. */
  async untilEnded(code: string): Promise<void> {
    const { id } = (await (await this.page.request.get('/api/products/amla-powder')).json()) as {
      id: number;
    };
    const asked = `/api/cart/totals?items=${id}:1&code=${code}`;
    const problem = async () => {
      const { offers } = (await (await this.page.request.get(asked)).json()) as {
        offers: { code: { problem?: string } };
      };
      return offers.code.problem;
    };
    await expect.poll(problem).toBe('This code cannot be used.');
  }

  async remove(): Promise<void> {
    await this.prices.getByRole('button', { name: 'Remove code' }).click();
  }

  async type(code: string): Promise<void> {
    await this.prices.getByRole('button', { name: 'I have a code' }).click();
    await this.prices.getByLabel('Code', { exact: true }).last().fill(code);
    await this.prices.getByRole('button', { name: 'Use' }).click();
  }
}
