// §9 a product is created, published and delivered, and a category moved, by keyboard alone
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/admin/keyboard.ts';
import { StaffCategories } from '../pages/admin/goods/staff-categories.ts';
import { StockPages } from '../pages/admin/goods/stock-pages.ts';
import { StaffProducts } from '../pages/staff-products.ts';

const name = 'Sandalwood Comb';
const declarations = {
  Description: 'A fine comb of sandalwood.',
  'MRP in rupees, with all taxes': '349',
  'Net quantity': '1',
  'Generic name': 'Comb',
  'Count and size': 'Length 18 cm',
  'Country of origin': 'India',
  'Maker or packer': 'Sita Woods, 4 Temple Road, Channapatna 562160',
  'Consumer care': 'Sita Woods, 4 Temple Road, Channapatna, care@sita.example, 9876543210',
  'Weight of the parcel in grams': '60',
  HSN: '9615',
};

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('owner');
});

test('a product is created, published and delivered by keyboard alone', async ({ page }) => {
  const products = new StaffProducts(page);
  const keys = new Keyboard(page);
  await products.open();
  await keys.press(products.newButton);
  await expect(products.draft('Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products.newButton).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.type(products.draft('Name'), name);
  await keys.choose(products.draft('Class'), 'Other goods');
  await keys.choose(products.draft('Category'), 'Hair Care');
  await keys.press(products.createButton);
  await products.expectForm(name);

  for (const [label, value] of Object.entries(declarations)) await keys.type(products.field(label), value);
  await keys.choose(products.field('Unit'), 'pieces');
  await keys.press(products.saveButton);
  await expect(products.message('Saved.')).toBeVisible();
  await keys.press(products.stateButton('Publish'));
  await products.expectState('Published');

  const stock = new StockPages(page);
  await stock.openList(`?q=${encodeURIComponent(name)}`);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(stock.heading).toHaveText(`Stock of ${name}`);
  await keys.type(stock.field('Batch number'), 'KEY-1');
  await keys.type(stock.field('Units'), '12');
  await page.keyboard.press('Enter');
  await expect(stock.batches).toContainText(['KEY-1']);
});

test('a category moves by Move to, never into itself, and the focus returns to it', async ({
  page,
  shop,
}) => {
  await shop.addCategory('Clay Masks', { parent: 'hair-care' });
  const categories = new StaffCategories(page);
  const keys = new Keyboard(page);
  await categories.open();
  await keys.press(categories.changeButton('Clay Masks'));
  await expect(categories.place()).toContainText('Hair Oils');
  await expect(categories.place()).not.toContainText('Clay Masks');
  await keys.choose(categories.place(), 'Skin Care');
  await keys.press(categories.saveButton);
  await categories.expectIn('Clay Masks', 'Skin Care');
  await expect(categories.changeButton('Clay Masks')).toBeFocused();
});
