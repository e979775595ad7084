import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

/** A page as a browser sees it that is too old for the shop. */
export class OldBrowserPage extends ShopPage {
  get tooOld(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'This browser is too old' });
  }

  /** The note of an old browser has ways to order that need no code. */
  async expectTooOld(): Promise<void> {
    await expect(this.tooOld).toBeVisible();
    await expect(this.tooOld).toContainText('You can read every page.');
    await expect(this.tooOld.getByRole('link', { name: '+919876543210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(this.tooOld.getByRole('link', { name: 'write on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
  }
}
