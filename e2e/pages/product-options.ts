import { expect } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The modal 'Product Options' of the trending strip (section 2). */
export class ProductOptions extends ShopPage {
  /** Opens the options of the strip's first product with this name. */
  async open(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^ADD TO BAG.*${name}`) })
      .first()
      .click();
    await expect(this.dialog.getByText('Product Options')).toBeVisible();
  }
}
