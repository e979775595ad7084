import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class PaymentPage extends ShopPage {
  /** Waits for the page of the placed order. Returns the order number. */
  async expectPlaced(): Promise<string> {
    await expect(this.page).toHaveURL(/\/payment\?order=AR-\d+/);
    await this.expectText(/Keep ₹[\d,.]+ ready/);
    return new URL(this.page.url()).searchParams.get('order')!;
  }

  /** A new page begins at its top, and screen readers at its heading. */
  async expectTop(): Promise<void> {
    await expect(this.heading).toBeFocused();
    expect(await this.page.evaluate(() => scrollY)).toBe(0);
  }

  get code(): Locator {
    return this.main.getByRole('img', { name: /^UPI code to pay/ });
  }

  get upiOffer(): Locator {
    return this.main.getByRole('button', { name: /^Pay ₹.* now by UPI$/ });
  }

  async payByUpi(): Promise<void> {
    await this.upiOffer.click();
  }

  async payInCash(): Promise<void> {
    await this.main.getByRole('button', { name: 'Cash on delivery' }).click();
  }

  get nextSteps(): Locator {
    return this.main.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
  }

  get nextDeliveries(): Locator {
    return this.main.getByRole('list', { name: 'Next refills' });
  }
}
