import { expect } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ReviewDecisionPage extends ShopPage {
  async open(link: string): Promise<void> {
    await this.visit(link);
    await this.expectHeading('A review waits');
  }

  async decide(decision: 'Publish' | 'Hide'): Promise<void> {
    await this.main.getByRole('button', { name: decision, exact: true }).click();
  }

  async hideFor(reason: string): Promise<void> {
    await this.main.getByLabel('Why it is hidden').selectOption({ label: reason });
    await this.decide('Hide');
  }

  async expectOutcome(text: string): Promise<void> {
    await expect(this.main.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(this.main.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  }
}
