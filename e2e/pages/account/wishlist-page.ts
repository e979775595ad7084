import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class WishlistPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/wishlist');
  }

  /** Saves products in a guest's wishlist by requests, by slug. */
  async addProducts(...slugs: string[]): Promise<void> {
    const { request } = this.page;
    for (const slug of slugs) {
      const { id } = (await (await request.get(`/api/products/${slug}`)).json()) as { id: number };
      const response = await request.put(`/api/wishlist/${id}`);
      expect(response.ok(), `${slug}: ${await response.text()}`).toBe(true);
    }
  }

  wishlistButton(name: string): Locator {
    return this.main.getByRole('button', { name: `Wishlist: ${name}`, exact: true }).first();
  }

  async save(name: string): Promise<void> {
    await this.wishlistButton(name).click();
    await this.expectMessage(`${name} is in your wishlist.`);
    await this.expectSaved(name);
  }

  async expectSaved(name: string, isSaved = true): Promise<void> {
    await expect(this.wishlistButton(name)).toHaveAttribute('aria-pressed', String(isSaved));
  }

  async openFromMessage(): Promise<void> {
    await this.page.getByRole('button', { name: 'See it' }).last().click();
    await this.expectHeading('Wishlist');
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).last().click();
  }

  get names(): Locator {
    return this.#list.getByRole('heading', { level: 3 });
  }

  entry(name: string): Locator {
    return this.#list.getByRole('listitem').filter({ hasText: name });
  }

  nameLink(name: string): Locator {
    return this.entry(name).getByRole('link', { name, exact: true }).last();
  }

  addToCartButton(name: string): Locator {
    return this.entry(name).getByRole('button', { name: /^ADD TO CART/ });
  }

  removeButton(name: string): Locator {
    return this.entry(name).getByRole('button', { name: `Remove ${name}` });
  }

  async remove(name: string): Promise<void> {
    await this.removeButton(name).click();
    await expect(this.entry(name)).toHaveCount(0);
  }

  get #list(): Locator {
    return this.main.getByRole('list', { name: 'Your wishlist' });
  }
}
