// §8 slow, offline, unreachable, a page that cannot be drawn: said kindly, and recovered from
import { holdResponses } from '../fixtures/held-response.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';

const privateCalls = /\/api\/(track|reviews\/invited|orders)\//;
const listings = '**/api/product-cards?**';

test('a slow listing shows its layout, which does not move when products arrive', async ({
  page,
  listingPage,
}) => {
  const expectStill = async () => {
    await listingPage.visit('/all-products');
    const { asked, release } = await holdResponses(page, listings);
    await listingPage.link('Skin Care').click();
    await asked;
    await expect(listingPage.count).toHaveText('Loading products...');
    await listingPage.expectHeading('Skin Care');
    await watchLayoutShift(page);
    release();
    await expect(listingPage.firstCard).toBeVisible();
    await expect(listingPage.count).toHaveText(/^\d+ products$/);
    expect(await layoutShift(page)).toBeLessThan(0.05);
  };
  await expectStill();
  await page.unrouteAll();
  await atPhoneWidth(page, expectStill);
});

test('a page that cannot be drawn leaves the header and is drawn on Try again', async ({
  page,
  listingPage,
  header,
}) => {
  await listingPage.visit('/all-products');
  await page.route(listings, (route) => route.fulfill({ status: 200, json: [{ id: 1 }] }));
  await listingPage.link('Skin Care').click();
  await listingPage.expectHeading('Something went wrong');
  await expect(header.link(/^Cart/)).toBeVisible();
  await page.unroute(listings);
  await listingPage.tryAgain();
  await listingPage.expectHeading('Skin Care');
  await expect(listingPage.firstCard).toBeVisible();
});

test('a page that cannot be loaded keeps its heading and can be tried again', async ({
  page,
  signedInCustomer,
  shopPage,
}) => {
  await signedInCustomer();
  await page.route(privateCalls, (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'unavailable', requestId: '1' } }),
  );
  for (const [path, heading, text] of [
    ['/track/any', 'Track your parcel', 'Your parcel could not be looked up.'],
    ['/review/any', 'Review what you bought', 'The review form could not be loaded.'],
    ['/payment?order=AR-1', 'Order AR-1', 'Your order could not be loaded.'],
    ['/orders/AR-1', 'Order AR-1', 'Your order could not be loaded.'],
  ] as const) {
    await shopPage.visit(path);
    await shopPage.expectText(text);
    await shopPage.expectHeading(heading);
    await expect(shopPage.tryAgainButton).toBeVisible();
  }
  await page.unroute(privateCalls);
  await shopPage.tryAgain();
  await shopPage.expectText('Order not found.');
  await shopPage.expectHeading('Order AR-1');
});

test('a link of an email that has ended says so on each page', async ({ page, shopPage }) => {
  const paths = [
    '/track/any',
    '/track/1000017.mgz1.not-signed',
    '/review/7.mgz1.not-signed',
    '/order-link?do=confirm&token=any',
    '/order-link?do=rescue&token=any',
    '/order-link?do=return&token=any',
    '/refill?do=skip&token=any',
    '/review-decision?token=any',
  ];
  for (const path of paths) {
    await shopPage.visit(path);
    await shopPage.expectText('This link has ended');
    await expect(shopPage.tryAgainButton).toBeHidden();
  }
  // Too many requests pass, so the link may work a minute later.
  await page.route(privateCalls, (route) =>
    route.fulfill({ status: 429, json: { message: 'Please wait a minute.', code: 'slow', requestId: '1' } }),
  );
  await shopPage.visit('/review/any');
  await shopPage.expectText('Please wait a minute.');
  await expect(shopPage.tryAgainButton).toBeVisible();
});

// §8 cart and suggestions that fail do not reach the customer
// §8 a failed suggestion request clears the suggestions
test('a cart and suggestions that fail stay quiet, and the suggestions are cleared', async ({
  page,
  searchBox,
  listingPage,
  shopPage,
}) => {
  const suggestions = '**/api/search/suggestions/**';
  await page.route('**/api/cart', (route) =>
    route.fulfill({ status: 500, json: { message: 'no', code: 'internal', requestId: '1' } }),
  );
  await shopPage.visit('/about');
  await searchBox.type('aml');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  await page.route(suggestions, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The shop is resting.', code: 'resting', requestId: '' },
    }),
  );
  const failed = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('q') === 'amla' && response.status() === 503,
  );
  await page.keyboard.type('a');
  await failed;
  await expect(searchBox.suggestions).toHaveCount(0);
  await expect(shopPage.message('The shop is resting.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await shopPage.expectHeading(/Results for/);
  await expect(listingPage.firstCard).toContainText('Amla');
  await expect(shopPage.alerts).toHaveCount(0);
});
