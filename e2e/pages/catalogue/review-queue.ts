import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ReviewQueuePage extends ShopPage {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async report(text: string, reason: string): Promise<void> {
    const review = this.main.getByRole('article').filter({ hasText: text });
    await this.wake(this.main.locator('#reviews'));
    await review.getByRole('button', { name: 'Report this review' }).click();
    await this.dialog.getByLabel('This review').selectOption({ label: reason });
    await this.expectAccessible();
    await this.dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.dialog.getByText('Thank you. We look at it.')).toBeVisible();
  }

  async openReview(product: string): Promise<void> {
    await this.main.getByRole('link', { name: product }).first().click();
    await this.expectHeading(/^Review \d+$/);
    await expect(this.button('Hide it')).toBeVisible();
  }

  async answer(words: string): Promise<void> {
    await this.main.getByLabel('Answer of the shop').fill(words);
    await this.button('Publish the answer').click();
  }

  async hide(reason: string): Promise<void> {
    await this.main.getByLabel('Why it is hidden').selectOption({ label: reason });
    await this.button('Hide it').click();
    await this.expectText(`Hidden: ${reason}.`);
  }
}
