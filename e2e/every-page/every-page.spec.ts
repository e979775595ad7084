import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { visit } from '../fixtures/interactive.ts';
import { PageWatch } from '../fixtures/page-watch.ts';
import { bothWidths, expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { everyRoute } from './every-route.ts';

const visits = Object.values(everyRoute);
const guestPaths = visits.flatMap(({ guest = [] }) => guest);

/** Several pages share a browser and its cache; a journey per page would load all files again. */
const pagesPerJourney = 8;
const groups = Math.ceil(guestPaths.length / pagesPerJourney);

/** Web vitals still call this layout shift good. A customer's pages fill in their data later. */
const maxLayoutShift = 0.1;

/** These pages show a failing request: an unknown token, or a missing session. */
const refusedCalls = /\/api\/.*: 40[0134]$/;

const layoutDiffers = bothWidths('the layout differs, and nothing may be wider than a phone');

for (let group = 0; group < groups; group += 1)
  test(
    `pages for guests keep what every page promises (${group + 1} of ${groups})`,
    layoutDiffers,
    async ({ page }) => {
      const watch = await PageWatch.of(page);
      const start = group * pagesPerJourney;
      for (const path of guestPaths.slice(start, start + pagesPerJourney))
        await keepsPromises(page, watch, path);
    },
  );

test(
  'pages for customers keep what every page promises',
  layoutDiffers,
  async ({ page, signedInCustomer }) => {
    const watch = await PageWatch.of(page);
    const customer = await signedInCustomer({
      address: true,
      cart: { 'bhringraj-oil': 1 },
      orders: ['bhringraj-oil'],
    });
    for (const path of visits.flatMap(({ customer: paths = [] }) => paths))
      await keepsPromises(page, watch, typeof path === 'string' ? path : path(customer.orderNumbers[0]!));
  },
);

/** Checks heading, title, axe, CSP violations, errors, failed requests, layout shift and overflow. */
async function keepsPromises(page: Page, watch: PageWatch, path: string): Promise<void> {
  await test.step(path, async () => {
    await visit(page, path);
    await expect.soft(new ShopPage(page).heading, `${path}: headings`).toHaveCount(1);
    await expect.soft(page, `${path}: title`).toHaveTitle(/\S.+/);
    await expectAccessible(page);
    if (page.viewportSize()!.width < 400) await expectToFitSmallPhones(page);
    expect.soft(await watch.layoutShift(), `${path}: ${await watch.shifted()}`).toBeLessThan(maxLayoutShift);
    const findings = (await watch.findings()).filter((finding) => !refusedCalls.test(finding));
    expect.soft(findings, path).toEqual([]);
  });
}
