import { watchViewTransitions } from '../fixtures/browser/transitions.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a pressed card turns into its page', async ({ page, listingPage, productPage }) => {
  const turnedParts = await watchViewTransitions(page);
  await listingPage.visit('/category/hair-care/hair-oils');
  // A picture flies only to a page that is there within 200 ms, and a busy machine reads a product more slowly. So the journey
  // has opened the product before, and its page needs no read.
  await listingPage.openProduct('Bhringraj Hair Oil');
  await listingPage.expectHeading('Bhringraj Hair Oil');
  await productPage.openCategory('Hair Oils');
  await listingPage.expectHeading('Hair Oils');
  await listingPage.openProduct('Bhringraj Hair Oil');
  await listingPage.expectHeading('Bhringraj Hair Oil');
  await expect(listingPage.heading).toBeFocused();
  await expect.poll(turnedParts).toContain('::view-transition-group(packshot-bhringraj-oil)');
});

test('a product flies to the cart when it is added, and not under reduced motion', async ({
  page,
  productPage,
  header,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await productPage.open('bhringraj-oil');
  const flown = await productPage.watchFlyingPictures();
  // The code of the flight is loaded by the press and may come after the count.
  const code = page.waitForResponse('**/assets/fly-to-cart-*.js');
  await productPage.addToCart('Bhringraj Hair Oil');
  await header.expectCartCount(1);
  await productPage.untilRun(await code);
  expect(await flown()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await productPage.addToCart('Bhringraj Hair Oil');
  await header.expectCartCount(2);
  await expect.poll(flown).toHaveLength(1);
  await expect(productPage.flyingPictures).toHaveCount(0);
});
