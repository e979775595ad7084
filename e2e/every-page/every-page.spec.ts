// §2 routes of the shop: home, listings, search, product, cart, checkout, payment, hair, 404
// §2 every route, dialog, menu and toast without a serious finding of axe
// §2 no dead link, no complaint of the browser on any page
import type { Page } from '@playwright/test';
import { minuteMs } from '#platform/india-time.ts';
import {
  atPhoneWidth,
  bringAxe,
  expectAccessible,
  expectContrastInDark,
  expectToFitSmallPhones,
} from '../fixtures/accessibility.ts';
import { findCutTexts } from '../fixtures/browser/find-cut-texts.ts';
import { findMisplaced, findSkippedHeadings } from '../fixtures/browser/find-misplaced.ts';
import { touchScreenOf } from '../fixtures/browser/touch-screen.ts';
import { useControls } from '../fixtures/browser/use-controls.ts';
import { untilDrawn, visit } from '../fixtures/interactive.ts';
import { PageWatch } from '../fixtures/page-watch.ts';
import { expect, test } from '../fixtures/test.ts';
import { invalidHtml } from '../fixtures/valid-html.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { type MadeRows, type Visit, visitsOf } from './every-route.ts';

/** Web vitals still call this layout shift good. A customer's pages fill in their data later. */
const maxLayoutShift = 0.1;
/** Bounds for a visit that hangs. */
const maxVisitMs = minuteMs;
const maxVisits = 6;
/** Of a page, to be used by the journey of every page. */
const maxControls = 12;

const refusedRequest = /\/api\/.*: 4(0[0134]|09)$/;
const anyRefusal = /\/api\/.*: 4\d\d$/;

const guestGroups = inGroups(visitsOf('guest'));
const customerGroups = inGroups(visitsOf('customer'));
const staffGroups = inGroups(visitsOf('owner'));

guestGroups.forEach((visits, at) =>
  test(`pages for guests keep what every page promises (${at + 1} of ${guestGroups.length})`, async ({
    page,
  }) => {
    await keepPromises(page, visits);
  }),
);

customerGroups.forEach((visits, at) =>
  // §2 every screen of the account, and every window of it, by keyboard alone and without a finding of axe
  test(`pages for customers keep what every page promises (${at + 1} of ${customerGroups.length})`, async ({
    page,
    signedInCustomer,
  }) => {
    const customer = await signedInCustomer({
      address: true,
      cart: { 'bhringraj-oil': 1 },
      orders: ['bhringraj-oil'],
    });
    await customer.saveToWishlist('amla-powder');
    const { id, orderNumbers } = customer;
    await keepPromises(page, visits, { userId: id, orderNumber: orderNumbers[0]! });
  }),
);

staffGroups.forEach((visits, at) =>
  test(`pages for staff keep what every page promises (${at + 1} of ${staffGroups.length})`, async ({
    page,
    signedInStaff,
  }) => {
    const { id, orderNumbers } = await signedInStaff('owner', { orders: ['bhringraj-oil'] });
    await keepPromises(page, visits, { userId: id, orderNumber: orderNumbers[0]! });
  }),
);

/** Several pages share a browser and its cache; a journey per page would load all files again. */
function inGroups(visits: Visit[]): Visit[][] {
  const groups = Math.ceil(visits.length / maxVisits);
  const begin = (group: number) => Math.round((group * visits.length) / groups);
  return Array.from({ length: groups }, (_, at) => visits.slice(begin(at), begin(at + 1)));
}

type Screen = { page: Page; watch: PageWatch; setTouch: (enabled: boolean) => Promise<void> };
type Address = { path: string; isRefused: boolean };

async function keepPromises(page: Page, visits: Visit[], made?: MadeRows): Promise<void> {
  test.setTimeout(visits.length * maxVisitMs);
  await bringAxe(page);
  const screen = { page, watch: await PageWatch.of(page), setTouch: await touchScreenOf(page) };
  for (const { address, isRefused } of visits) {
    const path = typeof address === 'string' ? address : address(made!);
    await test.step(path, async () => {
      await opensWell(screen, { path, isRefused });
      await fitsPhone(screen, path);
      await staysUsable(screen, path);
    });
  }
}

/** Checks rendering mode, heading, title, axe, CSP violations, errors, failed requests, layout shift and overflow in one visit. */
async function opensWell({ page, watch }: Screen, { path, isRefused }: Address): Promise<void> {
  const { heading, skeletons } = new ShopPage(page);
  await visit(page, path);
  expect.soft(await page.evaluate(() => document.compatMode), `${path}: mode`).toBe('CSS1Compat');
  // The page of the parts shows skeletons on purpose.
  if (path !== '/dev/ui') await expect.soft(skeletons, `${path}: loading`).toHaveCount(0);
  await expect.soft(heading, `${path}: headings`).toHaveCount(1);
  await expect.soft(page, `${path}: title`).toHaveTitle(/^\S.* \| Aranya( staff)?$/);
  await expectAccessible(page);
  expect.soft(await page.evaluate(findMisplaced), `${path}: HTML`).toEqual([]);
  if (!/^\/(?:admin|dev)/.test(path))
    expect.soft(await page.evaluate(findSkippedHeadings), `${path}: levels of headings`).toEqual([]);
  await expectContrastInDark(page);
  expect.soft(await invalidHtml(page, path), `${path}: HTML as sent`).toEqual([]);
  const { shift, shifted, findings } = await watch.look();
  expect.soft(shift, `${path}: ${shifted}`).toBeLessThan(maxLayoutShift);
  const failures = isRefused ? findings.filter((finding) => !refusedRequest.test(finding)) : findings;
  expect.soft(failures, path).toEqual([]);
}

/** Turns the page to a phone with touch: axe sees what is shown there alone, and nothing is wider. `layout-shift.spec.ts` loads pages there. */
async function fitsPhone({ page, setTouch }: Screen, path: string): Promise<void> {
  const { heading } = new ShopPage(page);
  await setTouch(true);
  await atPhoneWidth(page, async () => {
    await expect.soft(heading, `${path}: headings on a phone`).toHaveCount(1);
    await expectAccessible(page);
    expect.soft(await page.evaluate(findMisplaced), `${path}: HTML on a phone`).toEqual([]);
    await expectToFitSmallPhones(page);
    if (!path.startsWith('/dev')) await fitsEnlargedLetters(page, path);
    if (/^\/product\/(?!no-such)/.test(path)) await fitsPhoneHeldSideways(page, path);
  });
  await setTouch(false);
}

/** On a customer's page nothing is cut, lies on something else or scrolls sideways with letters of up to twice their size (WCAG 1.4.4). */
async function fitsEnlargedLetters(page: Page, path: string): Promise<void> {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(findCutTexts, [130, 150, 200]), `${path} at ${width} px`).toEqual([]);
  }
}

/** Price and buttons of a product are within two screens of a phone that is held sideways. */
async function fitsPhoneHeldSideways(page: Page, path: string): Promise<void> {
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  const parts = new ProductPage(page).purchaseParts;
  const bottoms = () =>
    parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom + scrollY));
  expect.soft(await parts.count(), `${path}: price and buttons`).toBe(3);
  expect.soft(Math.max(...(await bottoms())), `${path} held sideways`).toBeLessThanOrEqual(2 * height);
}

/** Uses controls, while the fixture `translatable` reports what would break on a translated page. */
async function staysUsable({ page, watch }: Screen, path: string): Promise<void> {
  await page.evaluate(useControls, maxControls);
  await untilDrawn(page);
  await expect.soft(new ShopPage(page).heading, path).not.toHaveText('Something went wrong');
  const { findings } = await watch.look();
  const errors = findings.filter((finding) => !anyRefusal.test(finding));
  expect.soft(errors, `${path} in use`).toEqual([]);
}
