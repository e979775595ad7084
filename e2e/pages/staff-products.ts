import { expect, type Locator } from '@playwright/test';
import { StaffList } from './admin/staff-list.ts';

export class StaffProducts extends StaffList {
  async open(): Promise<void> {
    await this.visit('/admin/products');
    await expect(this.rows.first()).toBeVisible();
  }

  get searchField(): Locator {
    return this.main.getByRole('searchbox');
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text);
  }

  /** Searches and waits until only rows with each word are left, since they move up when the former ones go. */
  private async find(name: string): Promise<void> {
    await this.search(name);
    for (const word of name.split(' ')) await expect(this.rows.filter({ hasNotText: word })).toHaveCount(0);
    await expect(this.row(name)).toHaveCount(1);
  }

  async select(name: string): Promise<void> {
    await this.find(name);
    await this.tick(name, true);
  }

  async tick(name: string, isSelected: boolean): Promise<void> {
    await this.row(name).getByRole('checkbox').setChecked(isSelected);
  }

  async openProduct(name: string): Promise<void> {
    await this.find(name);
    await this.row(name).getByRole('link', { name }).click();
    await this.expectForm(name);
  }

  async create(
    name: string,
    { productClass, category }: { productClass: string; category: string },
  ): Promise<void> {
    await this.newButton.click();
    await this.draft('Name').fill(name);
    await this.draft('Class').selectOption(productClass);
    await this.draft('Category').selectOption(category);
    await this.createButton.click();
    await this.expectForm(name);
  }

  /** Opens the page of categories from the dialog of a new product, which needs one. */
  async createFirstCategory(): Promise<void> {
    await this.newButton.click();
    await this.dialog.getByRole('link', { name: 'Create the first category' }).click();
  }

  get newButton(): Locator {
    return this.main.getByRole('button', { name: 'New product' });
  }

  draft(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  get createButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Create the draft' });
  }

  async expectForm(name: string): Promise<void> {
    await expect(this.heading).toHaveText(name);
    await expect(this.form).toBeVisible();
  }

  get form(): Locator {
    return this.main.getByRole('form', { name: 'Product' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async enter(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).fill(value);
  }

  async choose(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.field(label).selectOption(value);
  }

  get saveButton(): Locator {
    return this.form.getByRole('button', { name: 'Save', exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  async saveAndWait(): Promise<void> {
    await this.save();
    await expect(this.message('Saved.')).toBeVisible();
    await expect(this.stateButton('Copy')).toBeVisible();
    await expect(this.main.getByText('Save first.')).toHaveCount(0);
  }

  stateButton(name: string): Locator {
    return this.region('State').getByRole('button', { name, exact: true });
  }

  async expectState(state: string): Promise<void> {
    await expect(this.region('State').getByText(state, { exact: true })).toBeVisible();
  }

  get missing(): Locator {
    return this.main.getByRole('list', { name: 'Missing' }).getByRole('button');
  }

  async openMissing(field: string): Promise<void> {
    await this.missing.filter({ hasText: field }).click();
  }

  async openStock(): Promise<void> {
    await this.region('State')
      .getByRole('link', { name: /in stock/ })
      .click();
  }

  get inShop(): Locator {
    return this.region('State').getByRole('link', { name: 'See it in the shop' });
  }

  async openHistory(): Promise<void> {
    await this.region('State').getByRole('link', { name: 'What changed' }).click();
  }

  async undoNewest(): Promise<void> {
    await this.main
      .getByRole('button', { name: /^Undo / })
      .first()
      .click();
    await expect(this.message(/undone/i)).toBeVisible();
  }

  get conflict(): Locator {
    return this.main.getByRole('alert').filter({ hasText: 'changed this' });
  }

  async takeTheirs(): Promise<void> {
    await this.conflict.getByRole('button', { name: 'Take theirs' }).click();
  }
}
