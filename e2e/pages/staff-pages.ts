import { expect, type Locator } from '@playwright/test';
import { timeCodeOf } from '#shop/accounts/admin/server/testing.ts';
import { visit } from '../fixtures/interactive.ts';
import { ShopPage } from './shop-page.ts';

export class StaffPages extends ShopPage {
  get #code(): Locator {
    return this.page.getByLabel('Code from the app');
  }

  async open(path = '/admin'): Promise<void> {
    await visit(this.page, path);
  }

  /** The page's text while JavaScript is off. */
  get withoutCode(): Locator {
    return this.page.locator('noscript p');
  }

  /** Follows a link of the column, which a phone has behind 'More'. The link names its page, and then how much waits there. */
  async go(name: string): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    const link = this.page.getByRole('navigation', { name: 'Staff' }).getByRole('link');
    await link
      .filter({ hasText: new RegExp(`^${name}(?! ?[a-z])`, 'i') })
      .last()
      .click();
  }

  entry(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Staff' }).getByRole('link').filter({ hasText: name });
  }

  /** Controls that staff could press or fill in on the page. */
  get controls(): Locator {
    return this.main.getByRole('button').or(this.main.getByRole('searchbox'));
  }

  get helpButton(): Locator {
    return this.main.getByRole('button', { name: 'Help for this page' });
  }

  get #help(): Locator {
    return this.page.getByRole('dialog', { name: 'Help for this page' });
  }

  async expectHelp(text: string): Promise<void> {
    await expect(this.#help).toContainText(text);
  }

  async readMore(title: string): Promise<void> {
    await this.#help.getByRole('link', { name: `Read more: ${title}` }).click();
  }

  async leaveMissingPage(): Promise<void> {
    await this.main.getByRole('link', { name: 'Go to Today' }).click();
  }

  async logIn(): Promise<void> {
    await this.logInButton.click();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log out' }).click();
    await expect(this.logInButton).toBeVisible();
  }

  /** Sets up a time code as an app does. Returns the key that the page shows. */
  async setUpTimeCode(): Promise<string> {
    await this.page.getByRole('button', { name: 'Set up a time code with an app' }).click();
    const picture = this.page.getByRole('img', { name: 'QR code' });
    await expect(picture).toBeVisible();
    const secret = await this.main.locator('code').innerText();
    await this.enterCode(timeCodeOf(secret, -1));
    // The code before the present one is too old when 30 seconds end on its way.
    const refusal = this.page.getByText('That code is not right or was used before.');
    await expect.poll(async () => (await refusal.isVisible()) || !(await picture.isVisible())).toBe(true);
    if (await refusal.isVisible()) await this.enterCode(timeCodeOf(secret, -1));
    return secret;
  }

  async enterCode(code: string): Promise<void> {
    await this.#code.fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  async setUpPasskey(): Promise<void> {
    await this.page.getByRole('button', { name: 'Set up a passkey on this device' }).click();
  }

  async enterPasskey(): Promise<void> {
    await this.page.getByRole('button', { name: 'Use a passkey' }).click();
  }

  async storeRecoveryCodes(): Promise<string[]> {
    const list = this.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const codes = await list.allInnerTexts();
    await this.page.getByRole('button', { name: 'I have stored them' }).click();
    return codes;
  }

  async enterRecoveryCode(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'I lost my device' }).click();
    await this.page.getByLabel('Recovery code').fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  async expectToAskForSecondFactor(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  }

  async expectWrongCode(): Promise<void> {
    await expect(this.page.getByText('That code is not right or was used before.')).toBeVisible();
  }

  step(title: string): Locator {
    return this.page.getByRole('list', { name: 'Steps' }).locator('> li').filter({ hasText: title });
  }

  async openStep(title: string): Promise<void> {
    await this.step(title).getByRole('link', { name: 'Open' }).click();
  }

  get removeDemoButton(): Locator {
    return this.main.getByRole('button', { name: 'Remove the demo' });
  }

  /** Confirms the removal, which names what goes, and waits until the page was loaded again. */
  async removeDemo({ orders = '' } = {}): Promise<void> {
    await this.removeDemoButton.click();
    await this.mark();
    const name = orders ? new RegExp(`^Remove [\\d,]+ products and ${orders}$`) : /^Remove [\d,]+ products?$/;
    await this.dialog.getByRole('button', { name }).click();
    await expect.poll(() => this.isMarked().catch(() => true), { timeout: 60_000 }).toBe(false);
  }

  async expectOpen(role: string): Promise<void> {
    await expect(this.page.getByText(`Your role is ${role}.`)).toBeVisible();
  }

  async expectRefused(): Promise<void> {
    await expect(this.page.getByText('Only staff of the shop may do this.')).toBeVisible();
  }
}
