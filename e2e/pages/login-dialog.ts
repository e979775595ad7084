import { expect, type Locator, type Page } from '@playwright/test';
import type { CustomerDetails } from '../fixtures/customer.ts';
import type { EmailSink } from '../shop/email-sink.ts';
import { patience, ShopPage } from './shop-page.ts';

/** The login modal with its four steps (section 2). Codes come from the received emails. */
export class LoginDialog extends ShopPage {
  readonly #emails: EmailSink;

  constructor(page: Page, emails: EmailSink) {
    super(page);
    this.#emails = emails;
  }

  get otp(): Locator {
    return this.dialog.getByLabel('OTP', { exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  get textFields(): Locator {
    return this.dialog.getByRole('textbox');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async expectOpen(): Promise<void> {
    await this.dialog.waitFor(patience);
    await expect(this.dialog).toContainText('Welcome Back');
  }

  async close(): Promise<void> {
    await this.button('Close').click();
    await expect(this.dialog).toBeHidden();
  }

  async fillRegistration({ firstName, lastName, email }: CustomerDetails): Promise<void> {
    await this.button('Register now').click();
    await expect(this.field('First name')).toBeFocused();
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Email').fill(email);
  }

  async sendCode(): Promise<void> {
    await this.button('Send OTP').click();
  }

  async verify(code: string): Promise<void> {
    await this.otp.fill(code);
    await this.button('Verify OTP').click();
  }

  async registerAndSignIn(details: CustomerDetails): Promise<void> {
    await this.fillRegistration(details);
    await this.verify(await this.codeFor(details.email, 'OTP sent to your email! Please verify.'));
    await this.expectMessage('Registration successful! Please login.');
    await this.signIn(details.email);
  }

  async signIn(email: string): Promise<void> {
    await this.expectOpen();
    await this.field('Email').fill(email);
    await this.verify(await this.codeFor(email, 'OTP sent to your email! Please verify to login.'));
    await this.expectMessage('Login successful!');
    await expect(this.dialog).toBeHidden();
  }

  async chooseGoogle(): Promise<void> {
    await this.button('Continue with Google').click();
  }

  async expectGoogleFailed(): Promise<void> {
    await this.expectMessage('Google login failed!');
    await this.expectOpen();
  }

  async expectSessionEnded(): Promise<void> {
    await this.expectOpen();
    await expect(this.dialog).toContainText('Your session has ended.');
  }

  async codeFor(email: string, message: string): Promise<string> {
    const before = this.#emails.codes(email).length;
    await this.sendCode();
    await this.expectMessage(message);
    return this.#emails.code(email, before + 1);
  }
}
