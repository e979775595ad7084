import { expect } from '@playwright/test';
import { mailsTo, newestCode } from '../mailbox.ts';
import type { Shopper } from '../shopper.ts';

/** What somebody does who looks after the own data: consents, the e-mail, and leaving. */
export class Leaver {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** By keyboard: opens the window that says what is deleted. */
  async asksToLeave(): Promise<void> {
    await this.#shopper.page.getByRole('button', { name: 'Delete my account' }).press('Enter');
    await expect(this.#shopper.dialog).toContainText('This cannot be undone.');
  }

  async asksForCode(): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: 'Send me the code' }).press('Enter');
  }

  async keepsAccount(): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(this.#shopper.dialog).toBeHidden();
  }

  /** With the `count`th code that arrived. */
  async confirmsWith(code: string): Promise<void> {
    const field = this.#shopper.dialog.getByLabel('OTP', { exact: true });
    await expect(field).toBeFocused();
    await field.fill(code);
    await field.press('Enter');
  }

  get consents() {
    return this.#shopper.main.getByRole('list', { name: 'What you agreed to' }).getByRole('listitem');
  }

  async leavesNewsletter(): Promise<void> {
    await this.#shopper.main.getByRole('button', { name: 'Leave the newsletter' }).click();
  }

  async changesEmail(to: string): Promise<void> {
    const block = this.#shopper.block('Email Address');
    await block.edit();
    await block.field('Email').fill(to);
    await block.save();
    await block.field('OTP', true).fill(await newestCode(to));
    await block.region.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(block.region).toContainText(to);
  }

  /** Opens the undo link of the notice. Opening it changes nothing yet. */
  async opensUndoLink(address: string): Promise<void> {
    const undo = /http\S+\/undo-email-change\?token=[\w.-]+/;
    await expect.poll(async () => (await mailsTo(address)).some(({ text }) => undo.test(text))).toBe(true);
    const mail = (await mailsTo(address)).findLast(({ text }) => undo.test(text));
    await this.#shopper.visit(undo.exec(mail!.text)![0]);
    await this.#shopper.seesHeading('Take your account back');
  }

  async undoesChange(): Promise<void> {
    await this.#shopper.main.getByRole('button', { name: 'Bring my old e-mail back' }).press('Enter');
  }
}
