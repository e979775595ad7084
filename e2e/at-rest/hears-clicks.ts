import { expect, type Page, type Response } from '@playwright/test';

/** Waits while a page is only drawn. Once it hears clicks its header says who looks; what has no header has no buttons either. */
export async function hearsClicks(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const header = page.locator('header:has([data-cart])');
  if ((await header.count()) === 0) return;
  const who = header.getByText('Login', { exact: true }).or(header.getByLabel('Your account'));
  await expect(who.locator('visible=true')).toBeVisible({ timeout: 30_000 });
}

/** The shop's next answer to what was changed; begin to wait for it before. */
export function answerToWrite(page: Page): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && new URL(answer.url()).pathname.startsWith('/api/'),
  );
}
