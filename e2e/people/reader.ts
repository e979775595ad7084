import { expect } from '@playwright/test';
import { mailsTo } from '../mailbox.ts';
import type { Shopper } from '../shopper.ts';

/** What a shopper does who reads: articles, and the newsletter. */
export class Reader {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** One of the five pills of Learn Ayurveda. */
  async chooseSection(name: string): Promise<void> {
    await this.#shopper.page
      .getByRole('navigation', { name: 'Learn Ayurveda' })
      .getByRole('link', { name, exact: true })
      .click();
    await this.#shopper.seesHeading(name);
  }

  /** Opens the article of the `place`th card. */
  async readArticle(place: number): Promise<void> {
    const card = this.#shopper.main.getByRole('article').nth(place);
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: /^Read Article/ }).click();
    await this.#shopper.seesHeading(title);
  }

  /** Each card of the page has a picture, a label, a title, a summary and its way to the article, and only dated ones a date. */
  async seesWholeCards({ dated }: { dated: boolean }): Promise<void> {
    for (const card of await this.#shopper.main.getByRole('article').all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.locator('p')).toHaveText([/^\w/, /^\w.{20,}/]);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card.getByRole('link')).toHaveText(['Read Article']);
      await expect(card.getByRole('time')).toHaveCount(dated ? 1 : 0);
    }
  }

  /** By the form at the foot of every page. */
  async askForNewsletter(email: string): Promise<void> {
    const form = this.#shopper.page.getByRole('form', { name: 'Newsletter', exact: true });
    await form.getByLabel('Your e-mail').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
  }

  /** Opens a link of the newest of `count` letters. */
  async followLetter(email: string, what: 'confirm' | 'unsubscribe', count: number): Promise<void> {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
    const { text } = (await mailsTo(email)).at(-1)!;
    const link = new RegExp(`http\\S+/newsletter/${what}\\?token=[\\w.-]+`).exec(text)?.[0];
    await this.#shopper.visit(link ?? 'the mail has no such link');
  }
}
