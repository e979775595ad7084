import { expect, type Locator } from '@playwright/test';
import type { SettingsPageName } from '#shop/settings/pages.ts';
import { ShopPage } from '../shop-page.ts';
import { visit } from '../../fixtures/interactive.ts';

export class SettingsPage extends ShopPage {
  /** Opens one page of the settings, or the search over all. */
  async open(page?: SettingsPageName): Promise<void> {
    await visit(this.page, page ? `/admin/settings/${page}` : '/admin/settings');
    const ready = page ? this.main.getByRole('form').first() : this.main.getByLabel('Search the settings');
    await ready.waitFor();
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  group(title: string): Locator {
    return this.main.getByRole('form', { name: title });
  }

  async enter(title: string, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await this.group(title).getByLabel(label, { exact: true }).fill(value);
  }

  async addDays(title: string): Promise<void> {
    await this.group(title).getByRole('button', { name: 'Add these days' }).click();
    await expect(this.group(title).getByRole('button', { name: /^Remove \w+ \d+ \w+ \d{4}/ })).toBeVisible();
  }

  async choose(title: string, label: string, option: string): Promise<void> {
    await this.group(title).getByLabel(label, { exact: true }).selectOption(option);
  }

  /** A part of the path that opens a shop. Its fields are those of a group. */
  part(title: string): Locator {
    return this.main
      .getByRole('list', { name: 'Parts' })
      .locator('> li')
      .filter({ has: this.page.getByRole('heading', { name: new RegExp(`^\\d+\\. ${title}$`) }) });
  }

  async openFields(title: string): Promise<void> {
    // The next part opens by itself.
    const button = this.part(title).getByRole('button', { name: /^(Fill in here|Change|Close the fields)/ });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  async check(title: string, label: string): Promise<void> {
    await this.part(title).getByRole('button', { name: label, exact: true }).click();
  }

  saveButton(title: string): Locator {
    return this.group(title).getByRole('button', { name: `Save ${title}` });
  }

  async save(title: string): Promise<void> {
    await this.saveButton(title).click();
  }

  takeTheirsButton(title: string): Locator {
    return this.group(title).getByRole('button', { name: 'Take theirs' });
  }

  async takeTheirs(title: string): Promise<void> {
    await this.takeTheirsButton(title).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).first().click();
  }

  get logo(): Locator {
    return this.main.getByRole('img', { name: 'Logo as customers see it' });
  }

  get body(): Locator {
    return this.page.locator('body');
  }

  get titleInHeader(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('link', { name: /^Aranya/ })
      .locator('span')
      .first();
  }

  get dryRun(): Locator {
    return this.main.getByRole('region', { name: 'Dry run' });
  }

  async chooseFile(facts: Record<string, string | null>, content: object[] = []): Promise<void> {
    const file = { format: 'aranya-shop', version: 1, kinds: { settings: facts, content } };
    const buffer = Buffer.from(JSON.stringify(file));
    await this.main
      .getByLabel('Import a file')
      .setInputFiles({ name: 'aranya-shop.json', mimeType: 'application/json', buffer });
  }

  importButton(changes: string): Locator {
    return this.dryRun.getByRole('button', { name: `Import ${changes}` });
  }

  async askCourier(): Promise<void> {
    await this.main.getByRole('button', { name: 'Ask the courier' }).click();
  }

  async search(text: string): Promise<void> {
    await this.main.getByLabel('Search the settings').fill(text);
  }
}
