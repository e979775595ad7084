import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The sizes of a product on its page. */
export class SizeChoice extends ShopPage {
  get choices(): Locator {
    return this.page.getByRole('navigation', { name: 'Size' });
  }

  get all(): Locator {
    return this.choices.getByRole('link');
  }

  get chosen(): Locator {
    return this.all.and(this.page.locator('[aria-current=page]'));
  }

  async choose(value: string): Promise<void> {
    await this.all.filter({ hasText: value }).click();
  }

  async chooseLastByKeyboard(): Promise<void> {
    await this.all.last().press('Enter');
  }
}
