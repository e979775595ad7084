import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** The search over everything of the staff side. */
export class Finder extends ShopPage {
  get openButton(): Locator {
    return this.page.getByRole('button', { name: 'Search everything' });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: 'Search everything' });
  }

  get field(): Locator {
    return this.sheet.getByRole('combobox', { name: 'Search' });
  }

  get status(): Locator {
    return this.sheet.getByRole('status');
  }

  result(name: string | RegExp): Locator {
    return this.sheet.getByRole('option', { name });
  }

  get highlighted(): Locator {
    return this.sheet.locator('[role=option][data-highlighted]');
  }

  async find(text: string, result: string | RegExp): Promise<void> {
    await this.field.fill(text);
    await expect(this.result(result).first()).toBeVisible();
    await expect(this.status).toContainText(/^\d+ results?$/);
  }
}
