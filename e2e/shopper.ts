export { expect } from '@playwright/test';
export { type Person, somebody } from './somebody.ts';
import { expect, type Page, test as base } from '@playwright/test';
import { answerToWrite, hearsClicks } from './at-rest/hears-clicks.ts';
import { newestCode } from './mailbox.ts';
import type { Person } from './somebody.ts';
import { expectAccessible } from './fixtures/accessibility.ts';

/** What a person does in the shop. Only this file and people/ know where things are on the screen. */
export class Shopper {
  readonly page: Page;
  /** What the browser complained about: errors in the console, violations of the CSP, exceptions. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await hearsClicks(this.page);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await hearsClicks(this.page);
  }

  /** What is shown at once is only on its way then: does it, and waits until the shop has taken it. */
  async saves(act: () => Promise<void>): Promise<void> {
    const answered = answerToWrite(this.page);
    await act();
    expect((await answered).ok()).toBe(true);
  }

  async openCategory(...names: string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    const categories = this.page.getByRole('navigation', { name: 'Shop By Category' });
    for (const parent of names.slice(0, -1))
      await categories.getByRole('button', { name: `Open ${parent}` }).click();
    await categories.getByRole('link', { name: names.at(-1)!, exact: true }).click();
    await this.seesHeading(names.at(-1)!);
  }

  async openProduct(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await this.seesHeading(name);
  }

  async addToCart(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await this.isTold(`${name} added to cart!`);
  }

  async addFromList(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `ADD TO CART: ${name}` })
      .first()
      .click();
    await this.isTold(`${name} added to cart!`);
  }

  async openCart(): Promise<void> {
    await this.page.getByRole('link', { name: /^Cart/ }).first().click();
    await this.seesHeading('Cart');
  }

  /** A window over the page hides the badge from screen readers, not from sight. */
  async seesInCartBadge(count: number): Promise<void> {
    await expect(this.page.locator(`a[aria-label^="Cart, ${count} item"]`)).toBeVisible();
  }

  async continueToCheckout(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.isAtCheckout();
  }

  /** A visitor is asked to log in at once: the window keeps the page behind it from screen readers. */
  async isAtCheckout(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: 'Checkout', includeHidden: true });
    await expect(heading).toBeVisible();
  }

  async startLogin(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await this.isAskedToLogIn();
  }

  async isAskedToLogIn(): Promise<void> {
    await expect(this.dialog).toContainText('Welcome Back');
  }

  /** Registers and signs in with the codes that arrive by mail; the login window is open. */
  async registerAndLogIn({ firstName, lastName, email }: Person): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Register now' }).click();
    await expect(this.dialog.getByLabel('First name')).toBeFocused();
    await this.dialog.getByLabel('First name').fill(firstName);
    await this.dialog.getByLabel('Last name').fill(lastName);
    await this.dialog.getByLabel('Email').fill(email);
    await this.dialog.getByRole('button', { name: 'Send OTP' }).click();
    await this.isTold('OTP sent to your email! Please verify.');
    await this.#enterCode(await newestCode(email, 1));
    await this.isTold('Registration successful! Please login.');
    await this.logIn(email, 2);
  }

  /** The `count`th code to this address is the one that signs in. */
  async logIn(email: string, count: number): Promise<void> {
    await expect(this.dialog).toContainText('Welcome Back');
    await this.dialog.getByLabel('Email').fill(email);
    await this.dialog.getByRole('button', { name: 'Send OTP' }).click();
    await this.isTold('OTP sent to your email! Please verify to login.');
    await this.#enterCode(await newestCode(email, count));
    await this.isTold('Login successful!');
    await expect(this.dialog).toBeHidden();
  }

  async #enterCode(code: string): Promise<void> {
    await this.dialog.getByLabel('OTP', { exact: true }).fill(code);
    await this.dialog.getByRole('button', { name: 'Verify OTP' }).click();
  }

  async fillAddress(pincode: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Pincode').fill(pincode);
    await this.isTold('City and State auto-filled based on Pincode.');
    await expect(page.getByLabel('City')).not.toHaveValue('');
    const locality = page.getByLabel('Locality');
    if ((await locality.inputValue()) === '') await locality.fill('Shanthala Nagar');
    await page.getByLabel('Address', { exact: true }).fill('12, Lavelle Road');
  }

  async seesPlace(city: string, state: string): Promise<void> {
    await expect(this.page.getByLabel('City')).toHaveValue(city);
    await expect(this.page.getByLabel('State')).toHaveValue(state);
  }

  async saveAddress(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async addAddress(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a new address' }).click();
  }

  /** A part of the account, by its menu. */
  async openTab(name: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Account', exact: true });
    await menu.getByRole('link', { name }).click();
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** A block of the profile: what it shows, its fields and its buttons. */
  block(title: 'Personal Information' | 'Email Address' | 'Mobile Number') {
    const region = this.page.getByRole('region', { name: title, exact: true });
    return {
      region,
      field: (label: string, exact = false) => region.getByLabel(label, { exact }),
      edit: () => region.getByRole('button', { name: `Edit ${title}` }).click(),
      save: () => region.getByRole('button', { name: 'Save', exact: true }).click(),
      cancel: () => region.getByRole('button', { name: 'Cancel' }).click(),
    };
  }

  /** What the browser keeps of who is signed in. */
  async storedUser(): Promise<unknown> {
    return JSON.parse((await this.page.evaluate(() => localStorage.getItem('user'))) ?? 'null');
  }

  async placeOrder(): Promise<void> {
    await this.page.getByRole('button', { name: 'Place Order' }).click();
    await this.isTold('Shipment created successfully!');
    await expect(this.page).toHaveURL(/\/payment/);
  }

  /** Letter by letter: what is suggested may still be that of the letters before. */
  async searchFor(text: string): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Open the search' });
    if (await opener.isVisible()) await opener.click();
    const box = this.page.getByLabel('Search the shop').locator('visible=true');
    await box.click();
    await box.pressSequentially(text);
  }

  /** All at once: the first suggestions are those of the whole text. */
  async pastesIntoSearch(text: string): Promise<void> {
    await this.searchFor('');
    await this.page.getByLabel('Search the shop').locator('visible=true').fill(text);
  }

  get suggestions() {
    return this.page.getByRole('option');
  }

  get dialog() {
    return this.page
      .getByRole('dialog')
      .filter({ hasNot: this.page.getByText('added to cart!') })
      .last();
  }

  /** A line of the cart. */
  line(name: string) {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }

  get main() {
    return this.page.getByRole('main');
  }

  async seesHeading(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).locator('visible=true').first()).toBeVisible();
  }

  /** A toast, at the top centre. */
  async isTold(text: string): Promise<void> {
    await expect(
      this.page
        .getByRole('region', { name: /notifications/i })
        .getByText(text)
        .first(),
    ).toBeVisible();
  }

  /** No serious finding of axe, and nothing to scroll to sideways. */
  async isAccessible(): Promise<void> {
    await expectAccessible(this.page);
  }

  async complainsNothing(): Promise<void> {
    expect(this.complaints).toEqual([]);
  }
}

export const test = base.extend<{ shopper: Shopper }>({
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
});
