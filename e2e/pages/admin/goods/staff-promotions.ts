import type { Locator } from '@playwright/test';
import { ShopPage } from '../../shop-page.ts';

export class StaffPromotions extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/admin/promotions');
  }

  async begin(): Promise<void> {
    await this.main.getByRole('link', { name: 'New offer' }).click();
    await this.form.waitFor();
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: 'Offer' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  get sentence(): Locator {
    return this.form.locator('[aria-live]').first();
  }

  get preview(): Locator {
    return this.region('Preview');
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name });
  }

  /** Presses a button of the question by the keyboard. */
  async answer(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).press('Enter');
  }

  row(name: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }
}
