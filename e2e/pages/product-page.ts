import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The page of a product with its pictures, facts, reviews and the form for a review. */
export class ProductPage extends ShopPage {
  async open(slug: string): Promise<void> {
    await this.visit(`/product/${slug}`);
  }

  button(name: 'Add to Cart' | 'Buy Now'): Locator {
    return this.page.getByRole('button', { name, exact: true }).locator('visible=true').first();
  }

  section(heading: string): Locator {
    return this.page.getByRole('heading', { name: heading });
  }

  async addToCart(name: string): Promise<void> {
    await this.button('Add to Cart').click();
    await this.expectMessage(`${name} added to cart!`);
  }

  async buyNow(): Promise<void> {
    await this.button('Buy Now').click();
    await this.expectHeading('Checkout');
  }

  async checkPincode(pincode: string): Promise<void> {
    const form = this.main.getByRole('form', { name: 'Delivery' });
    await form.getByLabel('Deliver to pincode').fill(pincode);
    await form.getByRole('button', { name: 'Check' }).click();
  }
}
