import { expect, type Page } from '@playwright/test';

/** Waits while a page is only drawn. Once it hears clicks its header says who looks; what has no header has no buttons either. */
export async function hearsClicks(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const header = page.locator('header:has([data-cart])');
  if ((await header.count()) === 0) return;
  const who = header.getByText('Login', { exact: true }).or(header.getByLabel('Your account'));
  await expect(who.locator('visible=true')).toBeVisible({ timeout: 30_000 });
}
