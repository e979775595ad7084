import { expect, type Locator, type Page } from '@playwright/test';
import type { Shopper } from '../shopper.ts';

/** What somebody does who buys: on the page of a product, in the cart and at the checkout. */
export class Buyer {
  readonly #shopper: Shopper;
  readonly #page: Page;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
    this.#page = shopper.page;
  }

  // The page of a product

  get picture(): Locator {
    return this.#page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  }

  thumbnail(place: number): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Picture ${place} of`) });
  }

  get zoomButton(): Locator {
    return this.#page.getByRole('button', { name: /^Zoom (in|out)$/ });
  }

  /** How many times larger the picture is drawn, and where its middle of growth lies. */
  async zoom(): Promise<{ scale: string; origin: string }> {
    return this.picture.evaluate((image) => {
      const { scale, transformOrigin } = getComputedStyle(image);
      return { scale, origin: transformOrigin };
    });
  }

  /** What the facts of the product say: `Unit`, `Status`, `Stock`. */
  fact(name: string): Locator {
    return this.#page.getByRole('region', { name: 'What it is' }).locator(`dt:text-is("${name}") + dd`);
  }

  button(name: 'Add to Cart' | 'Buy Now'): Locator {
    return this.#page.getByRole('button', { name, exact: true }).locator('visible=true').first();
  }

  get buyBar(): Locator {
    return this.#page.locator('[data-buy-bar]');
  }

  get related(): Locator {
    return this.#section('Related products').getByRole('article');
  }

  get reviews(): Locator {
    return this.#section('Customer reviews').getByRole('article');
  }

  async sortReviews(by: string): Promise<void> {
    await this.#page.getByLabel('Sort reviews').selectOption(by);
  }

  async writeReview({
    stars,
    words,
    picture,
  }: {
    stars: number;
    words: string;
    picture?: Buffer;
  }): Promise<void> {
    await this.#page.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check({ force: true });
    await this.#page.getByLabel('Your review').fill(words);
    if (!picture) return;
    await this.#page
      .getByLabel(/Add a picture/)
      .setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(this.#page.getByAltText('Your choice')).toBeVisible();
  }

  async sendReview(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Submit Review' }).click();
  }

  #section(heading: string): Locator {
    return this.#page.locator('section').filter({ has: this.#page.getByRole('heading', { name: heading }) });
  }

  // The checkout

  async visitCheckout(): Promise<void> {
    await this.#shopper.visit('/checkoutpage');
    await this.#shopper.isAtCheckout();
  }

  /** One of the numbered sections, `1 LOGIN`. */
  section(title: string): Locator {
    return this.#page.getByRole('region', { name: title });
  }

  get placeOrderButton(): Locator {
    return this.#page.getByRole('button', { name: 'Place Order' });
  }

  get change(): Locator {
    return this.#page.getByRole('button', { name: 'CHANGE' });
  }

  /** A choice of the CHANGE dropdown. */
  async changeTo(choice: string | RegExp): Promise<void> {
    await this.change.click();
    await this.#page.getByRole('menuitem', { name: choice }).click();
  }

  async cancelForm(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }

  /** What the browser keeps of a Buy Now (section 3). */
  async storedBuyNow(): Promise<{ product: unknown; mode: string | null }> {
    return this.#page.evaluate(() => ({
      product: JSON.parse(localStorage.getItem('buyNowProduct') ?? 'null') as unknown,
      mode: localStorage.getItem('checkoutMode'),
    }));
  }
}
