import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** A category, all products or the results of a search. */
export class ListingPage extends ShopPage {
  get cards(): Locator {
    return this.main.getByRole('article');
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async openFirst(): Promise<void> {
    await this.cards.first().getByRole('link').first().click();
  }

  async addToCart(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `ADD TO CART: ${name}` })
      .first()
      .click();
    await this.expectMessage(`${name} added to cart!`);
  }
}
