import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The page of the link that tells the courier what to do after a failed delivery. */
export class RedeliveryPage extends ShopPage {
  async open(link: string): Promise<void> {
    await this.visit(link);
    await expect(this.main.getByText('The courier could not hand over order')).toBeVisible();
  }

  act(label: string): Locator {
    return this.main.getByRole('radio', { name: label });
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label);
  }

  async tell(): Promise<void> {
    await this.main.getByRole('button', { name: 'Tell the courier' }).click();
  }

  async expectAnswer(text: string | RegExp): Promise<void> {
    await this.expectText(text);
    await expect(this.main.getByRole('radio')).toHaveCount(0);
  }
}
