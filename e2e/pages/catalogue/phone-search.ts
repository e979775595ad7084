import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class PhoneSearch extends ShopPage {
  get screen(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' });
  }

  get box(): Locator {
    return this.screen.getByLabel('Search the shop');
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: 'Open the search' });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.box).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  async expectInUpperThird(): Promise<void> {
    const third = this.page.viewportSize()!.height / 3;
    await expect.poll(async () => (await this.box.boundingBox())?.y ?? Infinity).toBeLessThan(third);
  }
}
