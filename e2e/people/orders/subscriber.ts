import { expect } from '@playwright/test';
import { mailsTo } from '../../mailbox.ts';
import type { Shopper } from '../../shopper.ts';

/** What a shopper does who gets something again and again. */
export class Subscriber {
  readonly #shopper: Shopper;
  readonly #email: string;

  constructor(shopper: Shopper, email: string) {
    this.#shopper = shopper;
    this.#email = email;
  }

  /** Chooses Subscribe & Save in the options of the trending strip's product with this name. */
  async subscribeTo(name: string, everyDays: number): Promise<void> {
    const { dialog } = this.#shopper;
    await this.#openOptions(name);
    await dialog.getByRole('radio', { name: /Subscribe & Save 15%/ }).check();
    await dialog.getByLabel('Deliver every').selectOption(String(everyDays));
    await this.#addToBag(name);
  }

  /** Chooses a larger size of it, once. */
  async takesOnce(name: string, size: '120-day supply' | '180-day supply'): Promise<void> {
    await this.#openOptions(name);
    await this.#shopper.dialog.getByText(size, { exact: true }).click();
    await expect(this.#shopper.dialog.getByRole('radio', { name: size })).toBeChecked();
    await this.#addToBag(name);
  }

  async #openOptions(name: string): Promise<void> {
    const { page, dialog } = this.#shopper;
    await page
      .getByRole('button', { name: new RegExp(`^ADD TO BAG.*${name}`) })
      .first()
      .click();
    await expect(dialog.getByText('Product Options')).toBeVisible();
  }

  async #addToBag(name: string): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: /^ADD TO BAG/ }).click();
    await this.#shopper.isTold(`${name} added to cart!`);
    await expect(this.#shopper.page.getByText('Product Options')).toBeHidden();
  }

  async openPlans(): Promise<void> {
    await this.#shopper.visit('/profile?tab=stuff&part=refills');
    await expect(this.#shopper.page.getByRole('heading', { name: 'My Stuff' })).toBeVisible();
  }

  /** The card of a plan. */
  plan(name: string) {
    const card = this.#shopper.main.getByRole('article', { name });
    return {
      card,
      button: (label: string) => card.getByRole('button', { name: `${label}: ${name}` }),
      howOften: card.getByLabel('How often'),
    };
  }

  /** The list of plans takes two seconds from now on; what is pressed is answered as soon as ever. */
  async listIsSlow(): Promise<void> {
    await this.#shopper.page.route('**/api/refills', async (route) => {
      await new Promise((over) => setTimeout(over, 2_000));
      await route.continue().catch(() => {});
    });
  }

  /** What the shop says of the one plan of whoever is signed in. */
  async onlyPlan(): Promise<{ id: number; nextDueOn: string; state: string }> {
    const plans = await this.#shopper.page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? '';
      const answer = await fetch('/api/refills', { headers: { authorization: `Bearer ${token}` } });
      return (await answer.json()) as { id: number; nextDueOn: string; state: string }[];
    });
    expect(plans).toHaveLength(1);
    return plans[0]!;
  }

  /** Waits for the mail whose subject begins so; its text. */
  async getsMail(subject: string): Promise<string> {
    let text: string | undefined;
    await expect(async () => {
      text = (await mailsTo(this.#email)).find((mail) => mail.subject.startsWith(subject))?.text;
      expect(text).toBeTruthy();
    }).toPass({ timeout: 20_000 });
    return text!;
  }

  /** Waits until so many orders were confirmed by mail; the text of the newest. */
  async getsOrderMail(count: number): Promise<string> {
    let texts: string[] = [];
    await expect(async () => {
      texts = (await mailsTo(this.#email))
        .filter(({ subject }) => subject.endsWith('is placed'))
        .map(({ text }) => text);
      expect(texts).toHaveLength(count);
    }).toPass({ timeout: 20_000 });
    return texts.at(-1)!;
  }

  /** Opens a link of the mail that announces a refill. */
  async followAnnouncement(move: 'skip' | 'pause' | 'cancel'): Promise<void> {
    const text = await this.getsMail('Your refill on');
    const link = new RegExp(`http\\S+/refill\\?do=${move}&token=[\\w.-]+`).exec(text)?.[0];
    await this.#shopper.visit(link ?? 'the mail has no such link');
    await this.#shopper.seesHeading('Your refill');
  }
}
