import { expect, type Route } from '@playwright/test';
import { type Shopper, somebody } from '../../shopper.ts';
import { Customer } from '../customer.ts';

const placing = '**/api/delivery/create';

/** What a shopper does with orders: places them over a bad line, finds them again, cancels them. */
export class Orderer {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  get #page() {
    return this.#shopper.page;
  }

  /** Somebody with an account and an address puts one product into the cart and goes on to the checkout. */
  async standsAtCheckout(path = '/product/bhringraj-oil', name = 'Bhringraj Hair Oil'): Promise<void> {
    const customer = await Customer.signUp(this.#page, somebody('Rani'));
    await customer.savesAddress();
    await this.#shopper.visit(path);
    await this.#shopper.addToCart(name);
    await this.#shopper.openCart();
    await this.#shopper.continueToCheckout();
    await expect(this.#page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  }

  async pressesPlaceOrder(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Place Order' }).click();
  }

  /** The line breaks before the server hears anything, `times` times. */
  async losesTheLineBefore(times: number): Promise<void> {
    await this.#page.route(placing, (route) => route.abort('connectionreset'), { times });
  }

  /** The server does what it was asked; its answer is lost, `times` times. */
  async losesTheAnswer(times: number): Promise<void> {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await this.#page.route(placing, lose, { times });
  }

  async isAtThePlacedOrder(): Promise<string> {
    await expect(this.#page).toHaveURL(/\/payment\?order=AR-\d+/);
    await this.#shopper.sees(/Keep ₹[\d,.]+ ready/);
    return new URL(this.#page.url()).searchParams.get('order')!;
  }

  /** How many orders My Orders counts. */
  async countsOrders(count: number): Promise<void> {
    await this.#shopper.visit('/orders');
    await this.#shopper.sees(count === 1 ? '1 order' : `${count} orders`);
  }

  async searchesOrders(text: string): Promise<void> {
    await this.#shopper.main.getByLabel('Order number or product').fill(text);
    await this.#shopper.main.getByRole('button', { name: 'Search', exact: true }).click();
  }

  async narrowsTo(label: 'State' | 'Placed', choice: string): Promise<void> {
    await this.#shopper.main.getByLabel(label, { exact: true }).selectOption(choice);
  }

  async cancels(reason: string, words: string): Promise<void> {
    await this.#shopper.main.getByRole('button', { name: 'Cancel order' }).click();
    const { dialog } = this.#shopper;
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await dialog.getByLabel('Why do you cancel?').selectOption(reason);
    await dialog.getByLabel('Anything else').fill(words);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  async checksPincode(pincode: string): Promise<void> {
    const form = this.#shopper.main.getByRole('form', { name: 'Delivery' });
    await form.getByLabel('Deliver to pincode').fill(pincode);
    await form.getByRole('button', { name: 'Check' }).click();
  }

  get help() {
    return this.#shopper.main.getByRole('link', { name: /^Help on WhatsApp/ });
  }

  get orderAgain() {
    return this.#shopper.main.getByRole('button', { name: 'Order again' });
  }
}
