import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class SubscriptionOffer extends ShopPage {
  get part(): Locator {
    return this.main.getByRole('region', { name: 'Subscription' });
  }

  async choose(): Promise<void> {
    await this.part.getByRole('button', { name: 'Choose a plan' }).click();
  }
}
