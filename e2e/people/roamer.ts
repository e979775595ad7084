import { expect } from '@playwright/test';
import type { Shopper } from '../shopper.ts';

/** What a shopper does with what stands around every page. */
export class Roamer {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  get #page() {
    return this.#shopper.page;
  }

  get menuButton() {
    return this.#page.getByRole('button', { name: 'Menu', exact: true });
  }

  get categories() {
    return this.#page.getByRole('navigation', { name: 'Shop By Category' });
  }

  /** What darkens the page beside an open menu on small screens. */
  get overlay() {
    return this.#page.getByRole('button', { name: 'Close the menu' }).first();
  }

  category(name: string) {
    return this.categories.getByRole('link', { name, exact: true });
  }

  async openMenu(): Promise<void> {
    await this.menuButton.click();
    await expect(this.categories).toBeInViewport();
  }

  async seesMenuClosed(): Promise<void> {
    await expect(this.menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(this.categories).not.toBeInViewport();
  }

  async leftEdgeOfPage(): Promise<number> {
    return this.#shopper.main.evaluate((main) => main.getBoundingClientRect().left);
  }

  async scrolled(): Promise<number> {
    return this.#page.evaluate(() => Math.round(window.scrollY));
  }

  async scrollTo(place: number): Promise<void> {
    await this.#page.evaluate((top) => window.scrollTo(0, top), place);
    await expect.poll(() => this.scrolled()).toBe(place);
  }

  /** How many things move in a part of the page. */
  async moving(region: string): Promise<number> {
    return this.#page
      .getByRole('region', { name: region, exact: true })
      .evaluate(
        (element) =>
          element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
  }

  /** A finger that goes across the middle of a part of the page. */
  async swipe(region: string, byPixels: number): Promise<void> {
    const part = this.#page.getByRole('region', { name: region, exact: true });
    await part.scrollIntoViewIfNeeded();
    const box = (await part.boundingBox())!;
    const y = box.y + box.height / 3;
    const x = box.x + box.width / 2;
    const browser = await this.#page.context().newCDPSession(this.#page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    await touch('touchMove', x + byPixels / 2);
    await touch('touchMove', x + byPixels);
    await touch('touchEnd');
  }

  /** Waits until this page and what it needs are kept for when there is no connection. */
  async seesPageKept(path: string): Promise<void> {
    const isKept = () =>
      this.#page.evaluate(async (page) => {
        const needed = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const kept = await Promise.all(
          [page, ...needed].map((address) => caches.match(address, { ignoreVary: true })),
        );
        return kept.every((answer) => answer !== undefined);
      }, path);
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  }

  /** The names of the programs that are kept for when there is no connection. */
  async keptPrograms(): Promise<string[]> {
    const kept = await this.#page.evaluate(async () => {
      const requests = await (await caches.open('files-1')).keys();
      return requests.map(({ url }) => url.split('/').at(-1)!);
    });
    return kept.filter((file) => file.endsWith('.js'));
  }
}
