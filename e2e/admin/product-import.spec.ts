import { readFileSync } from 'node:fs';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ProductImport } from '../pages/product-import.ts';
import { StaffProducts } from '../pages/staff-products.ts';

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('owner');
});

// §9 a CSV file is checked before anything changes, imported with progress, resumed after kill -9, and undone whole; importing the export changes nothing
test('a file is checked, imported and undone, and a workbook is named', async ({ page }) => {
  const products = new ProductImport(page);
  const [name, slug] = ['Import Comb', 'import-comb'];
  await products.open();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await products.choose('products.xlsx', 'PK');
  await expect(products.problem).toContainText('save it as CSV');
  await products.choose(
    'products.csv',
    `Slug,Name,Category,MRP,GTIN\n${slug},${name},Hair Care,149,\nbad-${slug},Bad,Nowhere,149,9.02E+11\n`,
  );
  await expect(products.column('MRP')).toHaveValue('mrp');
  await expect(products.column('GTIN')).toHaveValue('gtin');
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await products.press('Check every row');
  await expect(products.progress).toContainText('Checked, nothing is changed yet.');
  await expect(products.rows).toContainText('The shop has no such category.');
  await expect(products.rows).toContainText('Excel shortened this number to 9.02E+11');
  await products.result('New: 1').click();
  await expect(products.rows).toContainText('MRP: ₹149.00');
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await products.press('Change 1 product');
  await expect(products.progress).toContainText('Done. 1 product changed, 1 row refused.');
  await products.press('Undo all');
  await expect(products.progress).toContainText('Undone. New products are archived.');
});

test('the sizes of Shopify and of WooCommerce become groups, and open rows say why', async ({ page }) => {
  const products = new ProductImport(page);
  const fixture = (name: string) => readFileSync(`shop/catalog/admin/server/import/fixtures/${name}`, 'utf8');
  // The demo has an amla hair oil of its own.
  const shopify = fixture('shopify.csv')
    .replaceAll('amla-hair-oil', 'import-hair-oil')
    .replace('9.02E+11', '');
  for (const { text, count, size, reason } of [
    {
      text: fixture('woocommerce-sizes.csv'),
      count: 4,
      size: 'Bhringraj Hair Oil - 200 ml',
      reason: 'This is a size of VS-GONE, which the file does not hold.',
    },
    { text: shopify, count: 3, size: 'Amla Hair Oil 200 ml', reason: 'The selling price is above the MRP' },
  ]) {
    await products.open();
    await products.choose('products.csv', text);
    await products.chooseCategory('Hair Care');
    await products.press('Check every row');
    await expect(products.progress).toContainText('Checked, nothing is changed yet.');
    await expect(products.rows).toContainText(reason);
    await products.result(`New: ${count}`).click();
    await expect(products.rows).toContainText(size);
    await products.press(`Change ${count} products`);
    await expect(products.progress).toContainText('Done.');
    await products.press('Undo all');
    await expect(products.progress).toContainText('Undone. New products are archived.');
  }
});

// §9 one change of many products: a preview, all or nothing to 200, a job above, one undo
test('the price of products changes after a preview, and one undo takes it back', async ({
  page,
  request,
  shop,
}) => {
  const { name, slug } = await shop.addProduct('Soapnut Powder', { like: 'reetha-powder' });
  const price = async () =>
    ((await (await request.get(`/api/products/${slug}`)).json()) as { price: number }).price;
  const before = await price();
  const products = new StaffProducts(page);
  await products.open();
  await products.select(name);
  const change = new ProductImport(page);
  await atPhoneWidth(page, async () => {
    await expect(products.cards).toContainText([name]);
    await expect(products.selection).toContainText('1 selected');
    await products.tick(name, false);
    await expect(products.selection).toBeHidden();
    await products.tick(name, true);
    await expectAccessible(page);
    await expectPressable(change.changeSelected);
  });
  await change.planEdit('MRP by rupees', '10');
  await expect(change.progress).toContainText('1 product would change.');
  await expect(change.rows).toContainText(`₹${before}.00`);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await atPhoneWidth(page, () => expectPressable(change.button('Change 1 product')));
  expect(await price()).toBe(before);
  await change.press('Change 1 product');
  await expect(change.progress).toContainText('Done. 1 product changed, 0 rows refused.');
  await expect.poll(price, { intervals: [100] }).toBe(before + 10);
  await change.press('Undo all');
  await expect(change.progress).toContainText('Undone.');
  await expect.poll(price, { intervals: [100] }).toBe(before);
});
