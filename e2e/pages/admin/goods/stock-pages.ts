import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../../shop-page.ts';

export class StockPages extends ShopPage {
  async openList(query = ''): Promise<void> {
    await this.visit(`/admin/stock${query}`);
    await expect(this.row('').first()).toBeVisible();
  }

  async openDelivery(): Promise<void> {
    await this.visit('/admin/stock/delivery');
    await expect(this.heading).toHaveText('Receive a delivery');
  }

  delivered(name: string): Locator {
    return this.main.getByRole('list', { name: 'Received products' }).getByRole('group', { name });
  }

  deliveredUnits(name: string): Locator {
    return this.delivered(name).getByLabel('Units');
  }

  async addDelivered(name: string, fields: Record<string, string>): Promise<void> {
    await this.main.getByLabel('Add a product').fill(name);
    await this.main.getByRole('list', { name: 'Found products' }).getByRole('button', { name }).click();
    await this.typeDelivered(name, fields);
  }

  async typeDelivered(name: string, fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.delivered(name).getByLabel(label).fill(value);
  }

  async receiveAll(): Promise<void> {
    await this.main.getByRole('button', { name: 'Receive all' }).click();
  }

  row(name: string): Locator {
    return this.main.locator('[data-row]').filter({ hasText: name });
  }

  async openProduct(name: string): Promise<void> {
    await this.openList(`?q=${encodeURIComponent(name)}`);
    await this.row(name).getByRole('link', { name }).click();
    await expect(this.heading).toHaveText(`Stock of ${name}`);
    await expect(this.form).toBeVisible();
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: 'Change the stock' });
  }

  async happened(reason: string): Promise<void> {
    await this.form.getByLabel('What happened').selectOption(reason);
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  async type(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).fill(value);
  }

  async save(fields: Record<string, string>): Promise<void> {
    await this.type(fields);
    await this.form.getByRole('button', { name: 'Save' }).click();
  }

  get refusals(): Locator {
    return this.form.getByRole('alert');
  }

  get firstRefusal(): Locator {
    return this.refusals.first();
  }

  fact(name: string): Locator {
    return this.main.locator(`dt:text-is("${name}") + dd`);
  }

  get batches(): Locator {
    return this.main.getByRole('list', { name: 'Batches' }).getByRole('listitem');
  }

  batch(number: string): Locator {
    return this.batches.filter({ hasText: number });
  }

  async expectedUnits(reason?: string): Promise<number> {
    if (reason) await this.happened(reason);
    const hint = this.form.getByText(/Count everything on the shelf, also the [1-9]\d* that orders wait for/);
    await expect(hint).toBeVisible();
    return Number(/expects (\d+)/.exec(await hint.innerText())![1]);
  }

  get newestChange(): Locator {
    return this.region('History').locator('[data-row]').first();
  }

  async setReorder(units: string): Promise<void> {
    const form = this.main.getByRole('form', { name: 'When to reorder' });
    await form.getByLabel('Low at').fill(units);
    await this.untilSaved(() => form.getByRole('button', { name: 'Save' }).click());
    await expect(this.message('Saved.')).toBeVisible();
  }

  get restoredDrafts(): Locator {
    return this.main.getByText('What you typed before is back.');
  }

  async openOrder(orderNumber: string): Promise<void> {
    await this.row(orderNumber).getByRole('link', { name: orderNumber }).click();
    await expect(this.heading).toHaveText(`Order ${orderNumber}`);
  }

  get packed(): Locator {
    return this.main.getByText(/^Packed: /);
  }

  async openBatch(name: string): Promise<void> {
    await this.batches.getByRole('link', { name }).click();
    await expect(this.heading).toHaveText(name);
  }
}
