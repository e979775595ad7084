import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The change log under /admin/log, with the list that all staff pages share. */
export class LogPage extends ShopPage {
  get rows(): Locator {
    return this.main.locator('[data-row]');
  }

  get selection(): Locator {
    return this.page.getByRole('region', { name: 'Selected rows' });
  }

  async open(query = ''): Promise<void> {
    await this.visit(`/admin/log${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  async showMore(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show more' }).click();
  }

  /** Filters lie behind a fold on a phone. */
  async filter(label: string, value: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await this.page.getByText('Filters').click();
    await field.selectOption(value);
  }

  async undoFirst(): Promise<void> {
    await this.rows.first().getByRole('button', { name: /^Undo/ }).click();
  }

  async redo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Redo' }).click();
  }

  async selectAllThatMatch(): Promise<void> {
    await this.page.getByLabel('Select all shown').check();
    await this.page.getByRole('button', { name: 'Select all that match' }).click();
  }

  async saveView(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save this view' }).click();
    await this.page.getByLabel('Name of this view').fill(name);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  view(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  }
}
