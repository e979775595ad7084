import { expect, type Locator } from '@playwright/test';
import { StaffList } from '../admin/staff-list.ts';

export class ReviewQueuePage extends StaffList {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async openReport(text: string): Promise<void> {
    const review = this.main.getByRole('article').filter({ hasText: text });
    await this.wake(this.main.locator('#reviews'));
    await review.getByRole('button', { name: 'Report this review' }).click();
  }

  get sendReport(): Locator {
    return this.dialog.getByRole('button', { name: 'Send', exact: true });
  }

  async report(reason: string): Promise<void> {
    await this.dialog.getByLabel('This review').selectOption({ label: reason });
    await this.expectAccessible();
    await this.sendReport.click();
    await expect(this.dialog.getByText('Thank you. We look at it.')).toBeVisible();
  }

  reviewOf(product: string): Locator {
    return this.main.getByRole('link', { name: product }).first();
  }

  async openReview(product: string): Promise<void> {
    await this.reviewOf(product).click();
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
