import { type Browser, expect } from '@playwright/test';
import { mailsTo } from '../../mailbox.ts';
import { ports } from '../../ports.ts';
import type { Shopper } from '../../shopper.ts';

const simulator = `http://127.0.0.1:${ports.simulator}/simulator`;
const headers = { Authorization: 'Token journeys-token' };

/** What becomes of a parcel: what the courier does, and what a shopper sees of it. */
export class ParcelWatcher {
  readonly #shopper: Shopper;
  readonly #email: string;

  constructor(shopper: Shopper, email: string) {
    this.#shopper = shopper;
    this.#email = email;
  }

  /** The number of the order whose page is open. */
  async orderNumber(): Promise<string> {
    const named = this.#shopper.main.getByText(/AR-\d+/).first();
    await expect(named).toBeVisible();
    const number = /AR-\d+/.exec(await named.innerText())?.[0];
    return number!;
  }

  /** The courier's people read the label of an order's parcel. */
  async courierScans(
    orderNumber: string,
    scan: { type: string; status: string; code: string; instructions: string; place: string },
  ): Promise<void> {
    const waybill = await this.#waybillOf(orderNumber);
    const told = new URLSearchParams({ waybill, ...scan });
    const answer = await fetch(`${simulator}/scan?${told.toString()}`, { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ waybill, status: scan.status });
  }

  /** What the courier was told to collect at the door for an order, in rupees. */
  async cashToCollect(orderNumber: string): Promise<number> {
    const waybill = await this.#waybillOf(orderNumber);
    const answer = await fetch(`${simulator}/shipments`, { headers });
    const parcels = (await answer.json()) as { waybill: string; cashRupees: number }[];
    return parcels.find((parcel) => parcel.waybill === waybill)!.cashRupees;
  }

  /** Waits for the mail with these words in its subject; its text. */
  async getsMail(subject: string): Promise<string> {
    let text: string | undefined;
    await expect(async () => {
      text = (await mailsTo(this.#email)).find((mail) => mail.subject.includes(subject))?.text;
      expect(text).toBeTruthy();
    }).toPass({ timeout: 20_000 });
    return text!;
  }

  /** The links of a mail that lead to `path`, as the mail has them. */
  linksTo(path: string, text: string): string[] {
    return text.match(new RegExp(`http[^\\s\\]]+${path}/[\\w.-]+`, 'g')) ?? [];
  }

  /** Somebody else, on a device that knows nobody here, opens a link; search engines are asked to leave it out. */
  async strangerFollows(
    browser: Browser,
    link: string,
    { sees, not }: { sees: string[]; not: string },
  ): Promise<void> {
    const stranger = await browser.newContext({ viewport: this.#shopper.page.viewportSize() });
    const page = await stranger.newPage();
    await page.goto(link);
    for (const words of sees) await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main')).not.toContainText(not);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await stranger.close();
  }

  /** Somebody else has a page just now: the shop keeps it for a moment. */
  async strangerReads(page: string): Promise<void> {
    expect((await fetch(page)).status).toBe(200);
  }

  /** What the timeline says has happened. */
  async seesStep(name: string): Promise<void> {
    await expect(
      this.#shopper.main.getByRole('listitem').filter({ hasText: name, hasNotText: 'still to come' }).first(),
    ).toBeVisible();
  }

  async seesScan(says: string, place: string): Promise<void> {
    const scans = this.#shopper.main.getByRole('region', { name: 'Where the courier saw it' });
    await expect(scans.getByRole('definition').filter({ hasText: says }).first()).toContainText(place);
  }

  async seesStarsChosen(count: number): Promise<void> {
    await expect(this.#shopper.main.getByRole('radio').nth(count - 1)).toBeChecked();
  }

  async writesReview(words: string): Promise<void> {
    await this.#shopper.main.getByLabel('Your review').fill(words);
    await this.#send();
    await this.#shopper.isTold('Review submitted successfully!');
  }

  async sendsWithoutWords(): Promise<void> {
    await this.#send();
    await this.#shopper.isTold('Please provide a rating and a review comment.');
  }

  async seesVerifiedReview(words: string): Promise<void> {
    const review = this.#shopper.main.getByRole('article').filter({ hasText: words });
    await expect(review).toHaveCount(1);
    await expect(review).toContainText('Verified buyer');
    await expect(review).toContainText('Anonymous');
  }

  async #send(): Promise<void> {
    await this.#shopper.main.getByRole('button', { name: 'Submit Review' }).click();
  }

  async #waybillOf(orderNumber: string): Promise<string> {
    let waybill: string | null = null;
    await expect(async () => {
      waybill = await this.#shopper.page.evaluate(async (number) => {
        const token = localStorage.getItem('token');
        const answer = await fetch(`/api/orders/${number}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return ((await answer.json()) as { waybill: string | null }).waybill;
      }, orderNumber);
      expect(waybill).toBeTruthy();
    }).toPass({ timeout: 20_000 });
    return waybill!;
  }
}
