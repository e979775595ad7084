import { expect, type Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

export class StaffList extends ShopPage {
  get rows(): Locator {
    return this.main.locator('[data-row]');
  }

  /** The rows on a phone. A wide screen has them in a table. */
  get cards(): Locator {
    return this.main.locator('li[data-row]');
  }

  get filtersToggle(): Locator {
    return this.page.getByText(/^Filters/);
  }

  /** Acts, and waits until the list shows the rows of a search with all these parts. */
  async untilRowsOf(parts: string[], act: () => Promise<void>): Promise<void> {
    const response = this.page.waitForResponse((one) => parts.every((part) => one.url().includes(part)));
    await act();
    await response;
    await expect(this.main.locator('[aria-busy]:has([data-row])')).toHaveAttribute('aria-busy', 'false');
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  rowAt(place: number): Locator {
    return this.rows.nth(place - 1);
  }

  rowsWithout(text: RegExp): Locator {
    return this.rows.filter({ hasNotText: text });
  }

  get letterKeys(): Locator {
    return this.page.getByLabel(/^Keys:/);
  }

  async nameOf(row: Locator): Promise<string> {
    return row.getByRole('link').first().innerText();
  }

  filter(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Filters lie behind a fold on a phone. */
  async filterBy(label: string, value: string): Promise<void> {
    const field = this.filter(label);
    if (!(await field.isVisible())) await this.filtersToggle.click();
    await field.selectOption(value);
  }

  /** Changes several filters before the page is rendered again, as on a slow phone. */
  async filterAtOnce(values: Record<string, string>): Promise<void> {
    await this.page.evaluate((chosen) => {
      const change = (label: string, value: string) => {
        const named = [...document.querySelectorAll('label')].find(
          ({ textContent }) => textContent === label,
        );
        const field = document.getElementById(named!.htmlFor) as HTMLSelectElement;
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      for (const [label, value] of Object.entries(chosen)) change(label, value);
    }, values);
  }

  get selection(): Locator {
    return this.page.getByRole('region', { name: 'Selected rows' });
  }

  async showMore(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show more' }).click();
  }

  async selectAllThatMatch(): Promise<void> {
    await this.page.getByLabel('Select all shown').check();
    await this.page.getByRole('button', { name: 'Select all that match' }).click();
  }

  async saveView(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save this view' }).click();
    await this.page.getByLabel('Name of this view').fill(name);
    await this.untilSaved(() => this.page.getByRole('button', { name: 'Save', exact: true }).click());
  }

  view(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  }
}
