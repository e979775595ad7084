import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class StaffOrders extends ShopPage {
  async open(query = ''): Promise<void> {
    await this.visit(`/admin/orders${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  waiting(label: string): Locator {
    return this.region('To do').getByRole('link', { name: label });
  }

  async openBoard(): Promise<void> {
    await this.visit('/admin');
    await expect(this.region('To do')).toBeVisible();
  }

  onBoard(orderNumber: string): Locator {
    return this.region('To do')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: orderNumber, exact: true }) })
      .last();
  }

  async releaseOnBoard(orderNumber: string): Promise<void> {
    await this.onBoard(orderNumber)
      .getByRole('button', { name: `Release it: ${orderNumber}` })
      .click();
  }

  async cancelOnBoard(orderNumber: string, reason: string): Promise<void> {
    await this.onBoard(orderNumber)
      .getByRole('button', { name: `Cancel order ${orderNumber}` })
      .click();
    await this.dialog.getByLabel('Reason').fill(reason);
    await this.dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  get rows(): Locator {
    return this.main.locator('[data-row]');
  }

  row(orderNumber: string): Locator {
    // A row also names the other orders of its customer.
    const isAnother = new RegExp(`Also[^]*${orderNumber}`);
    return this.rows.filter({ hasText: orderNumber, hasNotText: isAnother });
  }

  get searchField(): Locator {
    return this.main.getByRole('searchbox');
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text);
    await this.searchField.press('Enter');
  }

  async openFirst(orderNumber: string): Promise<void> {
    await this.rows.first().getByRole('link', { name: orderNumber }).click();
    await expect(this.heading).toHaveText(`Order ${orderNumber}`);
    await expect(this.part('Timeline')).toBeVisible();
  }

  async openRow(orderNumber: string): Promise<void> {
    await this.rows.getByRole('link', { name: orderNumber }).click();
    await expect(this.heading).toHaveText(`Order ${orderNumber}`);
    await expect(this.part('Timeline')).toBeVisible();
  }

  async release(): Promise<void> {
    await this.main.getByRole('button', { name: 'Release it' }).click();
  }

  async cancel(reason: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Cancel order' }).click();
    await this.dialog.getByLabel('Reason').fill(reason);
    await this.dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  /** Sends the cancellation with its reason again after a failure. */
  async cancelAgain(reason: string): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toBeVisible();
    await expect(this.dialog.getByLabel('Reason')).toHaveValue(reason);
    await this.dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  part(name: string): Locator {
    return this.region(name);
  }

  get happenedBefore(): Locator {
    return this.main.getByRole('list', { name: 'What happened before' });
  }

  orderBefore(orderNumber: string): Locator {
    return this.happenedBefore.getByRole('link', { name: orderNumber });
  }

  async makeTrackingLink(): Promise<void> {
    await this.part('Customer').getByRole('button', { name: 'Make a message' }).click();
  }

  get trackingChat(): Locator {
    return this.part('Customer').getByRole('link', { name: /^Send by WhatsApp/ });
  }

  get showContact(): Locator {
    return this.part('Customer').getByRole('button', { name: 'Show phone and address' });
  }

  get whatsApp(): Locator {
    return this.part('Customer').getByRole('link', { name: /WhatsApp/ });
  }

  async addNote(text: string): Promise<void> {
    await this.part('Notes for staff').getByLabel('New note').fill(text);
    await this.part('Notes for staff').getByRole('button', { name: 'Add note' }).click();
  }

  note(text: string): Locator {
    return this.part('Notes for staff').getByText(text);
  }

  get resend(): Locator {
    return this.part('Emails').getByRole('button', { name: /^Send again/ });
  }

  async openEdit(): Promise<void> {
    await this.main.getByRole('link', { name: 'Change this order' }).click();
    await expect(this.form).toBeVisible();
  }

  async openEditOf(orderNumber: string): Promise<void> {
    await this.visit(`/admin/orders/${orderNumber}`);
    await this.openEdit();
  }

  async addOneMore(product: string): Promise<void> {
    await this.form
      .getByRole('group', { name: `Quantity of ${product}` })
      .getByRole('button', { name: 'One more' })
      .click();
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: 'Order' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async addProduct(name: string): Promise<void> {
    await this.field('Add a product').fill(name);
    await this.form
      .getByRole('list', { name: 'Found products' })
      .getByRole('button', { name })
      .first()
      .click();
    await expect(this.form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }

  async openPhoneOrder(): Promise<void> {
    await this.main.getByRole('link', { name: 'Order by phone' }).click();
    await this.expectHeading('Order by phone');
  }

  async findCustomer(q: string): Promise<void> {
    await this.field('Customer with an account (optional)').fill(q);
    await this.form.getByRole('button', { name: 'Find', exact: true }).click();
  }

  async chooseCustomer(name: string): Promise<void> {
    await this.form
      .getByRole('list', { name: 'Found customers' })
      .getByRole('button', { name })
      .first()
      .click();
  }

  async placeOrder(): Promise<void> {
    await this.form.getByRole('button', { name: 'Place order' }).click();
  }

  get total(): Locator {
    return this.form.getByText(/at the door/).first();
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save', exact: true }).click();
  }
}
