import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../../shop-page.ts';

type Size = { quantity: number; mrp: number; weight: number };

/** The sizes on the staff page of a product. */
export class ProductSizes extends ShopPage {
  get #sizes(): Locator {
    return this.region('Sizes');
  }

  get rows(): Locator {
    return this.#sizes.getByRole('form', { name: 'Table of sizes' }).getByRole('listitem');
  }

  /** The words of all sizes. */
  shared(label: string): Locator {
    return this.#sizes
      .getByRole('form', { name: 'The same for all sizes' })
      .getByLabel(`${label} of all sizes`);
  }

  /** A field that the size has from its group. */
  fromGroup(label: string): Locator {
    return this.main.getByRole('form', { name: 'Product' }).getByRole('group', { name: label, exact: true });
  }

  /** Opens a field for the size's own words. */
  async writeOwn(label: string, text: string): Promise<void> {
    await this.fromGroup(label).getByRole('button').press('Enter');
    await this.main.getByLabel(label, { exact: true }).fill(text);
    await this.main.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async open(id: number): Promise<void> {
    await this.visit(`/admin/products/${id}`);
    await expect(this.#sizes.getByRole('button', { name: 'Add this size' })).toBeVisible();
  }

  async add({ quantity, mrp, weight }: Size): Promise<void> {
    await this.#sizes.getByLabel('Quantity of the size').fill(String(quantity));
    await this.#sizes.getByLabel('MRP of the size').fill(String(mrp));
    await this.#sizes.getByLabel('Weight of its parcel in grams').fill(String(weight));
    await this.#sizes.getByRole('button', { name: 'Add this size' }).click();
  }

  cell(label: string, size: string): Locator {
    return this.#sizes.getByLabel(`${label} of ${size}`, { exact: true });
  }

  async press(name: string): Promise<void> {
    await this.#sizes.getByRole('button', { name, exact: true }).click();
  }
}
