import type { Locator } from '@playwright/test';
import { visit } from '../../fixtures/interactive.ts';
import { ShopPage } from '../shop-page.ts';

type NewRow = { heading: string; goods: string; rate: string; day: string; source: string };

export class GstRatesPage extends ShopPage {
  async open(): Promise<void> {
    await visit(this.page, '/admin/gst-rates');
    await this.main.getByRole('list', { name: 'Rows of the shop' }).waitFor();
  }

  async add({ heading, goods, rate, day, source }: NewRow): Promise<void> {
    const form = this.main.getByRole('form', { name: 'New row' });
    await form.getByLabel('Heading (HSN)').fill(heading);
    await form.getByLabel('Rate', { exact: true }).selectOption(rate);
    await form.getByLabel('Goods', { exact: true }).fill(goods);
    await form.getByLabel('First day').fill(day);
    await form.getByLabel('Notification or source').fill(source);
    await this.addButton.click();
  }

  get addButton(): Locator {
    return this.main.getByRole('form', { name: 'New row' }).getByRole('button', { name: 'Add row' });
  }

  override text(words: string | RegExp) {
    return this.main.getByText(words);
  }

  async search(text: string): Promise<void> {
    await this.main.getByLabel('Search', { exact: true }).fill(text);
  }

  takeBackButton(row: string): Locator {
    return this.main.getByRole('button', { name: `Take back ${row}` });
  }

  async takeBack(row: string): Promise<void> {
    await this.takeBackButton(row).click();
  }
}
