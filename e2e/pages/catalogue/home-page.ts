import { expect, type Locator } from '@playwright/test';
import { swipe } from '../../fixtures/browser/swipe.ts';
import { ShopPage } from '../shop-page.ts';

export class HomePage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/');
  }

  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  get exploreLink(): Locator {
    return this.main.getByRole('link', { name: 'EXPLORE' });
  }

  get heroProduct(): Locator {
    return this.main.getByRole('link', { name: /^Most popular/ });
  }

  get categories(): Locator {
    return this.main.getByRole('heading', { name: 'Shop by category' });
  }

  /** The picture of a category. It has no words, since the name is beside it. */
  tileOf(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true }).locator('img');
  }

  get film(): Locator {
    return this.main.locator('video').first();
  }

  get concerns(): Locator {
    return this.main.getByRole('region', { name: 'Shop by concern' }).getByRole('link');
  }

  async openFirstConcern(): Promise<void> {
    await this.concerns.first().click();
  }

  get #making(): Locator {
    return this.main.getByRole('region', { name: 'How it is made' });
  }

  get makingSteps(): Locator {
    return this.#making.getByRole('listitem');
  }

  async openMaking(): Promise<void> {
    await this.#making.getByRole('link').click();
  }

  get articles(): Locator {
    return this.main.getByRole('region', { name: 'Ayurveda, to read' }).getByRole('link');
  }

  async openFirstArticle(): Promise<void> {
    await this.articles.first().click();
  }

  isFilmPaused(): Promise<boolean> {
    return this.film.evaluate((video: HTMLVideoElement) => video.paused);
  }

  /** From the next document on the browser says that its user saves data. */
  async saveData(): Promise<void> {
    await this.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }

  /** Opens the page and expects that it does not even load the code of the film, which comes before that of later parts. */
  async expectNoFilm(): Promise<void> {
    const files: string[] = [];
    this.page.on('request', (request) => files.push(request.url()));
    await this.open();
    await this.wake(this.carousel);
    await expect(this.film).toHaveCount(0);
    expect(files.filter((file) => /home-late-section/.test(file))).not.toEqual([]);
    expect(files.filter((file) => /hero-film|-loop\./.test(file))).toEqual([]);
  }

  filmButton(name: 'Pause the film' | 'Play the film'): Locator {
    return this.main.getByRole('button', { name }).first();
  }

  get strip(): Locator {
    return this.main.getByRole('list').filter({ hasText: 'ADD TO BAG' });
  }

  get stripHeading(): Locator {
    return this.main.getByRole('heading', { name: 'Trending natural supplements from Aranya' });
  }

  get stripCards(): Locator {
    return this.strip.getByRole('article');
  }

  get firstStripCard(): Locator {
    return this.stripCards.first();
  }

  scrollButton(side: 'left' | 'right'): Locator {
    return this.main.getByRole('button', { name: `Scroll ${side}` });
  }

  stripScrolled(): Promise<number> {
    return this.strip.evaluate((list) => Math.round(list.scrollLeft));
  }

  get viewAll(): Locator {
    return this.main.getByRole('link', { name: 'View All' });
  }

  get firstBagButton(): Locator {
    return this.main.getByRole('button', { name: /^ADD TO BAG/ }).first();
  }

  async openCard(name: string): Promise<void> {
    await this.main.getByRole('link', { name, exact: true }).first().click();
  }

  productPicture(card: Locator): Locator {
    return card.locator('img[src*="/images/products/"]');
  }

  cardHeading(card: Locator): Locator {
    return card.getByRole('heading');
  }

  drawnStars(card: Locator): Locator {
    return card.locator('p svg[viewBox="0 0 120 24"]');
  }

  bagButton(card: Locator): Locator {
    return card.getByRole('button', { name: /^ADD TO BAG/ });
  }

  oldPrice(card: Locator): Locator {
    return card.locator('s');
  }

  price(card: Locator): Locator {
    return card.locator('p:has(s) > span').first();
  }

  addButton(card: Locator): Locator {
    return card.getByRole('button', { name: /^Add to Cart/ });
  }

  get combos(): Locator {
    return this.main.getByRole('article').filter({ hasText: 'Seller:' });
  }

  get firstCombo(): Locator {
    return this.combos.first();
  }

  get carousel(): Locator {
    return this.main.getByRole('region', { name: 'Offers of the season' });
  }

  /** Scrolls to the carousel, and tells whether one of its pictures failed and still shows. */
  async hasBrokenOffer(): Promise<boolean> {
    await this.carousel.scrollIntoViewIfNeeded();
    return this.carousel
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).some(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      );
  }

  offer(name: string | RegExp): Locator {
    return this.carousel.getByRole('button', { name });
  }

  async swipeCarousel(byPixels: number): Promise<void> {
    await swipe(this.carousel, byPixels);
  }

  get reasons(): Locator {
    return this.main.getByRole('region', { name: 'Why us' }).getByRole('listitem');
  }

  get customerReviews(): Locator {
    return this.main.getByRole('region', { name: 'What do our customers say?' });
  }

  get reviewCards(): Locator {
    return this.customerReviews.locator('figure');
  }

  get firstReviewCard(): Locator {
    return this.reviewCards.first();
  }

  reviewCard(text: string): Locator {
    return this.reviewCards.filter({ hasText: text }).first();
  }

  /** The reviews for screen readers, without the copies of the scroll effect. */
  get reviewItems(): Locator {
    return this.customerReviews.getByRole('listitem');
  }

  get reviewButton(): Locator {
    return this.customerReviews.getByRole('button');
  }

  sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
