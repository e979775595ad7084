import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class ReportsPage extends ShopPage {
  async open(query = ''): Promise<void> {
    await this.visit(`/admin/reports${query}`);
    await expect(this.main.getByLabel('Report', { exact: true })).toBeVisible();
  }

  async openSales(query: string): Promise<void> {
    await this.visit(`/admin/reports/sales${query}`);
    await expect(this.main.getByLabel('Days', { exact: true })).toBeVisible();
  }

  async choose(label: string): Promise<void> {
    await this.main.getByLabel('Report', { exact: true }).selectOption(label);
  }

  async from(month: string): Promise<void> {
    await this.main.getByLabel('Months', { exact: true }).selectOption('Choose months');
    await this.main.getByLabel('From', { exact: true }).selectOption(month);
  }

  get drawn(): Locator {
    return this.main.locator('figure svg .recharts-line-curve, figure svg .recharts-bar-rectangle');
  }

  get firstDrawn(): Locator {
    return this.drawn.first();
  }

  row(label: string): Locator {
    return this.main.getByRole('region', { name: /^Table of/ }).getByRole('row', { name: label });
  }

  async openOrders(label: string): Promise<void> {
    await this.row(label).getByRole('link').press('Enter');
  }

  async saveFile(): Promise<{ name: string; path: string }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.main.getByRole('button', { name: 'Save the report as CSV' }).press('Enter'),
    ]);
    return { name: file.suggestedFilename(), path: await file.path() };
  }
}
