import { expect } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** A customer for staff: the search, and what the customer asks on the phone. */
export class CustomerPage extends ShopPage {
  async open(id: number): Promise<void> {
    await this.visit(`/admin/customers/${id}`);
    await this.expectHeading(`Customer ${id}`);
    await expect(this.act('Correct details')).toBeVisible();
  }

  act(name: string) {
    return this.main.getByRole('button', { name, exact: true });
  }

  inDialog(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  field(label: string) {
    return this.dialog.getByLabel(label);
  }
}
