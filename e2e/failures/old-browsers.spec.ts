import type { Page } from '@playwright/test';
import { floor, standIns } from '#platform/server/old-browsers/newer-features.ts';
import { expect, test } from '../fixtures/test.ts';
import type { CartPage } from '../pages/cart-page.ts';
import type { ProductPage } from '../pages/catalogue/product-page.ts';
import type { OldBrowserPage } from '../pages/old-browser-page.ts';

const oil = 'Bhringraj Hair Oil';

/** The browser loses these features in each page, before its scripts run. */
async function lacks(page: Page, names: string[]): Promise<void> {
  const deletes = names.map((name) => {
    const [, owner, key] = /^(?:(.*)\.)?(\w+)$/.exec(name)!;
    return `delete ${owner ?? 'window'}[${JSON.stringify(key)}];`;
  });
  await page.addInitScript({ content: deletes.join('') });
}

type Pages = { oldBrowserPage: OldBrowserPage; productPage: ProductPage; cartPage: CartPage };

async function buy({ oldBrowserPage, productPage, cartPage }: Pages): Promise<void> {
  await productPage.open('bhringraj-oil');
  await productPage.addToCart(oil);
  await cartPage.open();
  await expect(cartPage.line(oil)).toBeVisible();
  await cartPage.continueButton.click();
  // The login covers the checkout of a guest, so its heading is there for a moment alone.
  await oldBrowserPage.expectText('Welcome Back');
  await expect(oldBrowserPage.tooOld).toHaveCount(0);
}

/** These three pages are what a customer needs for an order. */
const pages = ['/product/bhringraj-oil', '/cart', '/search?q=oil'];

test('search, product, cart and checkout work in the oldest browsers', async ({
  page,
  oldBrowserPage,
  productPage,
  cartPage,
  complaints,
}) => {
  await lacks(page, standIns);
  await oldBrowserPage.visit('/search?q=oil%20under%20500');
  await oldBrowserPage.expectText(oil);
  await buy({ oldBrowserPage, productPage, cartPage });
  expect(complaints).toEqual([]);
});

for (const [kind, storage] of [
  ['no storage, as a WebView of an app', '{ value: null }'],
  ['a storage that it blocks', "{ get() { throw new DOMException('Access is denied', 'SecurityError'); } }"],
] as const)
  test(`a customer buys in a browser with ${kind}`, async ({
    page,
    oldBrowserPage,
    productPage,
    cartPage,
  }) => {
    const take = (name: string) => `Object.defineProperty(window, '${name}', ${storage});`;
    await page.addInitScript({ content: `${take('localStorage')}${take('sessionStorage')}` });
    await oldBrowserPage.visit('/search?q=oil');
    await oldBrowserPage.expectText(oil);
    await buy({ oldBrowserPage, productPage, cartPage });
  });

for (const name of floor)
  test(`a browser without ${name} reads each page, and how to order without its buttons`, async ({
    page,
    oldBrowserPage,
  }) => {
    await lacks(page, [name, ...standIns]);
    for (const path of pages) {
      await page.goto(path);
      await expect(oldBrowserPage.heading).toBeVisible();
      await oldBrowserPage.expectTooOld();
    }
  });

test('a page whose code a browser cannot read says so beside its dead buttons', async ({
  page,
  oldBrowserPage,
}) => {
  await page.route('**/assets/layout-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const unreadable = /(?<=/;' }),
  );
  for (const path of pages) {
    await page.goto(path);
    await oldBrowserPage.expectTooOld();
  }
});

test('a browser without cascade layers reads the words of a page and how to order', async ({
  page,
  oldBrowserPage,
}) => {
  await lacks(page, [...floor, 'CSSLayerBlockRule']);
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const styles = (await response.text()).replaceAll('@layer', '@unknown-layer');
    await route.fulfill({ response, body: styles });
  });
  await page.goto('/product/bhringraj-oil');
  await oldBrowserPage.expectTooOld();
  await expect(oldBrowserPage.heading).toBeVisible();
  await oldBrowserPage.expectText('₹');
  // A sheet may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});
