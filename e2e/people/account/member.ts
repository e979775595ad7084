import { expect } from '@playwright/test';
import { newestCode } from '../../mailbox.ts';
import type { Person, Shopper } from '../../shopper.ts';

/** What somebody does who is signed in, or was a moment ago. */
export class Member {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** Is registered and logged in before the page is opened: the forms of that have journeys of their own. */
  async comesIn(person: Person, path: string): Promise<void> {
    const { email } = person;
    await this.#call('register-send-otp', person);
    await this.#call('register-verify-otp', { email, otp: await newestCode(email, 1) });
    await this.comesBack(email, 2, path);
  }

  /** Is logged in by the `count`th code to this address, on one more device perhaps, before the page is opened. */
  async comesBack(email: string, count: number, path: string): Promise<void> {
    const { page } = this.#shopper;
    await this.#call('login-send-otp', { email });
    const otp = await newestCode(email, count);
    const user = await this.#call('login-verify-otp', { email, otp });
    await page.goto('/faq');
    await page.evaluate(({ token, ...rest }) => {
      localStorage.setItem('token', token!);
      localStorage.setItem('user', JSON.stringify({ ...rest, sub: rest.email, name: rest.firstName }));
    }, user);
    await this.#shopper.visit(path);
  }

  async #call(name: string, data: object): Promise<Record<string, string>> {
    const answer = await this.#shopper.page.request.post(`/api/auth/${name}`, { data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Record<string, string>;
  }

  /** Looks at the window again, after having been elsewhere. */
  async looksAgain(): Promise<void> {
    await this.#shopper.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  /** The server forgets this browser's session, as another device or the thirty days would have it; the browser is not told. */
  async losesSession(): Promise<void> {
    const status = await this.#shopper.page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await fetch('/api/auth/logout', { method: 'POST', headers })).status;
    });
    expect(status).toBe(204);
  }

  /** By the account's own menu, or by the one behind the picture; the next address is opened without waiting for anything. */
  async logsOutAndLeaves(path: string): Promise<void> {
    const { page, main } = this.#shopper;
    const logout = main.getByRole('button', { name: 'Logout' });
    if (await logout.isVisible()) await logout.click();
    else {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    }
    await page.goto(path);
  }

  async keptToken(): Promise<string | null> {
    return this.#shopper.page.evaluate(() => localStorage.getItem('token'));
  }

  async isAskedToLogInAgain(): Promise<void> {
    await this.#shopper.isAskedToLogIn();
    await expect(this.#shopper.dialog).toContainText('Your session has ended.');
  }

  /** Whose session ended finds their address typed; the `count`th code is the one. What was going on goes on meanwhile. */
  async logsInAgain(email: string, count: number): Promise<void> {
    await this.field('Email').fill(email);
    await this.sends();
    await this.verifies(await newestCode(email, count));
    await this.#shopper.isTold('Login successful!');
  }

  async closesLogin(): Promise<void> {
    const login = this.#shopper.page.getByRole('dialog', { name: 'Welcome Back' });
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(login).toBeHidden();
  }

  /** The page says so itself, for as long as it lasts. */
  get notice() {
    return this.#shopper.main.getByText('You are not logged in. Please log in again.');
  }

  /** What the header offers a visitor. */
  get loginButton() {
    return this.#shopper.page.getByRole('banner').getByRole('button', { name: 'Login' });
  }

  /** The step of the login modal that waits for a code. */
  get otp() {
    return this.#shopper.dialog.getByLabel('OTP', { exact: true });
  }

  async sends(): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: 'Send OTP' }).click();
  }

  async verifies(otp: string): Promise<void> {
    await this.otp.fill(otp);
    await this.#shopper.dialog.getByRole('button', { name: 'Verify OTP' }).click();
  }

  field(label: string) {
    return this.#shopper.dialog.getByLabel(label);
  }

  async goesTo(
    link: 'Register now' | 'Login here' | 'Back to Login' | 'Back to Registration',
  ): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: link }).click();
  }

  /** The names of what this tab keeps of forms that are being filled in. */
  keptDrafts(): Promise<string[]> {
    return this.#shopper.page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')),
    );
  }

  /** What this tab keeps of a login that is under way. */
  keptLogin(): Promise<string | null> {
    return this.#shopper.page.evaluate(() => sessionStorage.getItem('login'));
  }
}
