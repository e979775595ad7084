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

  /** Goes down by arrow key, and looks after each press where it led. */
  async goesDownTo(text: RegExp): Promise<void> {
    const marked = async () => (await this.highlighted.allInnerTexts()).join();
    for (let presses = 0; presses < 8; presses += 1) {
      const before = await marked();
      if (text.test(before)) return;
      await this.press('ArrowDown');
      await expect.poll(marked).not.toBe(before);
    }
    await expect(this.highlighted).toContainText(text);
  }

  /** Waits until the shop has answered what to suggest for a text; begin it before the text is typed. */
  async answerTo(text: string): Promise<void> {
    await this.#shopper.page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/search/suggestions') &&
        new URL(answer.url()).searchParams.get('q') === text,
    );
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
