import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

type Offers = { savings: object[]; code: { problem?: string } };

/** The offers of a cart, below its prices in cart and checkout. */
export class OffersPanel extends ShopPage {
  get prices(): Locator {
    return this.page.getByRole('region', { name: /^price details$/i });
  }

  override text(text: string | RegExp): Locator {
    return this.prices.getByText(text);
  }

  /** Each process of the shop hears of a start and an end within a second. */
  async untilKnown(code: string, isOn: boolean): Promise<void> {
    const known = async () => (await this.offersOf(code))?.code.problem === undefined;
    await expect.poll(known).toBe(isOn);
  }

  /** Waits until the shop knows an offer without a code, or none. */
  async untilAnyIsOn(isAny: boolean): Promise<void> {
    await expect.poll(async () => ((await this.offersOf())?.savings.length ?? 0) > 0).toBe(isAny);
  }

  private async offersOf(code?: string): Promise<Offers | undefined> {
    const { id } = (await (await this.page.request.get('/api/products/amla-powder')).json()) as {
      id: number;
    };
    const asked = code === undefined ? '' : `&code=${code}`;
    const response = await this.page.request.get(`/api/cart/totals?items=${id}:1${asked}`);
    return ((await response.json()) as { offers?: Offers }).offers;
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
