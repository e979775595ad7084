import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ReviewInvitationPage extends ShopPage {
  star(count: number): Locator {
    return this.main.getByRole('radio').nth(count - 1);
  }

  async submit(): Promise<void> {
    await this.main.getByRole('button', { name: 'Submit Review' }).click();
  }

  async write(comment: string): Promise<void> {
    await this.main.getByLabel('Your review').fill(comment);
    await this.submit();
    await this.expectMessage('Review submitted successfully!');
  }

  async expectListed(slug: string, comment: string): Promise<void> {
    await this.visit(`/product/${slug}`);
    const review = this.main.getByRole('article').filter({ hasText: comment });
    await expect(review).toHaveCount(1);
    await expect(review).toContainText('Verified buyer');
    await expect(review).toContainText('Anonymous');
  }
}
