import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class MoneyPages extends ShopPage {
  async openCash(query = ''): Promise<void> {
    await this.visit(`/admin/cash${query}`);
    await expect(this.file).toBeEnabled();
  }

  async openDocuments(): Promise<void> {
    await this.visit('/admin/papers');
    await expect(this.row('').first()).toBeVisible();
  }

  row(text: string): Locator {
    return this.main.locator('[data-row]').filter({ hasText: text });
  }

  private get file(): Locator {
    return this.main.getByLabel('CSV file');
  }

  async choose(text: string): Promise<void> {
    await this.file.setInputFiles({
      name: 'remittance.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  }

  column(header: string): Locator {
    return this.main.getByRole('form', { name: 'Columns' }).getByLabel(header, { exact: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name }).press('Enter');
  }

  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).press('Enter');
  }

  result(label: string): Locator {
    return this.main.getByRole('region', { name: 'Rows' }).getByRole('button', { name: label });
  }

  get status(): Locator {
    return this.main.getByRole('status');
  }

  get balances(): Locator {
    return this.main.getByRole('region', { name: 'Balances' });
  }

  async openOrder(orderNumber: string): Promise<void> {
    await this.row(orderNumber).getByRole('link', { name: orderNumber }).click();
    await expect(this.heading).toHaveText(`Cash of ${orderNumber}`);
  }

  get claim(): Locator {
    return this.main.getByRole('region', { name: 'Claim it from the courier' });
  }

  get entries(): Locator {
    return this.main.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  }

  async settle(reason: string): Promise<void> {
    const form = this.main.getByRole('form', { name: 'Settle by hand' });
    await form.getByLabel('What happened').selectOption(reason);
    await form.getByRole('button', { name: 'Enter' }).press('Enter');
  }

  async takeBack(entry: string, reason: string): Promise<void> {
    await this.press(`Take back: ${entry}`);
    await this.dialog.getByLabel('Reason').fill(reason);
    await this.confirm('Take it back');
  }

  /** Presses a button and returns the name of the file that the browser saves. */
  async save(name: string): Promise<string> {
    return (await this.download(name)).suggestedFilename();
  }

  /** Presses a button and returns the bytes of the file that the browser saves. */
  async read(name: string): Promise<Buffer> {
    return readFile(await (await this.download(name)).path());
  }

  private async download(name: string): Promise<Download> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press(name)]);
    return file;
  }

  async chooseMonth(month: string): Promise<void> {
    await this.main.getByLabel('Month to close').selectOption(month);
  }

  async openGst(month: string): Promise<void> {
    await this.visit(`/admin/papers/gst/${month}`);
    await expect(this.main.getByRole('heading', { name: 'Sum of documents = sum of sheets' })).toBeVisible();
  }

  async openAllMoney(): Promise<void> {
    await this.visit('/admin/money');
    await expect(this.place('With providers')).toBeVisible();
  }

  /** A number of the page 'All money', with what it is made of. */
  place(name: string): Locator {
    return this.main
      .getByRole('region', { name: 'Where the money is' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async openPlace(name: string): Promise<void> {
    await this.place(name).getByRole('link', { name }).click();
  }

  async sendReport(provider: string, text: string): Promise<void> {
    await this.main.getByLabel('Provider').selectOption({ label: provider });
    await this.choose(text);
  }

  get reports(): Locator {
    return this.main.getByRole('list', { name: 'Newest reports' });
  }

  async openBank(): Promise<void> {
    await this.visit('/admin/bank');
    await expect(this.#statement).toBeEnabled();
  }

  get #statement(): Locator {
    return this.main.getByLabel('Statement of your bank');
  }

  async chooseStatement(text: string): Promise<void> {
    const buffer = Buffer.from(text);
    await this.#statement.setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
    await expect(this.preview).toBeVisible();
  }

  get preview(): Locator {
    return this.main.getByRole('region', { name: 'Preview' });
  }

  /** Rows of the bank on a tab, such as 'Not matched' or 'Matched'. */
  async showRows(tab: string, of = 'Money that reached the bank'): Promise<void> {
    await this.main
      .getByRole('group', { name: `Show: ${of}` })
      .getByRole('button', { name: tab, exact: true })
      .click();
  }

  bankRow(reference: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
  }

  async pressIn(reference: string, button: string): Promise<void> {
    await this.bankRow(reference).getByRole('button', { name: button }).press('Enter');
  }
}
