import { Customer } from './people/customer.ts';
import { Looker } from './people/looker.ts';
import { Roamer } from './people/roamer.ts';
import { expect, test } from './shopper.ts';

/** What a link or an account opens. */
const ofOnesOwn = /\/api\/(track|reviews\/invited|orders)\//;
const listings = '**/api/products/category/id/**';

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test.setTimeout(120_000);

  test('what was seen stays readable, and what was not says so', async ({ shopper }) => {
    const roamer = new Roamer(shopper);
    const looker = new Looker(shopper);
    await shopper.visit('/all-products');
    await shopper.openProduct('Bhringraj Hair Oil');
    await roamer.seesPageKept('/product/bhringraj-oil');
    await shopper.page.context().setOffline(true);
    await shopper.sees('You are offline. What you have seen stays readable.');
    await shopper.page.goBack();
    await expect(looker.cards).toHaveCount(24);
    await shopper.main.getByRole('link', { name: 'Skin Care', exact: true }).click();
    await shopper.seesHeading('Skin Care');
    await shopper.sees('Error: The shop cannot be reached. Please check your connection.');
  });

  test('a page opened anew is the one that was seen, or one that says what there is to read', async ({
    shopper,
  }) => {
    const roamer = new Roamer(shopper);
    const { page } = shopper;
    await shopper.visit('/product/bhringraj-oil');
    await roamer.seesPageKept('/product/bhringraj-oil');
    await page.context().setOffline(true);
    await page.reload();
    await shopper.seesHeading('Bhringraj Hair Oil');
    await page.goto('/category/herbal-oils');
    await shopper.seesHeading('You are offline');
    await expect(page.getByRole('link', { name: /Bhringraj Hair Oil/ })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await shopper.seesHeading('Herbal Oils');
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  test('a kind of page that was never opened costs nothing, and says what there is to read instead', async ({
    shopper,
  }) => {
    const roamer = new Roamer(shopper);
    const { page } = shopper;
    await shopper.visit('/product/bhringraj-oil');
    await roamer.seesPageKept('/product/bhringraj-oil');
    const programs = await roamer.keptPrograms();
    expect(programs.some((file) => file.startsWith('product-'))).toBe(true);
    expect(programs.filter((file) => /^(about|home|checkout|profile)-/.test(file))).toEqual([]);
    await page.context().setOffline(true);
    await shopper.sees('You are offline.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await shopper.seesHeading('You are offline');
    await page.getByRole('link', { name: /Bhringraj Hair Oil/ }).click();
    await shopper.seesHeading('Bhringraj Hair Oil');
  });
});

test('a listing that failed without a connection comes by itself when it is there again', async ({
  shopper,
}) => {
  const looker = new Looker(shopper);
  await shopper.visit('/all-products');
  let cut = true;
  await shopper.page.route(/\/api\/|\/healthz/, (route) =>
    cut ? route.abort('connectionreset') : route.continue(),
  );
  await shopper.main.getByRole('link', { name: 'Skin Care', exact: true }).click();
  await shopper.sees('Error: The shop cannot be reached. Please check your connection.');
  await shopper.sees('You are offline.');
  cut = false;
  await expect(looker.cards.first()).toBeVisible({ timeout: 15_000 });
  await expect(shopper.page.getByText('You are offline.')).toHaveCount(0);
});

test('while a listing is slow its shape is there, and nothing jumps when it comes', async ({ shopper }) => {
  const looker = new Looker(shopper);
  await shopper.visit('/all-products');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void shopper.page.route(listings, async (route) => {
      await new Promise<void>((go) => {
        answer = go;
        resolve();
      });
      await route.continue();
    });
  });
  await shopper.main.getByRole('link', { name: 'Skin Care', exact: true }).click();
  await asked;
  await looker.seesCount('Loading products...');
  await shopper.seesHeading('Skin Care');
  await shopper.page.evaluate(watchJumps);
  await shopper.page.waitForFunction(() => performance.now() - (window as Jumpy).since > 700);
  answer();
  await expect(looker.cards.first()).toBeVisible();
  await looker.seesCount(/^\d+ products$/);
  expect(await shopper.page.evaluate(() => (window as Jumpy).jumped)).toBeLessThan(0.05);
});

test('a page that cannot be drawn keeps everything around it, and comes at another try', async ({
  shopper,
}) => {
  const looker = new Looker(shopper);
  await shopper.visit('/all-products');
  await shopper.page.route(listings, (route) => route.fulfill({ status: 200, json: [{ id: 1 }] }));
  await shopper.main.getByRole('link', { name: 'Skin Care', exact: true }).click();
  await shopper.seesHeading('Something went wrong');
  await expect(shopper.page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await shopper.page.unroute(listings);
  await shopper.main.getByRole('button', { name: 'Try again' }).click();
  await shopper.seesHeading('Skin Care');
  await expect(looker.cards.first()).toBeVisible();
});

test('a page that cannot be loaded keeps its heading, says so, and can be asked again', async ({
  shopper,
}) => {
  await Customer.signUp(shopper.page);
  await shopper.page.route(ofOnesOwn, (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'unavailable', requestId: '1' } }),
  );
  for (const [path, heading, words] of [
    ['/track/any', 'Track your parcel', 'Your parcel could not be looked up.'],
    ['/review/any', 'Review what you bought', 'The review form could not be loaded.'],
    ['/orders/AR-1', 'Order AR-1', 'Your order could not be loaded.'],
    ['/payment?order=AR-1', 'Order AR-1', 'Your order could not be loaded.'],
  ] as const) {
    await shopper.visit(path);
    await shopper.sees(words);
    await shopper.seesHeading(heading);
    await expect(shopper.main.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await shopper.page.unroute(ofOnesOwn);
  await shopper.main.getByRole('button', { name: 'Try again' }).click();
  await shopper.sees('Order not found.');
  await shopper.seesHeading('Order AR-1');
});

test('a cart or suggestions that fail stay quiet, and the shop goes on', async ({ shopper }) => {
  await shopper.page.route(/\/api\/(cart|search\/suggestions)/, (route) =>
    route.fulfill({ status: 500, json: { message: 'no', code: 'internal', requestId: '1' } }),
  );
  await shopper.visit('/all-products');
  await shopper.searchFor('amla');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search\?q=amla/);
  await expect(shopper.main.getByRole('article').first()).toContainText('Amla');
  await expect(shopper.page.getByRole('alert')).toHaveCount(0);
});

type Jumpy = Window & typeof globalThis & { jumped: number; since: number };

/** Adds up the layout shifts from now on; those within half a second of a click are not counted as such. */
function watchJumps(): void {
  const jumpy = window as Jumpy;
  jumpy.jumped = 0;
  jumpy.since = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) jumpy.jumped += entry.value;
  }).observe({ type: 'layout-shift' });
}
