import { expect, type Page } from '@playwright/test';
import { test } from './shopper.ts';

/** The most a page may move by itself: half of what is called good (0.1). */
const most = 0.05;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

for (const [name, path] of [
  ['home', '/'],
  ['a listing', '/category/hair-care/hair-oils'],
  ['a product', '/product/bhringraj-oil'],
] as const)
  test(`${name} does not jump while its pictures, fonts and data arrive late`, async ({ page }) => {
    await comesSlowly(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await readsToTheEnd(page);
    expect(await shifted(page)).toBeLessThan(most);
  });

test('a listing and a product that are opened by a click do not jump either', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await comesSlowly(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(most);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Customer reviews' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(most);
});

/** Pictures, fonts and answers of the API take as long as on a slow line. */
async function comesSlowly(page: Page): Promise<void> {
  await page.route(/\/api\/|\/images\/|\.woff2|\.webp|\.avif/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

async function readsToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

type Watched = { shifted: number };

/** All that moved without the shopper's doing, added up; web vitals takes only the worst five seconds of it. */
function watchShifts(): void {
  const watched = window as unknown as Watched;
  watched.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).shifted);
}
