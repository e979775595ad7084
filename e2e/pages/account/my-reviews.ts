import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class MyReviews extends ShopPage {
  get entries(): Locator {
    return this.page.getByRole('list', { name: 'Your reviews' }).getByRole('listitem');
  }

  editButton(product: string): Locator {
    return this.entries.getByRole('button', { name: `Edit your review of ${product}` });
  }

  deleteButton(product: string): Locator {
    return this.entries.getByRole('button', { name: `Delete your review of ${product}` });
  }

  get commentField(): Locator {
    return this.entries.getByRole('textbox');
  }

  get saveButton(): Locator {
    return this.entries.getByRole('button', { name: 'Save' });
  }

  dialogButton(name: 'Keep it' | 'Delete'): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
