import { isInteractive } from '../fixtures/interactive.ts';
import { expect, test } from '../fixtures/test.ts';

// §7 a new release is announced, and a part that is gone reloads the page
test('a new release is announced, and the next link loads its page from it', async ({
  page,
  shopPage,
  footer,
}) => {
  await page.route(
    '**/api/cart',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-release': 'newer' } });
    },
    { times: 1 },
  );
  await shopPage.visit('/about');
  await shopPage.expectText('The shop has been renewed.');
  await shopPage.mark();
  await footer.open('All products');
  await shopPage.expectHeading('All products');
  expect(await shopPage.isMarked()).toBe(false);
});

test('the page of the same release changes pages without a message or a reload', async ({
  page,
  shopPage,
  footer,
}) => {
  const response = page.waitForResponse('**/api/cart');
  await shopPage.visit('/about');
  expect((await response).headers()['x-release']).toMatch(/\w+/);
  await shopPage.mark();
  await footer.wake(footer.part);
  await footer.open('All products');
  await shopPage.expectHeading('All products');
  await expect(shopPage.text('The shop has been renewed.')).toHaveCount(0);
  expect(await shopPage.isMarked()).toBe(true);
});

// §7 a new release is announced, and a part that is gone reloads the page
test('a part that a release has replaced reloads the page, which then works', async ({
  page,
  shopPage,
  header,
}) => {
  await shopPage.visit('/about');
  let isGone = true;
  await page.route('**/assets/login-dialog-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await shopPage.mark();
  page.on('framenavigated', () => {
    isGone = false;
  });
  await header.loginButton.click();
  await expect.poll(() => isGone).toBe(false);
  await isInteractive(page);
  expect(await shopPage.isMarked()).toBe(false);
  await shopPage.expectHeading('Slow herbs for everyday life');
  await header.openLogin();
});
