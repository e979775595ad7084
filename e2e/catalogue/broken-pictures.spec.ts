import { expect, test } from '../fixtures/test.ts';

// §2 listing cards: NEW IN, SOLD OUT, 'No Image', cut description, struck MRP with the discount said and none without a discount, second picture
test('a picture that does not load leaves No Image in its place', async ({ page, sidebar, listingPage }) => {
  await sidebar.visit('/faq');
  await page.route('**/images/products/**', (route) => route.abort());
  await sidebar.openCategory('Supplements');
  await expect(listingPage.firstCard).toContainText('No Image');
});

test('the offers show No Image where a picture failed before the page came alive', async ({
  page,
  homePage,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route('**/images/products/**', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => homePage.hasBrokenOffer()).toBe(true);
  scripts.resolve();
  await homePage.wake(homePage.carousel);
  await expect(homePage.carousel).toContainText('No Image');
  await expect.poll(() => homePage.hasBrokenOffer()).toBe(false);
});
