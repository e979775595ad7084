// §2 pages do not jump: cumulative layout shift under 0.05
import type { Page } from '@playwright/test';
import { isInteractive, visit } from '../fixtures/interactive.ts';
import { PageWatch } from '../fixtures/page-watch.ts';
import { bothWidths, expect, phoneOnly, test } from '../fixtures/test.ts';

/** A fifth of the layout shift that web vitals call good (0.1). */
const maxLayoutShift = 0.02;

const layoutDiffers = bothWidths('what moves depends on the layout');

for (const [name, path] of [
  ['the home page', '/'],
  ['a listing', '/category/hair-care/hair-oils'],
  ['a product page', '/product/bhringraj-oil'],
] as const)
  test(
    `${name} does not move while pictures, fonts and data arrive late`,
    layoutDiffers,
    async ({ page, shopPage }) => {
      const watch = await PageWatch.of(page);
      const late = await holdBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await isInteractive(page);
      late.release();
      late.releaseFonts();
      await shopPage.expectFonts();
      await shopPage.scrollToEnd();
      await shopPage.expectPicturesLoaded();
      expect(await watch.layoutShift(), await watch.shifted()).toBeLessThan(maxLayoutShift);
    },
  );

test(
  'fonts that arrive while a customer reads reviews do not move them',
  phoneOnly('the details above wrap their values on a phone'),
  async ({ page, productPage }) => {
    const watch = await PageWatch.of(page);
    const release = await hold(page, /\.woff2/);
    await page.goto('/product/bhringraj-oil', { waitUntil: 'commit' });
    await isInteractive(page);
    await productPage.scrollToEnd();
    await productPage
      .section('Customer reviews')
      .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    const before = await watch.layoutShift();
    release();
    await productPage.expectFonts();
    expect((await watch.layoutShift()) - before, await watch.shifted()).toBeLessThan(maxLayoutShift);
  },
);

test(
  'a listing and a product opened by a click do not move either',
  layoutDiffers,
  async ({ page, footer, listingPage, productPage }) => {
    const watch = await PageWatch.of(page);
    await visit(page, '/');
    const late = await holdBack(page);
    await footer.open('All products');
    late.release();
    await listingPage.expectHeading('All products');
    await expect(listingPage.firstCard).toBeVisible();
    await listingPage.expectPicturesLoaded();
    expect(await watch.layoutShift(), await watch.shifted()).toBeLessThan(maxLayoutShift);
    await listingPage.openFirst();
    await expect(productPage.section('Customer reviews')).toBeVisible();
    await productPage.expectPicturesLoaded();
    expect(await watch.layoutShift(), await watch.shifted()).toBeLessThan(maxLayoutShift);
  },
);

test(
  'the account and a placed order do not move when their data arrives',
  layoutDiffers,
  async ({ page, signedInCustomer, profilePage, paymentPage, shopPage }) => {
    const { orderNumbers } = await signedInCustomer({ orders: ['bhringraj-oil'] });
    const watch = await PageWatch.of(page);
    for (const [path, shown] of [
      ['/profile', () => expect(profilePage.personal.region).toBeVisible()],
      [`/payment?order=${orderNumbers[0]}`, () => expect(paymentPage.upiOffer).toBeVisible()],
    ] as const) {
      const late = await holdBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await isInteractive(page);
      late.release();
      await shown();
      late.releaseFonts();
      await shopPage.expectFonts();
      expect(await watch.layoutShift(), `${path} ${await watch.shifted()}`).toBeLessThan(maxLayoutShift);
    }
  },
);

/** Holds pictures and data until `release` is called, and fonts until `releaseFonts`. */
async function holdBack(page: Page): Promise<{ release: () => void; releaseFonts: () => void }> {
  return {
    release: await hold(page, /\/api\/|\/images\/|\.webp|\.avif/),
    releaseFonts: await hold(page, /\.woff2/),
  };
}

async function hold(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
