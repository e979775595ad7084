import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../fixtures/customer.ts';
import type { EmailSink } from '../shop/email-sink.ts';
import { ShopPage } from './shop-page.ts';

/** The login modal with its four steps (section 2). Codes come from the emails that the shop sent. */
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

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async expectOpen(): Promise<void> {
    await expect(this.dialog).toContainText('Welcome Back');
  }

  async sendCode(): Promise<void> {
    await this.button('Send OTP').click();
  }

  async verify(code: string): Promise<void> {
    await this.otp.fill(code);
    await this.button('Verify OTP').click();
  }

  /** Registers and signs in with the codes that arrive by email. */
  async registerAndSignIn(person: Person): Promise<void> {
    await this.button('Register now').click();
    await expect(this.field('First name')).toBeFocused();
    await this.field('First name').fill(person.firstName);
    await this.field('Last name').fill(person.lastName);
    await this.field('Email').fill(person.email);
    await this.sendCode();
    await this.expectMessage('OTP sent to your email! Please verify.');
    await this.verify(await this.#emails.code(person.email, 1));
    await this.expectMessage('Registration successful! Please login.');
    await this.signIn(person.email, 2);
  }

  /** Signs in with the `count`th code that reaches this address. */
  async signIn(email: string, count: number): Promise<void> {
    await this.expectOpen();
    await this.field('Email').fill(email);
    await this.sendCode();
    await this.expectMessage('OTP sent to your email! Please verify to login.');
    await this.verify(await this.#emails.code(email, count));
    await this.expectMessage('Login successful!');
    await expect(this.dialog).toBeHidden();
  }
}
