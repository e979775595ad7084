import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { toRupees } from '#platform/money.ts';
import { makeProduct, writeProduct } from '#shop/catalog/server/testing.ts';
import { noCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '../testing.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { priceChange } from './price-change.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

it('says the total of a change of items, by prices and charges of the order', async () => {
  const kept = await makeProduct(db, { mrpPaise: 50_000 });
  const added = await makeProduct(db, { mrpPaise: 20_000 });
  const charges = { fixedDiscountPaise: 2_500, feePaise: 300 };
  const line = { sku: `${kept.id}`, quantity: 1, unitPaise: 50_000 };
  const totalAmount = toRupees(priceOf([line], charges).payablePaise);
  const order = makeOrderBody([line], { totalAmount });
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order, charges });
  await writeProduct(db, kept.slug, { mrpPaise: 60_000 });

  const lines = [
    { sku: `${added.id}`, quantity: 2 },
    { sku: `${kept.id}`, quantity: 3 },
  ];
  const said = await priceChange(db, { items: lines, orderNumber, charges: noCharges });
  expect(said.total).toBe(1_500 + 400 - 25 + 3);
  const { version } = await openEdit(db, { orderNumber, userId: 7 });
  const changed = await editOrder(db, { orderNumber, version, fields: { lines }, dispatch, by });
  expect(changed.totalAmount).toBe(said.total);

  const today = await priceChange(db, { items: lines, charges: noCharges });
  expect(today.total).toBe(1_800 + 400);
});
