import { expect, type Page } from '@playwright/test';

/** The page of the simulator that plays the customer's phone. */
export class SimulatedPhone {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Scans the newest code over an amount and presses a button. */
  async scan(
    amount: string,
    { pin = '', button }: { pin?: string; button: 'Pay' | 'Cancel' },
  ): Promise<void> {
    await this.page.goto(this.#url);
    await this.page
      .getByRole('link', { name: `Scan the code over ${amount}` })
      .first()
      .click();
    await this.page.getByLabel('UPI PIN').fill(pin);
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async expectSaid(text: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: text })).toBeVisible();
  }
}
