import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

/** The review form behind the link of an email. */
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

  /** Waits for the review on the product's page. */
  async expectListed(slug: string, comment: string): Promise<void> {
    await this.visit(`/product/${slug}`);
    const review = this.main.getByRole('article').filter({ hasText: comment });
    await expect(review).toHaveCount(1);
    await expect(review).toContainText('Verified buyer');
    await expect(review).toContainText('Anonymous');
  }
}
