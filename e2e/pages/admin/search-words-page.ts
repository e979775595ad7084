import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class SearchWordsPage extends ShopPage {
  async open(): Promise<void> {
    await this.visit('/admin/search');
    await expect(this.main.getByRole('heading', { name: 'Said to mean' })).toBeVisible();
  }

  row(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text });
  }

  get notSold(): Locator {
    return this.main.getByRole('region', { name: 'Not sold' });
  }

  notSoldText(text: string): Locator {
    return this.notSold.getByText(text, { exact: true });
  }

  /** The meaning takes the focus when the shop does not sell the text yet. */
  async expectMeaning(text: string): Promise<void> {
    await expect(this.main.getByLabel(`What “${text}” means`)).toBeFocused();
  }

  async sayMeaning(means: string): Promise<void> {
    await this.page.keyboard.type(means);
    await this.page.keyboard.press('Enter');
  }

  sellNowButton(text: string): Locator {
    return this.main.getByRole('button', { name: `We sell this now: ${text}` });
  }

  async sellNow(text: string): Promise<void> {
    await this.sellNowButton(text).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).first().click();
  }
}
