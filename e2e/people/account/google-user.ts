import { expect } from '@playwright/test';
import type { Shopper } from '../../shopper.ts';

/** What somebody does who signs in with Google; a test provider stands in its place. */
export class GoogleUser {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  async chooseGoogle(): Promise<void> {
    await this.#shopper.dialog.getByRole('button', { name: 'Continue with Google' }).click();
  }

  async isAtGoogle(): Promise<void> {
    await expect(this.#shopper.page.getByRole('heading', { name: 'Test provider' })).toBeVisible();
  }

  async signInThereAs(email: string): Promise<void> {
    await this.isAtGoogle();
    await this.#shopper.page.getByLabel('Email').fill(email);
    const finished = this.#shopper.page.waitForResponse(/\/api\/auth\/google\/finish$/);
    await this.#shopper.page.getByRole('button', { name: 'Sign in' }).click();
    await finished;
  }

  async cancelThere(): Promise<void> {
    await this.isAtGoogle();
    await this.#shopper.page.getByRole('button', { name: 'Cancel' }).click();
  }

  /** The shop's login is open again and says why. */
  async isTurnedAway(): Promise<void> {
    await this.#shopper.isTold('Google login failed!');
    await this.#shopper.isAskedToLogIn();
  }
}
