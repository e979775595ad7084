// §9 staff lists: keys, selection of all that match, saved views; a page at 100,000 products within 50 ms
import { isNull } from 'drizzle-orm';
import { products as table } from '#shop/catalog/server/tables.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProductImport } from '../pages/product-import.ts';
import { StaffProducts } from '../pages/staff-products.ts';

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('content');
});

test('the list of products is searched, walked, selected and opened by its keys', async ({ page }) => {
  const products = new StaffProducts(page);
  await products.open();
  await products.searchField.focus();
  await page.keyboard.type('jxk/');
  await expect(products.searchField).toHaveValue('jxk/');
  await page.keyboard.press('ControlOrMeta+a');
  await products.untilRowsOf(['q=powder'], async () => {
    await page.keyboard.type('powder');
    await page.keyboard.press('Enter');
  });
  // A pause while typing searches the first letters too, and each search ends the selection.
  await expect(page).toHaveURL(/q=powder$/);
  await expect(products.row('Amla Powder')).toBeVisible();
  await expect(products.rowsWithout(/powder/i)).toHaveCount(0);

  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(products.rowAt(2)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(products.selection).toContainText('2 selected');
  await page.keyboard.press('x');
  await expect(products.selection).toContainText('1 selected');

  const name = await products.nameOf(products.rowAt(3));
  await page.keyboard.press('Enter');
  await products.expectForm(name);
  await page.goBack();
  await expect(products.searchField).toHaveValue('powder');
  await expect(products.rowsWithout(/powder/i)).toHaveCount(0);
});

test('the keys act nowhere in a dialog, and staff can turn them off', async ({ page }) => {
  const products = new StaffProducts(page);
  await products.open();
  await products.newButton.click();
  await products.draft('Name').pressSequentially('jkx/');
  await expect(products.draft('Name')).toHaveValue('jkx/');
  await page.keyboard.press('Escape');
  await products.letterKeys.uncheck();
  await page.keyboard.press('j');
  await expect(products.letterKeys).toBeFocused();
  await products.reload();
  await expect(products.letterKeys).not.toBeChecked();
  await products.letterKeys.check();
  await page.keyboard.press('j');
  await expect(products.rowAt(1)).toBeFocused();
});

test('all products that match are selected across pages, except those taken out', async ({ page, shop }) => {
  const total = await shop.onDatabase(({ db }) => db.$count(table, isNull(table.archivedAt)));
  expect(total).toBeGreaterThan(100);
  const products = new StaffProducts(page);
  await products.open();
  await products.showMore();
  await expect(products.rows).toHaveCount(100);
  await products.selectAllThatMatch();
  await expect(products.selection).toContainText('All that match');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(products.selection).toContainText('All that match, except 1');
  const change = new ProductImport(page);
  await change.planEdit('MRP by rupees', '5');
  await expect(change.progress).toContainText(`${total - 1} products would change.`);
});

test('a saved view keeps the whole query, and a new search ends the selection', async ({ page }) => {
  const products = new StaffProducts(page);
  await products.open();
  await products.untilRowsOf(['q=oil', 'sort=name', 'productClass=cosmetic'], async () => {
    await products.search('oil');
    await products.filterAtOnce({ 'Sort by': 'name', Class: 'cosmetic' });
  });
  const found = await products.rows.allInnerTexts();
  await products.saveView('Oils');
  await products.open();
  await products.view('Oils').click();
  await expect(page).toHaveURL(/productClass=cosmetic/);
  await expect.poll(() => products.rows.allInnerTexts()).toEqual(found);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(products.selection).toContainText('1 selected');
  await products.search('powder');
  await expect(products.selection).toBeHidden();
});
