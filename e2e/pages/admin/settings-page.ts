import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';
import { visit } from '../../fixtures/interactive.ts';

export class SettingsPage extends ShopPage {
  async open(): Promise<void> {
    await visit(this.page, '/admin/settings');
    await this.field('Phone').waitFor();
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  group(title: string): Locator {
    return this.main.getByRole('form', { name: title });
  }

  async save(title: string): Promise<void> {
    await this.group(title)
      .getByRole('button', { name: `Save ${title}` })
      .click();
  }

  async takeTheirs(title: string): Promise<void> {
    await this.group(title).getByRole('button', { name: 'Take theirs' }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).first().click();
  }

  async search(text: string): Promise<void> {
    await this.main.getByLabel('Search the settings').fill(text);
  }
}
