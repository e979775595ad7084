import { expect, type Page } from '@playwright/test';
import { toPaise, toRupees } from '#platform/money.ts';
import { type Frequency, skuOf } from '#shop/cart/choice.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { unitPaise } from '#shop/catalog/unit-price.ts';
import { newestCode } from '../mailbox.ts';
import { type Person, somebody } from '../shopper.ts';

type ReadCode = (email: string, count: number) => Promise<string>;
type Login = { id: number; token: string; email: string; firstName: string; lastName: string };

/** Somebody who has an account already; got by calls, where a journey is about something else than signing in. */
export class Customer {
  readonly #page: Page;
  readonly login: Login;

  private constructor(page: Page, login: Login) {
    this.#page = page;
    this.login = login;
  }

  /** Registers, logs in, and leaves token and user in this page's browser as a login does (section 3). */
  static async signUp(page: Page, person: Person = somebody(), readCode: ReadCode = newestCode) {
    const { email, firstName, lastName } = person;
    await post(page, '/api/auth/register-send-otp', { firstName, lastName, email });
    await post(page, '/api/auth/register-verify-otp', { email, otp: await readCode(email, 1) });
    await post(page, '/api/auth/login-send-otp', { email });
    const otp = await readCode(email, 2);
    const login = (await post(page, '/api/auth/login-verify-otp', { email, otp })) as Login;
    const user = {
      ...login,
      sub: email,
      name: `${firstName} ${lastName}`,
      picture: '',
      mobile: '',
      gender: '',
    };
    await page.goto('/faq');
    await page.evaluate(
      ([token, stored]) => {
        localStorage.setItem('token', token!);
        localStorage.setItem('user', stored!);
      },
      [login.token, JSON.stringify(user)],
    );
    return new Customer(page, login);
  }

  async savesAddress(changes: Record<string, string> = {}): Promise<void> {
    await this.#post(`/api/addresses/user/${this.login.id}`, { ...home, ...changes });
  }

  /** Puts a product into the cart. */
  async puts(slug: string, quantity = 1): Promise<void> {
    const { id } = await this.#product(slug);
    await this.#post('/api/cart/add', { productId: id, quantity });
  }

  /**
   * Orders one of a product by cash on delivery, beside the cart; with `frequencyDays` as a subscription. Out: the
   * order's number.
   */
  async orders(slug: string, { frequencyDays = 0 }: { frequencyDays?: 0 | Frequency } = {}): Promise<string> {
    const { id, price, discount } = await this.#product(slug);
    const choice = { productId: id, plan: '60', frequencyDays } as const;
    const unit = unitPaise(
      { mrpPaise: toPaise(price), discountPercent: discount },
      { subscribe: frequencyDays > 0 },
    );
    const { name, mobileNumber, addressLine1, city, state, pincode } = home;
    const answer = await this.#post('/api/delivery/create', {
      orderId: crypto.randomUUID(),
      paymentMode: 'COD',
      totalAmount: toRupees(totalsOf([{ unitPaise: unit, quantity: 1 }]).payablePaise),
      customerName: name,
      customerPhone: mobileNumber,
      addressLine: addressLine1,
      city,
      state,
      country: 'India',
      pincode,
      items: [{ sku: skuOf(choice), quantity: 1 }],
      buyNow: true,
    });
    return (answer as { orderNumber: string }).orderNumber;
  }

  async #product(slug: string): Promise<Product> {
    return (await (await this.#page.request.get(`/api/products/${slug}`)).json()) as Product;
  }

  async #post(path: string, data: object): Promise<unknown> {
    return post(this.#page, path, data, { authorization: `Bearer ${this.login.token}` });
  }
}

const home = {
  name: 'Meera Iyer',
  mobileNumber: '9876543210',
  pincode: '560001',
  locality: 'Shanthala Nagar',
  addressLine1: '12, Lavelle Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  addressType: 'Home',
};

async function post(page: Page, path: string, data: object, headers = {}): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
