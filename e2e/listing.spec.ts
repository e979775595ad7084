import type { Product } from '#shop/catalog/contract.ts';
import { Looker } from './people/looker.ts';
import { expect, Shopper, test } from './shopper.ts';

test('a shelf is narrowed and sorted in its address', async ({ shopper }) => {
  const looker = new Looker(shopper);
  await shopper.visit('/category/hair-care');
  await looker.seesCount(/^\d+ products$/);
  await looker.sortBy('Price, low to high');
  await expect(shopper.page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await looker.seesRisingPrices();
  await looker.openFilters();
  await looker.filter('Form').selectOption({ index: 1 });
  await expect(shopper.page).toHaveURL(/form=/);
  await looker.filter('In stock only').check();
  await expect(shopper.page).toHaveURL(/inStock=true/);
  await expect(looker.chosen('In stock only')).toBeVisible();
  await looker.seesCount(/^\d+ products?$/);
  await expect(looker.cards.filter({ hasText: 'SOLD OUT' })).toHaveCount(0);
  await shopper.complainsNothing();
});

test('what a shelf is narrowed by is said, kept by a reload, and can be taken away', async ({ shopper }) => {
  const looker = new Looker(shopper);
  await shopper.visit('/category/hair-care?sort=price&rating=4');
  await looker.filter('Price to (₹)').fill('300');
  await looker.showProducts();
  await expect(shopper.page).toHaveURL(/maxPrice=300/);
  await looker.seesNothingAbove(300);
  await shopper.reload();
  await expect(looker.filter('Price to (₹)')).toHaveValue('300');
  await looker.leaveOut('Up to ₹300.00');
  await expect(shopper.page).not.toHaveURL(/maxPrice/);
  await shopper.main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(shopper.page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await shopper.complainsNothing();
});

test('filters work without JavaScript, and say when they leave nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shopper = new Shopper(await context.newPage());
  const looker = new Looker(shopper);
  await shopper.page.goto('/all-products');
  await looker.openFilters();
  await looker.filter('Concern').selectOption({ index: 1 });
  await looker.showProducts();
  await expect(shopper.page).toHaveURL(/concern=\w/);
  await expect(looker.cards.first()).toBeVisible();
  await shopper.page.goto('/all-products?maxPrice=1');
  await shopper.sees('No products found in this category.');
  await shopper.main.getByRole('link', { name: 'Clear all filters' }).first().click();
  await looker.seesCount(/^\d\d+ products$/);
  await context.close();
});

test('a card says what it is: new, sold out, what is struck and saved, and shows its second picture under the mouse', async ({
  shopper,
  isMobile,
}) => {
  const looker = new Looker(shopper);
  const listed = (await (await shopper.page.request.get('/api/products?limit=24')).json()) as Product[];
  const atMrp = listed.find(({ discount }) => discount === 0)!;
  await shopper.visit('/all-products');
  await expect(looker.cards.filter({ hasText: 'SOLD OUT' }).first()).toBeVisible();
  await expect(looker.cards.filter({ hasText: 'NEW IN' }).first()).toBeVisible();
  const card = looker.card('Bhringraj Hair Oil');
  await expect(card).toContainText('₹509.15');
  await expect(card).toContainText('MRP ₹599.00');
  await expect(card).toContainText('15% off');
  await expect(card).toContainText(/Rated \d\.\d out of 5/);
  const texts = await card.getByText(/[….]{1,3}$/).allInnerTexts();
  const cut = texts.find((text) => text.length > 40)!;
  expect(Array.from(cut.replace(/(…|\.\.\.)$/, '')).length).toBeLessThanOrEqual(70);
  await expect(card.getByText('₹599.00')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(looker.card(atMrp.productName)).toContainText(/₹/);
  await expect(looker.card(atMrp.productName)).not.toContainText('MRP');
  if (isMobile) return;
  await expect(card.locator('img')).toHaveCount(1);
  await card.hover();
  await expect(card.locator('img')).toHaveCount(2);
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '1');
});

test('a picture that does not come leaves No Image in its place', async ({ shopper }) => {
  await shopper.visit('/faq');
  await shopper.page.route('**/images/products/**', (route) => route.abort());
  await shopper.openCategory('Supplements');
  await expect(shopper.main.getByRole('article').first()).toContainText('No Image');
});

test('a category has one address among its several, and each shows what it should: the child, the parent, all', async ({
  shopper,
}) => {
  const { request } = shopper.page;
  const categories = (await (await request.get('/api/categories')).json()) as {
    id: number;
    slug: string;
    parentId: number | null;
  }[];
  const child = categories.find(({ slug }) => slug === 'hair-oils')!;
  for (const path of [
    `/category/${child.id}`,
    `/category/hair-oils`,
    `/category/${child.parentId}/${child.id}`,
    '/category/hair-care/hair-oils',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/category\/hair-care\/hair-oils"/);
    expect(html, path).toContain('Bhringraj Hair Oil');
  }
  await shopper.visit(`/category/${child.parentId}`);
  await shopper.seesHeading('Hair Care');
  const looker = new Looker(shopper);
  const of = async (path: string) => ((await (await request.get(path)).json()) as Product[]).length;
  const counts = {
    '/category/hair-care/hair-oils': await of(`/api/products/category/id/${child.id}`),
    '/category/hair-care': await of(`/api/products/category/id/${child.parentId}`),
    '/all-products': await of('/api/products'),
  };
  expect(new Set(Object.values(counts)).size).toBe(3);
  for (const [path, count] of Object.entries(counts)) {
    await shopper.visit(path);
    await looker.seesCount(`${count} products`);
  }
});
