import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class OrderPage extends ShopPage {
  /** On the page of the link of an order without an account. */
  get addToAccountButton(): Locator {
    return this.main.getByRole('button', { name: 'Add to an account' });
  }

  async open(orderNumber: string): Promise<void> {
    await this.visit(`/orders/${orderNumber}`);
  }

  amount(label: string): Locator {
    return this.main.locator(`dt:text-is("${label}") + dd`);
  }

  get robots(): Locator {
    return this.page.locator('meta[name=robots]');
  }

  async beginPayment(): Promise<void> {
    await this.main.getByRole('button', { name: /^Pay ₹.* now by UPI$/ }).click();
  }

  get paymentCode(): Locator {
    return this.main.getByRole('img', { name: /^UPI code to pay/ });
  }

  get helpLink(): Locator {
    return this.main.getByRole('link', { name: /^Help on WhatsApp/ });
  }

  async openConfirmation(): Promise<void> {
    await this.main.getByRole('link', { name: 'Confirm or correct' }).click();
  }

  get addressButton(): Locator {
    return this.main.getByRole('button', { name: 'Change address' });
  }

  async openAddress(): Promise<void> {
    await this.addressButton.click();
    await expect(this.addressField('Pincode')).toBeVisible();
  }

  addressField(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  get addressProblem(): Locator {
    return this.dialog.getByRole('alert');
  }

  async saveAddress(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save address' }).click();
  }

  get address(): Locator {
    return this.main.getByRole('region', { name: 'Delivery address' });
  }

  get redeliveryLink(): Locator {
    return this.main.getByRole('link', { name: 'Rescue this parcel' });
  }

  get creditNoteButton(): Locator {
    return this.main.getByRole('button', { name: 'Credit note' });
  }

  async reorder(): Promise<void> {
    await this.main.getByRole('button', { name: 'Order again' }).click();
  }

  async downloadInvoice(): Promise<void> {
    await this.main.getByRole('button', { name: 'Invoice (PDF)' }).click();
  }

  /** Cancels with a reason; the dialog refuses a cancellation without one. */
  async cancel(reason: string, comment: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Cancel order' }).click();
    const button = this.dialog.getByRole('button', { name: 'Cancel order' });
    await button.click();
    await expect(this.dialog.getByText('Please choose a reason')).toBeVisible();
    await this.dialog.getByLabel('Why do you cancel?').selectOption(reason);
    await this.dialog.getByLabel('Anything else').fill(comment);
    await button.click();
  }

  async cancelAgain(comment: string): Promise<void> {
    await expect(this.dialog.getByRole('alert')).toBeVisible();
    await expect(this.dialog.getByLabel('Anything else')).toHaveValue(comment);
    await this.dialog.getByRole('button', { name: 'Cancel order' }).click();
  }

  async expectStep(name: string): Promise<void> {
    const steps = this.main.getByRole('listitem').filter({ hasText: name, hasNotText: 'still to come' });
    await expect(steps.first()).toBeVisible();
  }

  async expectScan(text: string, place: string): Promise<void> {
    const scans = this.main.getByRole('region', { name: 'Where the courier saw it' });
    await expect(scans.getByRole('definition').filter({ hasText: text }).first()).toContainText(place);
  }
}
