import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';
import { Gallery } from './gallery.ts';

type Review = { stars?: number; text: string; picture?: Buffer };

export class ProductPage extends ShopPage {
  async open(slug: string): Promise<void> {
    await this.visit(`/product/${slug}`);
  }

  section(heading: string): Locator {
    return this.page.getByRole('heading', { name: heading, exact: true });
  }

  declaration(name: string): Locator {
    return this.region('Product details').locator(`div:has(> dt:text-is("${name}")) > dd`);
  }

  get canonical(): Locator {
    return this.page.locator('link[rel=canonical]');
  }

  /** Returns how many pictures of the gallery failed to load. */
  brokenPictures(): Promise<number> {
    const pictures = this.page.getByRole('region', { name: 'Pictures' }).locator('img');
    return pictures.evaluateAll(
      (images) =>
        (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .length,
    );
  }

  get gallery(): Gallery {
    return new Gallery(this.page);
  }

  /** Price and buttons, without those of the bar at the foot of a phone. */
  get purchaseParts(): Locator {
    const facts = this.page.getByRole('region', { name: 'What it is' });
    return this.page.locator('#purchase button').or(facts.getByText(/, inclusive of all taxes$/));
  }

  thumbnail(place: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Picture ${place} of`) });
  }

  fact(name: string): Locator {
    return this.page.getByRole('region', { name: 'What it is' }).locator(`dt:text-is("${name}") + dd`);
  }

  button(name: 'Add to Cart' | 'Buy Now'): Locator {
    return this.page.getByRole('button', { name, exact: true }).locator('visible=true').first();
  }

  get trustLines(): Locator {
    return this.page.getByRole('list', { name: 'Payment, delivery and returns' });
  }

  async openReturns(): Promise<void> {
    await this.trustLines.getByRole('link', { name: 'returns' }).click();
  }

  get buyBar(): Locator {
    return this.page.locator('[data-foot-bar]');
  }

  get buyBarAddButton(): Locator {
    return this.buyBar.getByRole('button', { name: 'Add to Cart' });
  }

  get flyingPictures(): Locator {
    return this.page.locator('body > img');
  }

  /** Notes the pictures that fly on this page from now on. Returns a function that reads the notes. */
  async watchFlyingPictures(): Promise<() => Promise<string[]>> {
    await this.page.evaluate(() => {
      const flown: string[] = [];
      Object.assign(window, { flown });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLImageElement) flown.push(node.src);
      }).observe(document.body, { childList: true });
    });
    return () => this.page.evaluate(() => (window as unknown as { flown: string[] }).flown);
  }

  async addToCart(name: string): Promise<void> {
    await this.button('Add to Cart').click();
    await this.expectMessage(`${name} added to cart!`);
  }

  async buyNow(): Promise<void> {
    await this.button('Buy Now').click();
    await this.expectHeading('Checkout');
  }

  estimate(pincode: string): Locator {
    return this.main.getByText(new RegExp(`^Delivers by .* to ${pincode}`)).first();
  }

  get deliveryForm(): Locator {
    return this.main.getByRole('form', { name: 'Delivery' });
  }

  async checkPincode(pincode: string): Promise<void> {
    await this.deliveryForm.getByLabel('Deliver to pincode').fill(pincode);
    await this.deliveryForm.getByRole('button', { name: 'Check' }).click();
  }

  get usageSteps(): Locator {
    return this.page.getByRole('region', { name: 'How to use' }).getByRole('listitem');
  }

  drawings(steps: Locator): Locator {
    return steps.locator('svg');
  }

  /** Leads to a category of the product without loading a document. */
  async openCategory(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name, exact: true })
      .click();
  }

  get related(): Locator {
    return this.#part('Related products').getByRole('article');
  }

  relatedNamed(name: string): Locator {
    return this.related.getByRole('heading', { name, exact: true });
  }

  async relatedSlugs(): Promise<string[]> {
    const links = await this.related.getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    return paths.map((path) => path!.split('/').at(-1)!);
  }

  get reviews(): Locator {
    return this.#part('Customer reviews').getByRole('article');
  }

  get firstReview(): Locator {
    return this.reviews.first();
  }

  reviewAt(index: number): Locator {
    return this.reviews.nth(index);
  }

  get reviewCounts(): Locator {
    return this.main.getByText(/^\d+ reviews?$/);
  }

  review(text: string): Locator {
    return this.reviews.filter({ hasText: text });
  }

  get moreReviewsButton(): Locator {
    return this.page.getByRole('button', { name: 'Show more reviews' });
  }

  async sortReviews(by: string): Promise<void> {
    await this.page.getByLabel('Sort reviews').selectOption(by);
  }

  get reviewText(): Locator {
    return this.page.getByLabel('Your review');
  }

  stars(count: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${count} star`) });
  }

  get chosenPicture(): Locator {
    return this.page.getByAltText('Your choice');
  }

  async writeReview(review: Review): Promise<void> {
    await this.wake(this.reviewText);
    await this.fillReview(review);
    if (review.picture) await expect(this.chosenPicture).toBeVisible();
  }

  /** Without `stars` the chosen rating stays. */
  async fillReview({ stars, text, picture }: Review): Promise<void> {
    if (stars) await this.stars(stars).check({ force: true });
    await this.reviewText.fill(text);
    if (picture) await this.choosePicture({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: picture });
  }

  get pictureField(): Locator {
    return this.page.getByLabel(/Add a picture|Choose another/);
  }

  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.pictureField.setInputFiles(file);
  }

  /** Types letters into the review, as fast as the browser allows. Returns what the field holds then. */
  async typeFast(letters: number): Promise<string> {
    return this.reviewText.evaluate(async (_, count) => {
      const field = () => document.querySelector('textarea')!;
      const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
      for (let typed = 0; typed < count; typed += 1) {
        property.set!.call(field(), `${field().value}a`);
        field().dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      return field().value;
    }, letters);
  }

  get submitReviewButton(): Locator {
    return this.page.getByRole('button', { name: 'Submit Review' });
  }

  async submitReview(): Promise<void> {
    await this.submitReviewButton.click();
  }

  pictureButton(review: Locator): Locator {
    return review.getByRole('button', { name: /picture/ });
  }

  largePictureWidth(): Promise<number> {
    return this.page
      .getByRole('dialog', { name: 'Taken by the reviewer' })
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  }

  #part(heading: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: heading }) });
  }
}
