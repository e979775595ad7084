import { Buyer } from './people/buyer.ts';
import { Customer } from './people/customer.ts';
import { expect, Shopper, test } from './shopper.ts';

test('a category shows its products, 24 a page, and Back keeps its place', async ({ shopper }) => {
  await shopper.visit('/all-products');
  await expect(shopper.main.getByRole('article')).toHaveCount(24);
  const first = await shopper.main.getByRole('article').first().innerText();
  await shopper.page.getByRole('link', { name: 'Next' }).click();
  await expect(shopper.page).toHaveURL(/page=2/);
  await expect(shopper.main.getByRole('article').first()).not.toHaveText(first, { useInnerText: true });
  const second = await shopper.main.getByRole('article').first().innerText();
  await shopper.main.getByRole('article').first().getByRole('link').first().click();
  await expect(shopper.page).toHaveURL(/\/product\//);
  await shopper.page.goBack();
  await expect(shopper.page).toHaveURL(/page=2/);
  await expect(shopper.main.getByRole('article').first()).toHaveText(second, { useInnerText: true });
});

test('pages can be read and turned without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shopper = new Shopper(await context.newPage());
  await shopper.page.goto('/category/skin-care');
  await shopper.seesHeading('Skin Care');
  await expect(shopper.main.getByRole('article')).toHaveCount(24);
  await shopper.page.getByRole('link', { name: 'Next' }).click();
  await expect(shopper.page).toHaveURL(/page=2/);
  await expect(shopper.main.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('what is sold out says so and cannot be added', async ({ shopper }) => {
  await shopper.visit('/all-products');
  const soldOut = shopper.main.getByRole('article').filter({ hasText: 'SOLD OUT' }).first();
  await expect(soldOut.getByRole('button', { name: /ADD TO CART/ })).toBeDisabled();
  await soldOut.getByRole('link').first().click();
  await expect(shopper.page).toHaveURL(/\/product\//);
  await shopper.sees(/out of stock/i);
});

test('a product, category or route that does not exist answers 404 with its page', async ({ shopper }) => {
  for (const [path, text] of [
    ['/product/no-such-thing', 'Product not found.'],
    ['/category/no-such-thing', 'Category not found.'],
    ['/no-such-page', /not here/i],
  ] as const) {
    const answer = await shopper.page.goto(path);
    expect(answer?.status()).toBe(404);
    await shopper.sees(text);
  }
});

test('a listing that is slow says Loading products..., one that fails says why and can be tried again', async ({
  shopper,
}) => {
  await shopper.visit('/');
  let fail = true;
  let answer = () => {};
  const seenLoading = new Promise<void>((resolve) => (answer = resolve));
  await shopper.page.route('**/api/products/category/id/**', async (route) => {
    await seenLoading;
    if (fail) await route.fulfill({ status: 500, json: { message: '', code: 'internal', requestId: '' } });
    else await route.continue();
  });
  await shopper.openCategory('Supplements');
  await shopper.sees('Loading products...');
  answer();
  await shopper.sees('Error: HTTP error! status: 500');
  fail = false;
  await shopper.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.main.getByRole('article').first()).toBeVisible();
});

test('a review without rating or words is refused, one with both is listed', async ({ shopper }) => {
  await shopper.visit('/product/neem-comb');
  const send = shopper.page.getByRole('button', { name: /submit review/i });
  await send.click();
  await shopper.isTold('Please provide a rating and a review comment.');
  const words = `Smooth teeth, no static ${Date.now()}`;
  await shopper.page.getByRole('radio', { name: /4/ }).check({ force: true });
  await shopper.page
    .getByLabel(/review|comment/i)
    .last()
    .fill(words);
  await send.click();
  await shopper.isTold('Review submitted successfully!');
  await shopper.sees(words);
});

test('a review carries no token, though one is stored, and the fixed anonymous name', async ({ shopper }) => {
  const { page } = shopper;
  const buyer = new Buyer(shopper);
  await Customer.signUp(page);
  await shopper.visit('/product/neem-comb');
  await expect(shopper.main.getByRole('heading', { name: 'Write a Review', exact: true })).toBeVisible();
  await buyer.writeReview({ stars: 4, words: `No name, no token ${Date.now()}` });
  const sending = page.waitForRequest((asked) => asked.url().endsWith('/api/reviews'));
  await buyer.sendReview();
  const sent = await sending;
  expect(await sent.headerValue('authorization')).toBeNull();
  expect(sent.postData()).toMatch(/name="userName"\s+Anonymous\s/);
  await shopper.isTold('Review submitted successfully!');
});

test('a product that cannot be loaded says why, and can be asked for again', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.visit('/all-products');
  const failing = '**/api/products/bhringraj-oil';
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 'internal', requestId: '' } }),
  );
  await shopper.main.getByRole('link', { name: 'Bhringraj Hair Oil', exact: true }).first().click();
  await shopper.sees('Error: HTTP error! status: 500');
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shopper.seesHeading('Bhringraj Hair Oil');
});
