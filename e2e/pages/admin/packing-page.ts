import { expect, type Locator } from '@playwright/test';
import type { Customer } from '../../fixtures/customer.ts';
import { ShopPage } from '../shop-page.ts';

type Ordered = { orderNumber: string; buyer: Pick<Customer, 'waybill'> };

export class PackingPage extends ShopPage {
  /** Opens the page once the courier has accepted these orders. */
  async open(...orders: Ordered[]): Promise<void> {
    for (const { orderNumber, buyer } of orders) await buyer.waybill(orderNumber);
    await this.visit('/admin/packing');
    for (const { orderNumber } of orders) await expect(this.row(orderNumber)).toContainText(/\d{14}/);
  }

  /** Taps so far. */
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap({ timeout: 20_000 });
  }

  toDo(action: string): Locator {
    return this.region('To do').getByRole('link', { name: action });
  }

  get selectAll(): Locator {
    return this.main.getByText('Select all shown');
  }

  get toHandOver(): Locator {
    return this.main.getByRole('link', { name: 'Go to the hand-over' });
  }

  get shareButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Share or print' });
  }

  get closeDialog(): Locator {
    return this.dialog.getByRole('button', { name: 'Close' });
  }

  /** A device whose apps take files, such as that of a printer. */
  async letAppsTakeFiles(): Promise<void> {
    await this.page.addInitScript(() => {
      const taken: string[] = [];
      Object.assign(window, { taken });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: { files: File[] }) => {
          taken.push(...files.map(({ name }) => name));
          return Promise.resolve();
        },
      });
    });
  }

  async takenFiles(): Promise<string[]> {
    const read = () => this.page.evaluate(() => (window as unknown as { taken: string[] }).taken);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
    return read();
  }

  row(orderNumber: string): Locator {
    const tick = this.page.getByRole('checkbox', { name: `Select ${orderNumber}`, exact: true });
    return this.main.locator('[data-row]').filter({ has: tick });
  }

  /** The keys of a keyboard scanner, wherever the focus is. */
  async scan(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  get scanField(): Locator {
    return this.main.getByRole('textbox', { name: /^Scan/ });
  }

  parcel(orderNumber: string): Locator {
    return this.region(`Parcel ${orderNumber}`);
  }

  async waybillOf(orderNumber: string): Promise<string> {
    const text = await this.parcel(orderNumber)
      .getByText(/^Waybill/)
      .innerText();
    return text.replace('Waybill ', '');
  }

  private get items(): Locator {
    return this.main.getByRole('list', { name: 'Items' }).getByRole('listitem');
  }

  /** The product's number, as its item shows it. */
  async codeOf(name: string): Promise<string> {
    return this.codeIn(this.items.filter({ hasText: name }));
  }

  private async codeIn(item: Locator): Promise<string> {
    return (await item.getByText(/^\d+$/).innerText()).trim();
  }

  /** Scans a label, then each pack that belongs into the parcel. The last pack closes it. */
  async packByScanner({ waybill, orderNumber }: { waybill: string; orderNumber: string }): Promise<void> {
    await this.scan(waybill);
    await expect(this.parcel(orderNumber)).toBeVisible();
    const codes: string[] = [];
    for (const item of await this.items.all()) {
      const [, packs] = /^0 of (\d+)$/.exec(await item.getByRole('status').innerText())!;
      codes.push(...Array<string>(Number(packs)).fill(await this.codeIn(item)));
    }
    for (const code of codes) await this.scan(code);
    await expect(this.said(`Order ${orderNumber} is packed.`)).toBeVisible();
  }

  said(text: string): Locator {
    return this.main.getByText(text);
  }

  count(name: string): Locator {
    return this.main.getByRole('status', { name: `${name} in the parcel` });
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  link(orderNumber: string): Locator {
    return this.row(orderNumber).getByRole('link', { name: orderNumber });
  }

  async pack(orderNumber: string): Promise<void> {
    await this.scanField.fill(orderNumber);
    await this.scanField.press('Enter');
    await expect(this.parcel(orderNumber)).toBeVisible();
    await this.button(/^Put in 1 of/).click();
    await expect(this.said(`Order ${orderNumber} is packed.`)).toBeVisible();
  }

  async select(orderNumber: string): Promise<void> {
    await this.row(orderNumber).getByRole('checkbox').check();
  }

  /** Prints documents for the selected orders or for a list. Returns the name and the first bytes of the file. */
  async print(kind: string): Promise<{ name: string; bytes: Buffer }> {
    await this.button(kind).click();
    const dialog = this.page.getByRole('dialog', { name: kind });
    const save = dialog.getByRole('button', { name: 'Save the PDF' });
    await expect(save).toBeVisible({ timeout: 20_000 });
    const [file] = await Promise.all([this.page.waitForEvent('download'), save.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    await dialog.getByRole('button', { name: 'Close' }).click();
    return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }

  listed(orderNumber: string): Locator {
    return this.main
      .getByRole('list', { name: 'Parcels' })
      .getByRole('listitem')
      .filter({ hasText: orderNumber });
  }

  get pickup(): Locator {
    return this.region('Pickup');
  }

  async askForRider(): Promise<void> {
    await this.pickup.getByRole('button', { name: 'Ask for a rider' }).click();
  }
}
