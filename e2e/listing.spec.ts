import { Looker } from './people/looker.ts';
import { expect, Shopper, test } from './shopper.ts';

test('a shelf is narrowed and sorted in its address, and each choice can be taken away', async ({
  shopper,
}) => {
  const looker = new Looker(shopper);
  await shopper.visit('/category/hair-care');
  await looker.seesCount(/^\d+ products$/);
  await looker.sortBy('Price, low to high');
  await expect(shopper.page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await looker.seesCount(/^\d+ products$/);
  const prices = await looker.prices();
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await looker.openFilters();
  await looker.filter('Form').selectOption({ index: 1 });
  await expect(shopper.page).toHaveURL(/form=/);
  await looker.filter('In stock only').check();
  await expect(shopper.page).toHaveURL(/inStock=true/);
  await looker.filter('Rating').selectOption('4 stars and up');
  await expect(shopper.page).toHaveURL(/rating=4/);
  await looker.filter('Price to (₹)').fill('700');
  await looker.showProducts();
  await expect(shopper.page).toHaveURL(/maxPrice=700/);
  await expect(looker.cards.first()).toBeVisible();
  expect(Math.max(...(await looker.prices()))).toBeLessThanOrEqual(700);
  await expect(looker.cards.filter({ hasText: 'SOLD OUT' })).toHaveCount(0);

  await shopper.page.reload();
  await expect(looker.filter('Price to (₹)')).toHaveValue('700');
  await looker.leaveOut('Up to ₹700.00');
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
