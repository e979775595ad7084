// §8 slow, offline, unreachable, a page that cannot be drawn: said kindly, and recovered from
import { holdResponses } from '../fixtures/held-response.ts';
import { expect, test } from '../fixtures/test.ts';

const oil = 'Bhringraj Hair Oil';

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was opened stays readable, another one says so', async ({
    page,
    listingPage,
    offlinePages,
  }) => {
    await listingPage.visit('/all-products');
    await listingPage.openProduct(oil);
    await listingPage.expectHeading(oil);
    await offlinePages.expectStored('/product/bhringraj-oil');
    await offlinePages.setOffline(true);
    await offlinePages.expectText('You are offline. What you have seen stays readable.');
    await page.goBack();
    await expect(listingPage.cards).toHaveCount(24);
    await listingPage.link('Skin Care').click();
    await listingPage.expectHeading('Skin Care');
    await listingPage.expectText('Error: The shop cannot be reached. Please check your connection.');
  });

  test('a file that arrives after its page was stored is stored too', async ({
    page,
    productPage,
    offlinePages,
  }) => {
    const file = '**/assets/review-section-*.js';
    const code = await holdResponses(page, file);
    await productPage.open('bhringraj-oil');
    await productPage.scrollToEnd();
    await code.asked;
    await offlinePages.expectPageStored('/product/bhringraj-oil');
    const arrived = page.waitForResponse(file);
    code.release();
    await (await arrived).finished();
    await offlinePages.expectStored('/product/bhringraj-oil');
  });

  test('a new visit shows the stored page, or lists the stored pages', async ({
    page,
    productPage,
    offlinePages,
  }) => {
    await productPage.open('bhringraj-oil');
    await offlinePages.expectStored('/product/bhringraj-oil');
    await offlinePages.setOffline(true);
    await productPage.reload();
    await productPage.expectHeading(oil);
    await page.goto('/category/herbal-oils');
    await offlinePages.expectHeading('You are offline');
    await expect(offlinePages.link(/Bhringraj Hair Oil/)).toBeVisible();
    await offlinePages.setOffline(false);
    await offlinePages.link('Try again').click();
    await offlinePages.expectHeading('Herbal Oils');
    await expect(offlinePages.notice).toHaveCount(0);
  });

  // §4 pages seen stay readable without a connection; nothing is fetched for pages not yet opened
  test('a kind of page that was never opened is not downloaded', async ({
    productPage,
    offlinePages,
    footer,
  }) => {
    await productPage.open('bhringraj-oil');
    await offlinePages.expectStored('/product/bhringraj-oil');
    const scripts = await offlinePages.storedScripts();
    expect(scripts.some((file) => file.startsWith('product-'))).toBe(true);
    expect(scripts.filter((file) => /^(about|home|checkout|profile)-/.test(file))).toEqual([]);
    await offlinePages.setOffline(true);
    await offlinePages.expectText('You are offline.');
    await footer.open('About');
    await offlinePages.expectHeading('You are offline');
    await offlinePages.link(/Bhringraj Hair Oil/).click();
    await offlinePages.expectHeading(oil);
  });
});

test('a listing that failed without a connection loads once it is back', async ({
  page,
  listingPage,
  offlinePages,
}) => {
  await page.clock.install();
  await listingPage.visit('/all-products');
  let isCut = true;
  await page.route(/\/api\/|\/healthz/, (route) =>
    isCut ? route.abort('connectionreset') : route.continue(),
  );
  await listingPage.link('Skin Care').click();
  await listingPage.expectText('Error: The shop cannot be reached. Please check your connection.');
  await offlinePages.expectText('You are offline.');
  isCut = false;
  await offlinePages.passPause();
  await expect(listingPage.firstCard).toBeVisible();
  await expect(offlinePages.notice).toHaveCount(0);
});
