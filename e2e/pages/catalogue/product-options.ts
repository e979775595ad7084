import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The modal 'Product Options' of the trending strip (section 2). */
export class ProductOptions extends ShopPage {
  override get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Product Options' });
  }

  get frequency(): Locator {
    return this.dialog.getByLabel('Deliver every');
  }

  get frequencies(): Locator {
    return this.frequency.getByRole('option');
  }

  get picture(): Locator {
    return this.dialog.locator('img[src*="/images/products/"]');
  }

  radio(name: string | RegExp): Locator {
    return this.dialog.getByRole('radio', { name });
  }

  option(text: string): Locator {
    return this.dialog.getByText(text);
  }

  /** The hint that parcels would come faster than they are used up. */
  get tooMuch(): Locator {
    return this.dialog.getByText('more than two people use');
  }

  get details(): Locator {
    return this.dialog.getByRole('link', { name: 'View Full Product Details' });
  }

  get addButton(): Locator {
    return this.dialog.getByRole('button', { name: /^ADD TO BAG/ });
  }

  async open(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^ADD TO BAG.*${name}`) })
      .first()
      .click();
    await expect(this.dialog).toBeVisible();
  }

  async subscribe(everyDays: number): Promise<void> {
    await this.radio(/Subscribe & Save 15%/).check({ force: true });
    await this.frequency.selectOption(String(everyDays));
  }

  async addToBag(name: string): Promise<void> {
    await this.addButton.click();
    await this.expectMessage(`${name} added to cart!`);
    await expect(this.dialog).toBeHidden();
  }
}
