import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../../shop-page.ts';

export class StaffCategories extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/admin/categories');
    await expect(this.row('Hair Care')).toBeVisible();
  }

  async create(name: string): Promise<void> {
    await this.main.getByRole('button', { name: 'New category' }).click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.saveButton.click();
    await expect(this.row(name)).toBeVisible();
  }

  branch(name: string): Locator {
    return this.main.getByRole('listitem').filter({ has: this.name(name) });
  }

  row(name: string): Locator {
    return this.name(name).locator('xpath=ancestor::div[1]');
  }

  async drag(name: string, onto: string): Promise<void> {
    await this.row(name).dragTo(this.row(onto));
  }

  async openChange(name: string): Promise<void> {
    await this.changeButton(name).click();
    await expect(this.dialog).toBeVisible();
  }

  changeButton(name: string): Locator {
    return this.main.getByRole('button', { name: `Change ${name}`, exact: true });
  }

  get saveButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Save' });
  }

  arrow(name: string, by: 'earlier' | 'later'): Locator {
    return this.main.getByRole('button', { name: `Move ${name} ${by}`, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label });
  }

  /** Chooses a picture of the device for the opened category. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.dialog.getByLabel('Upload a picture').setInputFiles(file);
  }

  get chosenPicture(): Locator {
    return this.dialog.locator('[data-field="picture"] > img');
  }

  uploadNotice(text: string): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  place(): Locator {
    return this.dialog.getByLabel('Move to');
  }

  async expectIn(name: string, parent: string): Promise<void> {
    await expect(this.branch(parent).getByText(name, { exact: true })).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).first().click();
  }

  private name(name: string): Locator {
    return this.page.getByText(name, { exact: true });
  }
}
