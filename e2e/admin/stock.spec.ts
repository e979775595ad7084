import { addDays, dayOf } from '#platform/india-time.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { StockPages } from '../pages/admin/goods/stock-pages.ts';
import { scans } from '../shop/scans.ts';

const inDays = (days: number) => addDays(dayOf(new Date()), days);
const comb = 'Olive Wood Comb';

// §9 stock in batches: deliveries, counts, old stock out at night, who got a batch
test(
  'a packer receives a delivery, counts the shelf, and finds who got a batch',
  phoneOnly('rows are cards, and the last day of a batch has a line of its own'),
  async ({ page, shop, signedInStaff, signedInCustomer, openDevice }) => {
    const product = await shop.addProduct(comb, { like: 'neem-comb' });
    const stock = new StockPages(page);
    const buyer = await signedInCustomer({ device: await openDevice(), orders: [product.slug] });
    await signedInStaff('packer');
    await stock.openList();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await stock.openProduct(product.name);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);

    await stock.save({ 'Batch number': 'N-1' });
    await expect(stock.refusals).toHaveText(['Type how many units.']);
    await stock.save({ Units: '30', 'Best before': inDays(10) });
    await expect(stock.firstRefusal).toContainText('would leave the stock tonight');
    await stock.save({ 'Best before': inDays(400) });
    await expect(stock.batches).toContainText(['N-1']);

    await stock.happened('counted');
    const expected = await stock.expectedUnits();
    await stock.save({ 'Counted units': String(expected - 3) });
    await expect(stock.newestChange).toContainText('Counted');
    await expect(stock.newestChange).toContainText('−3');
    expect(await stock.expectedUnits('counted')).toBe(expected - 3);

    await stock.setReorder('9999');
    await expect(stock.restoredDrafts).toHaveCount(0);
    await stock.openList('?show=low');
    await expect(stock.row(product.name)).toContainText('Low');

    const [orderNumber] = buyer.orderNumbers as [string];
    await shop.courier.scan(await buyer.waybill(orderNumber), scans.pickedUp);
    await shop.emails.find(buyer.email, `${orderNumber} is on its way`);
    await stock.openProduct(product.name);
    await stock.openBatch('Opening stock');
    await expect(stock.row(orderNumber)).toContainText('Sent');
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await stock.openOrder(orderNumber);
    await expect(stock.packed).toHaveText('Packed: 1 of the opening stock');
  },
);

test('a change typed while the former one is saved is a change of its own', async ({
  page,
  shop,
  signedInStaff,
}) => {
  await shop.addProduct(comb, { like: 'neem-comb' });
  const stock = new StockPages(page);
  await signedInStaff('packer');
  await stock.openProduct(comb);
  const held = await holdResponses(page, '**/api/admin/stock/*/changes');
  await stock.save({ 'Batch number': 'HELD-1', Units: '5' });
  await held.asked;
  await stock.type({ 'Batch number': 'HELD-2' });
  held.release();
  await expect(stock.batch('HELD-1')).toBeVisible();
  await expect(stock.restoredDrafts).toBeVisible();
  await stock.save({ Units: '6' });
  await expect(stock.batch('HELD-2')).toBeVisible();
});

test('a delivery of two products is received whole, and a reload keeps the draft', async ({
  page,
  shop,
  signedInStaff,
}) => {
  const [soap, tea] = ['Delivered Soap', 'Delivered Tea'];
  for (const name of [soap, tea]) await shop.addProduct(name, { like: 'neem-comb' });
  const stock = new StockPages(page);
  await signedInStaff('packer');
  await stock.openDelivery();
  await stock.addDelivered(soap, { 'Batch number': 'D-1', Units: '12' });
  await stock.addDelivered(tea, { 'Batch number': 'D-2', 'Best before': inDays(10) });
  await stock.receiveAll();
  await expect(stock.delivered(tea)).toContainText('Type how many units.');
  await page.reload();
  await expect(stock.deliveredUnits(soap)).toHaveValue('12');
  await stock.typeDelivered(tea, { Units: '7' });
  await stock.receiveAll();
  await expect(stock.main).toContainText(`${tea}: This batch would leave the stock tonight`);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await stock.typeDelivered(tea, { 'Best before': inDays(400) });
  await stock.receiveAll();
  await stock.expectMessage('Received: 19 units of 2 products.');
  await expect(stock.delivered(soap)).toHaveCount(0);
  await stock.openProduct(soap);
  await expect(stock.batch('D-1')).toContainText('12 units');
});
