import { expect, type Locator } from '@playwright/test';
import type { Shopper } from '../shopper.ts';
import { Looker } from './looker.ts';
import { Roamer } from './roamer.ts';

/** What somebody does who is in the shop for the first time and knows only what is wanted. */
export class Newcomer {
  readonly #shopper: Shopper;
  readonly shelf: Looker;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
    this.shelf = new Looker(shopper);
  }

  async wantsAllProducts(): Promise<void> {
    const roamer = new Roamer(this.#shopper);
    await roamer.openMenu();
    await roamer.category('All products').click();
    await this.#shopper.seesHeading('All products');
  }

  /** Types the most that it may cost among the filters, and looks at what is left. */
  async wantsItUnder(rupees: number): Promise<void> {
    await this.shelf.openFilters();
    await this.shelf.filter('Price to (₹)').fill(String(rupees));
    await this.shelf.showProducts();
    await expect(this.shelf.filter('Form')).toBeHidden();
  }

  /** The opened search is not where a phone's keyboard covers it. */
  async opensSearchAtTop(): Promise<void> {
    const { page, dialog } = this.#shopper;
    await page.getByRole('button', { name: 'Open the search' }).click();
    const box = dialog.getByLabel('Search the shop');
    const third = (page.viewportSize()?.height ?? 0) / 3;
    await expect.poll(async () => (await box.boundingBox())?.y ?? Infinity).toBeLessThan(third);
  }

  get subscription(): Locator {
    return this.#shopper.main.getByRole('region', { name: 'Subscription' });
  }

  get plan(): Locator {
    return this.#shopper.page.getByRole('dialog', { name: 'Product Options' });
  }

  async choosesPlan(): Promise<void> {
    await this.subscription.getByRole('button', { name: 'Choose a plan' }).click();
    await expect(this.plan.getByRole('radio', { name: /Subscribe & Save 15%/ })).toBeChecked();
  }
}
