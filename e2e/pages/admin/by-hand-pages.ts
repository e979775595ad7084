import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ByHandPages extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/admin/by-hand');
    await expect(this.heading).toHaveText('On the way');
  }

  row(orderNumber: string): Locator {
    return this.main.locator('[data-row]').filter({ hasText: orderNumber });
  }

  async giveWaybills(courier: string, lines: string): Promise<void> {
    const part = this.region('Waybills');
    await part.getByLabel('Courier').selectOption(courier);
    await this.pasteWaybills(lines);
    await this.saveWaybills.click();
  }

  async pasteWaybills(lines: string): Promise<void> {
    await this.region('Waybills').getByLabel('Order numbers and waybills').fill(lines);
  }

  get saveWaybills(): Locator {
    return this.region('Waybills').getByRole('button', { name: 'Save the waybills' });
  }

  /** Chooses the file of a portal, looks at what it changes, and saves it. */
  async importFile(courier: string, lines: string): Promise<void> {
    const part = this.region('File of a courier');
    await part.getByLabel('Courier of the file').selectOption(courier);
    const buffer = Buffer.from(lines);
    await part
      .getByLabel('CSV file of the portal')
      .setInputFiles({ name: 'portal.csv', mimeType: 'text/csv', buffer });
    await part.getByRole('button', { name: 'Show what changes' }).click();
    await expect(part.getByText('Nothing is saved yet.')).toBeVisible();
    await part.getByRole('button', { name: 'Save 1 row' }).click();
    await expect(part.getByText('Saved. The same file again changes nothing.')).toBeVisible();
  }

  async setTrackingPage(courier: string, template: string): Promise<void> {
    const part = this.region('Couriers');
    await part.getByRole('button', { name: `Change ${courier}` }).click();
    await part.getByLabel(`Tracking page of ${courier}`).fill(template);
    await part.getByRole('button', { name: 'Save the courier' }).click();
  }

  couriers(name: string): Locator {
    return this.region('Couriers').getByRole('listitem').filter({ hasText: name });
  }

  get noteButton(): Locator {
    return this.main.getByRole('button', { name: 'What happened to the parcel' });
  }

  async note(step: string): Promise<void> {
    await this.noteButton.click();
    await this.dialog.getByLabel('Step').selectOption(step);
    await this.dialog.getByRole('button', { name: 'Save the step' }).click();
    await expect(this.message('The step is saved.')).toBeVisible();
    await expect(this.dialog).toHaveCount(0);
  }

  async openOrder(orderNumber: string): Promise<void> {
    await this.visit(`/admin/orders/${orderNumber}`);
    await expect(this.card).toBeVisible();
  }

  get card(): Locator {
    return this.region('Sent by hand');
  }

  get choice(): Locator {
    return this.region('Courier');
  }

  async chooseCourier(label: string): Promise<void> {
    await this.choice.getByLabel('Courier of this order').selectOption({ label });
    await this.choice.getByRole('button', { name: 'Choose the courier' }).click();
    await expect(this.message(`The courier is chosen: ${label}.`)).toBeVisible();
  }

  async givePincodes(courier: string, pincodes: string): Promise<void> {
    const part = this.region('Couriers by pincode');
    await part.getByLabel('Courier for pincodes').selectOption({ label: courier });
    await part.getByRole('textbox').fill(pincodes);
    await this.savePincodes.click();
  }

  get savePincodes(): Locator {
    return this.region('Couriers by pincode').getByRole('button', { name: 'Save the pincodes' });
  }

  async bookingFile(portal: string, grams: string): Promise<Buffer> {
    const part = this.region('File for a portal');
    await part.getByLabel('Portal').selectOption({ label: portal });
    await part.getByLabel('Grams of a parcel without a weight').fill(grams);
    const saved = this.page.waitForEvent('download');
    await part.getByRole('button', { name: 'Save the file' }).click();
    return readFile(await (await saved).path());
  }

  async takeBack(): Promise<void> {
    await this.card.getByRole('button', { name: 'Take the last step back' }).click();
  }

  said(text: string): Locator {
    return this.main.getByText(text);
  }
}
