import { expect } from '@playwright/test';
import type { Shopper } from '../shopper.ts';

/** What a shopper does who looks through the shelves. */
export class Looker {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** The cards of a listing or of search results. */
  get cards() {
    return this.#shopper.main.getByRole('article');
  }

  card(name: string) {
    return this.cards.filter({ has: this.#shopper.page.getByRole('heading', { name, exact: true }) });
  }

  get #form() {
    return this.#shopper.main.getByRole('form', { name: 'Narrow and sort' });
  }

  async seesCount(text: string | RegExp): Promise<void> {
    await expect(this.#form.getByRole('status').first()).toHaveText(text);
  }

  async sortBy(order: string): Promise<void> {
    await this.#form.getByLabel('Sort by').selectOption(order);
  }

  async openFilters(): Promise<void> {
    if (!(await this.filter('Form').isVisible()))
      await this.#form.getByText('Filter', { exact: true }).click();
    await expect(this.filter('Form')).toBeVisible();
  }

  filter(label: string) {
    return this.#form.getByLabel(label, { exact: true });
  }

  async showProducts(): Promise<void> {
    await this.#form.getByRole('button', { name: 'Show products' }).click();
  }

  async leaveOut(filter: string): Promise<void> {
    await this.chosen(filter).click();
  }

  /** What the products are narrowed by, to be taken away. */
  chosen(filter: string) {
    return this.#form.getByRole('link', { name: `Without: ${filter}` });
  }

  /** What the cards ask, in rupees, in their order. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.locator('p:has-text("₹") > span:first-child').allInnerTexts();
    return texts.map((text) => Number(text.replaceAll(/[₹,]/g, '')));
  }

  /** The products are there, and none of them asks for more than that. */
  async seesNothingAbove(rupees: number): Promise<void> {
    await this.#seesPrices((prices) => Math.max(...prices) <= rupees);
  }

  async seesNothingBelow(rupees: number): Promise<void> {
    await this.#seesPrices((prices) => Math.min(...prices) >= rupees);
  }

  /** The cheapest first. */
  async seesRisingPrices(): Promise<void> {
    await this.#seesPrices(
      (prices) => prices.length > 4 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!),
    );
  }

  /** Nothing is seen yet while the products are loading. */
  async #seesPrices(areRight: (prices: number[]) => boolean): Promise<void> {
    await expect
      .poll(async () => {
        const prices = await this.prices();
        return prices.length > 0 && areRight(prices);
      })
      .toBe(true);
  }

  async turnTo(page: 'Next' | 'Previous'): Promise<void> {
    await this.#shopper.main
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: page })
      .click();
  }
}
