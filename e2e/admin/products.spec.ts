import { expect, test } from '../fixtures/test.ts';
import { StaffProducts } from '../pages/staff-products.ts';

test.beforeEach(async ({ shop, signedInCustomer, staffPages }) => {
  const owner = await signedInCustomer({ address: true });
  await shop.giveRole(owner.email, 'owner');
  await staffPages.open();
  await staffPages.setUpTimeCode();
  await staffPages.storeRecoveryCodes();
  await staffPages.expectOpen('owner');
});

test('two tabs that save one product show who changed it, and lose no text', async ({ page, context }) => {
  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct('Neem Wood Comb');
  const other = new StaffProducts(await context.newPage());
  await other.open();
  await other.openProduct('Neem Wood Comb');
  await other.enter({ Offer: 'New batch' });
  await other.saveAndWait();
  await products.enter({ Dosha: 'Kapha' });
  await products.save();
  await expect(products.conflict).toContainText('You changed this a moment ago');
  await expect(products.conflict).toContainText('Offer');
  await expect(products.field('Dosha')).toHaveValue('Kapha');
  await products.takeTheirs();
  await expect(products.field('Offer')).toHaveValue('New batch');
  await products.enter({ Dosha: 'Kapha' });
  await products.saveAndWait();
  await expect(products.field('Offer')).toHaveValue('New batch');
});

test('a changed address redirects for good', async ({ page, request }) => {
  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct('Manjistha Face Pack Powder');
  await products.enter({ Address: 'manjistha-root' });
  await products.saveAndWait();
  const answer = await request.get('/product/manjistha-powder', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/product/manjistha-root']);
});
