import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ConfirmOrderPage extends ShopPage {
  async open(link: string): Promise<void> {
    await this.visit(link);
    await this.expectHeading('Please confirm your order');
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: 'Your order' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async chooseLastDay(): Promise<void> {
    const days = this.field('Deliver by');
    await days.selectOption({ index: (await days.getByRole('option').count()) - 1 });
  }

  async confirm(): Promise<void> {
    await this.form.getByRole('button', { name: 'Confirm order' }).click();
  }

  async cancel(): Promise<void> {
    await this.form.getByRole('button', { name: 'Cancel order' }).click();
    await this.dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  async expectAnswer(text: string | RegExp): Promise<void> {
    await expect(this.main.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(this.form).toHaveCount(0);
  }
}
