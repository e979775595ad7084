import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** 'Tell me when it is back' of a sold-out product. */
export class BackInStockForm extends ShopPage {
  get form(): Locator {
    return this.page.getByRole('form', { name: 'Tell me when it is back' });
  }

  async ask(email?: string): Promise<void> {
    if (email !== undefined) await this.form.getByLabel('Your e-mail').fill(email);
    await this.form.getByRole('button', { name: 'Tell me' }).click();
  }
}
