import type { Page } from '@playwright/test';
import { expectAccessible, expectContrastInDark, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { findMisplaced } from '../fixtures/browser/find-misplaced.ts';
import { visit } from '../fixtures/interactive.ts';
import { PageWatch } from '../fixtures/page-watch.ts';
import { bothWidths, expect, test } from '../fixtures/test.ts';
import { invalidHtml } from '../fixtures/valid-html.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { type MadeRows, type Visit, visitsOf } from './every-route.ts';

/** Web vitals still call this layout shift good. A customer's pages fill in their data later. */
const maxLayoutShift = 0.1;

const refusedRequest = /\/api\/.*: 4(0[0134]|09)$/;

const layoutDiffers = bothWidths('the layout differs, and nothing may be wider than a phone');

const guestGroups = inGroups(visitsOf('guest'));
const staffGroups = inGroups(visitsOf('owner'));

guestGroups.forEach((visits, at) =>
  test(
    `pages for guests keep what every page promises (${at + 1} of ${guestGroups.length})`,
    layoutDiffers,
    async ({ page }) => {
      await keepPromises(page, visits);
    },
  ),
);

test(
  'pages for customers keep what every page promises',
  layoutDiffers,
  async ({ page, signedInCustomer }) => {
    const customer = await signedInCustomer({
      address: true,
      cart: { 'bhringraj-oil': 1 },
      orders: ['bhringraj-oil'],
    });
    await customer.saveToWishlist('amla-powder');
    const { id, orderNumbers } = customer;
    await keepPromises(page, visitsOf('customer'), { userId: id, orderNumber: orderNumbers[0]! });
  },
);

staffGroups.forEach((visits, at) =>
  test(
    `pages for staff keep what every page promises (${at + 1} of ${staffGroups.length})`,
    layoutDiffers,
    async ({ page, signedInStaff }) => {
      const { id, orderNumbers } = await signedInStaff('owner', { orders: ['bhringraj-oil'] });
      await keepPromises(page, visits, { userId: id, orderNumber: orderNumbers[0]! });
    },
  ),
);

/** Several pages share a browser and its cache; a journey per page would load all files again. */
function inGroups(visits: Visit[]): Visit[][] {
  const groups = Math.ceil(visits.length / 8);
  return Array.from({ length: groups }, (_, at) => visits.slice(at * 8, (at + 1) * 8));
}

async function keepPromises(page: Page, visits: Visit[], made?: MadeRows): Promise<void> {
  const watch = await PageWatch.of(page);
  for (const { address, isRefused } of visits) {
    const path = typeof address === 'string' ? address : address(made!);
    await test.step(path, () => keepsPromises(page, watch, { path, isRefused }));
  }
}

/** Checks rendering mode, heading, title, axe, CSP violations, errors, failed requests, layout shift and overflow in one visit. */
async function keepsPromises(
  page: Page,
  watch: PageWatch,
  { path, isRefused }: { path: string; isRefused: boolean },
): Promise<void> {
  const { heading, skeletons } = new ShopPage(page);
  await visit(page, path);
  expect.soft(await page.evaluate(() => document.compatMode), `${path}: mode`).toBe('CSS1Compat');
  // The page of the parts shows skeletons on purpose.
  if (path !== '/dev/ui') await expect.soft(skeletons, `${path}: loading`).toHaveCount(0);
  await expect.soft(heading, `${path}: headings`).toHaveCount(1);
  await expect.soft(page, `${path}: title`).toHaveTitle(/^\S.* \| Aranya( staff)?$/);
  await expectAccessible(page);
  expect.soft(await page.evaluate(findMisplaced), `${path}: HTML`).toEqual([]);
  if (page.viewportSize()!.width < 400) await expectToFitSmallPhones(page);
  else {
    await expectContrastInDark(page);
    expect.soft(await invalidHtml(page, path), `${path}: HTML as sent`).toEqual([]);
  }
  expect.soft(await watch.layoutShift(), `${path}: ${await watch.shifted()}`).toBeLessThan(maxLayoutShift);
  const findings = await watch.findings();
  const failures = isRefused ? findings.filter((finding) => !refusedRequest.test(finding)) : findings;
  expect.soft(failures, path).toEqual([]);
}
