import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The parts of a staff order that ask what became of its parcel. */
export class ParcelCards extends ShopPage {
  async openToRedeliver(orderNumber: string): Promise<void> {
    await this.openWith(orderNumber, this.choices.first());
  }

  async openUntil(orderNumber: string, text: RegExp): Promise<void> {
    await this.openWith(orderNumber, this.failed.getByText(text));
  }

  async openReturned(orderNumber: string): Promise<void> {
    await this.openWith(orderNumber, this.cameBack);
  }

  /** The courier's scans reach the shop a moment later. All parts of an order are shown at once. */
  private async openWith(orderNumber: string, part: Locator): Promise<void> {
    await expect(async () => {
      await this.visit(`/admin/orders/${orderNumber}`);
      await expect(this.region('Timeline')).toBeVisible();
      expect(await part.isVisible()).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  get creditNote(): Locator {
    return this.region('Documents').getByRole('button', { name: /credit note/i });
  }

  get choices(): Locator {
    return this.failed.getByRole('radio');
  }

  get failed(): Locator {
    return this.region('Delivery');
  }

  get cameBack(): Locator {
    return this.region('What came back');
  }

  get acts(): Locator {
    return this.failed.getByRole('listitem');
  }

  get newestAct(): Locator {
    return this.acts.last();
  }

  async choose(act: string): Promise<void> {
    await this.failed.getByRole('radio', { name: act }).check();
  }

  field(label: string | RegExp): Locator {
    return this.failed.getByLabel(label, { exact: typeof label === 'string' });
  }

  async ask(): Promise<void> {
    await this.failed.getByRole('button', { name: 'Ask the courier' }).click();
  }

  async lose(rupees: string): Promise<void> {
    await this.failed.getByRole('button', { name: 'The parcel is lost' }).click();
    await this.dialog.getByLabel('Claim against the courier in rupees').fill(rupees);
    await this.expectAccessible();
    await this.dialog.getByRole('button', { name: 'It is lost' }).click();
  }

  /** The number of units of a line that met an end. */
  units(line: string | RegExp, outcome: string): Locator {
    return this.cameBack.getByRole('group', { name: line }).getByLabel(outcome);
  }

  button(name: string): Locator {
    return this.cameBack.getByRole('button', { name });
  }
}
