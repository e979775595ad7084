import { expect, type Locator } from '@playwright/test';
import type { Shopper } from '../shopper.ts';

/** What a shopper does who types into the search box. */
export class Seeker {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  get box() {
    return this.#shopper.page.getByLabel('Search the shop').locator('visible=true');
  }

  /** A group of the suggestions: Search for, Products, Categories. */
  group(name: string) {
    return this.#shopper.page.getByRole('group', { name });
  }

  suggestion(name: string | RegExp) {
    return this.#shopper.page.getByRole('option', { name });
  }

  /** The one that Enter would take. */
  get highlighted() {
    return this.#shopper.page.locator('[role=option][data-highlighted]');
  }

  async isHighlighted(text: RegExp): Promise<boolean> {
    return (await this.highlighted.filter({ hasText: text }).count()) > 0;
  }

  /** The picture came, and is one. */
  async isDrawn(picture: Locator): Promise<boolean> {
    return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  }

  async press(key: string): Promise<void> {
    await this.#shopper.page.keyboard.press(key);
  }

  async findsFirst(text: string | RegExp): Promise<void> {
    await expect(this.#shopper.main.getByRole('article').first()).toContainText(text);
  }
}
