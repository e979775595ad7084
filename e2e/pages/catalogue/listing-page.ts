import { expect, type Locator } from '@playwright/test';
import { swipe } from '../../fixtures/browser/swipe.ts';
import { ShopPage } from '../shop-page.ts';

export class ListingPage extends ShopPage {
  get cards(): Locator {
    return this.main.getByRole('article');
  }

  /** Returns the names of the categories in a category, in their order. */
  async namesIn(slug: string): Promise<string[]> {
    await this.visit(`/category/${slug}`);
    return this.main
      .getByRole('navigation', { name: 'Categories in here' })
      .getByRole('link')
      .allInnerTexts();
  }

  picture(words: string): Locator {
    return this.main.getByRole('img', { name: words, exact: true });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  get firstCard(): Locator {
    return this.cards.first();
  }

  cardAt(index: number): Locator {
    return this.cards.nth(index);
  }

  cardsWith(text: string): Locator {
    return this.cards.filter({ hasText: text });
  }

  firstCardWith(text: string): Locator {
    return this.cardsWith(text).first();
  }

  addButton(card: Locator): Locator {
    return card.getByRole('button', { name: /ADD TO CART/ });
  }

  /** Each tap is the first of its click, as on a phone. */
  async tapTwice(button: Locator): Promise<void> {
    await button.evaluate((pressed: HTMLElement) => {
      pressed.click();
      pressed.click();
    });
  }

  /** The button's label for some seconds after a failure. */
  notAddedButton(card: Locator): Locator {
    return card.getByRole('button', { name: 'Not added. Try again' });
  }

  pictures(card: Locator): Locator {
    return card.locator('img');
  }

  /** The picture that is shown under the mouse. */
  secondPicture(card: Locator): Locator {
    return this.pictures(card).nth(1);
  }

  async swipe(card: Locator, byPixels: number): Promise<void> {
    await swipe(card, byPixels);
  }

  price(card: Locator, text: string): Locator {
    return card.getByText(text);
  }

  /** Returns the description of a card without its ellipsis. */
  async cutDescription(card: Locator): Promise<string> {
    const texts = await card.getByText(/[….]{1,3}$/).allInnerTexts();
    return texts.find((text) => text.length > 40)!.replace(/(…|\.\.\.)$/, '');
  }

  async openFirst(): Promise<void> {
    await this.openCard(this.firstCard);
  }

  async openCard(card: Locator): Promise<void> {
    await card.getByRole('link').first().click();
  }

  async openProduct(name: string): Promise<void> {
    await this.main.getByRole('link', { name, exact: true }).first().click();
  }

  productLink(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true }).first();
  }

  async addToCart(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `ADD TO CART: ${name}` })
      .first()
      .click();
    await this.expectMessage(`${name} added to cart!`);
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name });
  }

  async columns(): Promise<number> {
    const tops = await this.cards.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  }

  /** Where the parts of each card in the first row begin, in pixels: picture, texts, price and button. */
  partsOfFirstRow(): Promise<number[][]> {
    return this.cards.evaluateAll((cards) => {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const row = cards.filter((card) => topOf(card) === topOf(cards[0]!));
      return row.map((card) => [...card.querySelectorAll(':scope > :not(button)')].map(topOf));
    });
  }

  /** How far below its price each saving begins, in pixels. */
  savingsBelowPrices(): Promise<number[]> {
    return this.cards.locator('p:has(s)').evaluateAll((prices) =>
      prices.map((price) => {
        const [amount, , saving] = [...price.children].map((part) => part.getBoundingClientRect());
        return Math.round(saving!.bottom - amount!.bottom);
      }),
    );
  }

  /** How many pixels are left below the names of the first row, above the bar of a phone. */
  async roomBelowFirstNames(): Promise<number> {
    const hasBar = await this.bottomBar.isVisible();
    const bar = hasBar ? (await this.bottomBar.boundingBox())?.y : undefined;
    const ends = await this.cards.evaluateAll((cards) => {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const row = cards.filter((card) => topOf(card) === topOf(cards[0]!));
      return row.map((card) => card.querySelector('h3')!.getBoundingClientRect().bottom);
    });
    return (bar ?? this.page.viewportSize()!.height) - Math.max(...ends);
  }

  get #form(): Locator {
    return this.main.getByRole('form', { name: 'Narrow and sort' });
  }

  get count(): Locator {
    return this.#form.getByRole('status').first();
  }

  /** The row with Filter and the sort order. */
  get sortChoice(): Locator {
    return this.#form.getByLabel('Sort by');
  }

  /** The button of a phone that opens the sheet of filters. */
  get filterSummary(): Locator {
    return this.#form.getByRole('button', { name: /^Filter/ });
  }

  get pricePill(): Locator {
    return this.#form.getByRole('button', { name: /Any price|₹/ });
  }

  filterField(label: string): Locator {
    return this.#form.getByLabel(label, { exact: true });
  }

  get inStock(): Locator {
    return this.filterField('In stock only');
  }

  /** The first value of a filter with its count, as a phone shows it. */
  firstChip(label: string): Locator {
    return this.#form
      .getByRole('navigation', { name: `Choose by ${label}` })
      .getByRole('link')
      .first();
  }

  option(label: string, text: RegExp): Locator {
    return this.filterField(label).getByRole('option', { name: text });
  }

  async sortBy(order: string): Promise<void> {
    await this.#form.getByLabel('Sort by').selectOption(order);
  }

  async openFilters(): Promise<void> {
    const { inStock } = this;
    if (!(await inStock.isVisible())) await this.filterSummary.click();
    await expect(inStock).toBeVisible();
  }

  async showProducts(): Promise<void> {
    await this.#form
      .getByRole('button', { name: /^Show .*products?$/ })
      .locator('visible=true')
      .first()
      .click();
  }

  async limitPrice(rupees: string): Promise<void> {
    await this.openFilters();
    if (await this.pricePill.isVisible()) await this.pricePill.click();
    await this.filterField('Price to (₹)').fill(rupees);
    await this.showProducts();
  }

  /** The link that removes a filter: in its pill, or on a phone above the products. */
  chosenFilter(text: string): Locator {
    return this.main.getByRole('link', { name: `Without: ${text}` });
  }

  async clearFilters(): Promise<void> {
    await this.link('Clear all filters').first().click();
  }

  async nextPage(): Promise<void> {
    await this.page.getByRole('link', { name: 'Next' }).click();
  }

  async prices(): Promise<number[]> {
    const texts = await this.cards.locator('p:has-text("₹") > span:first-child').allInnerTexts();
    return texts.map((text) => Number(text.replaceAll(/[₹,]/g, '')));
  }

  async expectPrices(hold: (prices: number[]) => boolean): Promise<void> {
    await expect
      .poll(async () => {
        const prices = await this.prices();
        return prices.length > 0 && hold(prices);
      })
      .toBe(true);
  }

  async expectRisingPrices(): Promise<void> {
    await this.expectPrices(
      (prices) => prices.length > 4 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!),
    );
  }
}
