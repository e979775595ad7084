import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class ProductImport extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/admin/products/import');
    await expect(this.file).toBeEnabled();
  }

  private get file(): Locator {
    return this.main.getByLabel('CSV file');
  }

  async choose(name: string, text: string): Promise<void> {
    await this.file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  column(header: string): Locator {
    return this.main.getByRole('form', { name: 'Columns' }).getByLabel(header, { exact: true });
  }

  /** The category of new products whose own the shop does not know. */
  async chooseCategory(name: string): Promise<void> {
    await this.main.getByLabel('Category of new products that name none').selectOption({ label: name });
  }

  get problem(): Locator {
    return this.main.getByRole('alert');
  }

  get progress(): Locator {
    return this.main.getByRole('region', { name: 'Progress' });
  }

  get rows(): Locator {
    return this.main.getByRole('region', { name: 'Rows' });
  }

  result(label: string): Locator {
    return this.rows.getByRole('button', { name: label });
  }

  button(label: string | RegExp): Locator {
    return this.main.getByRole('button', { name: label });
  }

  async press(label: string | RegExp): Promise<void> {
    await this.button(label).press('Enter');
  }

  get changeSelected(): Locator {
    return this.page.getByRole('button', { name: 'Change selected' });
  }

  /** Asks for one change of the selected products and opens its preview. */
  async planEdit(kind: string, by: string): Promise<void> {
    await this.changeSelected.click();
    await this.dialog.getByLabel('Change', { exact: true }).selectOption(kind);
    await this.dialog.getByLabel('By', { exact: true }).fill(by);
    await this.dialog.getByRole('button', { name: 'Show what would change' }).click();
  }
}
