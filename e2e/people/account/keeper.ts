import { expect } from '@playwright/test';
import type { Shopper } from '../../shopper.ts';

/** What a shopper does who keeps products for later. */
export class Keeper {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** The first heart of a product on the page. */
  heart(name: string) {
    return this.#shopper.main.getByRole('button', { name: `Wishlist: ${name}`, exact: true }).first();
  }

  async keeps(name: string): Promise<void> {
    await this.heart(name).click();
    await this.#shopper.isTold(`${name} is in your wishlist.`);
    await this.seesKept(name);
  }

  async seesKept(name: string, kept = true): Promise<void> {
    await expect(this.heart(name)).toHaveAttribute('aria-pressed', String(kept));
  }

  /** By the toast that follows a heart. */
  async opensWishlist(): Promise<void> {
    await this.#shopper.page.getByRole('button', { name: 'See it' }).last().click();
    await this.#shopper.seesHeading('Wishlist');
  }

  /** What is kept, in its order. */
  get names() {
    return this.#list.getByRole('heading', { level: 3 });
  }

  entry(name: string) {
    return this.#list.getByRole('listitem').filter({ hasText: name });
  }

  async removes(name: string): Promise<void> {
    await this.entry(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await expect(this.entry(name)).toHaveCount(0);
  }

  async undoes(): Promise<void> {
    await this.#shopper.page.getByRole('button', { name: 'Undo' }).last().click();
  }

  get #list() {
    return this.#shopper.main.getByRole('list', { name: 'Your wishlist' });
  }
}
