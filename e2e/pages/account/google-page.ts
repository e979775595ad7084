import { expect } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class GooglePage extends ShopPage {
  async signIn(email: string): Promise<void> {
    await this.expectOpen();
    await this.page.getByLabel('Email').fill(email);
    const finished = this.page.waitForResponse(/\/api\/auth\/google\/finish$/);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await finished;
  }

  async cancel(): Promise<void> {
    await this.expectOpen();
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Test provider' })).toBeVisible();
  }
}
