// §7 the units of a product are capped over all lines of an order, and over the open orders of a customer, a mobile number and an address
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '../../server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { editOrder, openEdit } from './edit-order.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

const line = (sku: number | string, quantity: number) => ({ sku: `${sku}`, quantity });

/** Orders two units of a new product. */
async function orderToEdit() {
  const customer = await makeCustomer(db);
  const { id } = await makeProduct(db, { name: 'Kumkumadi Oil', stock: 99, mrpPaise: 4_000_000 });
  const order = makeOrderBody([{ sku: `${id}`, quantity: 2, unitPaise: 4_000_000 }]);
  const { orderNumber } = await placeOrder(db, { ...customer, order });
  const edit = async (lines: ReturnType<typeof line>[]) => {
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    return editOrder(db, { orderNumber, version, fields: { lines }, dispatch, by });
  };
  return { id, orderId: order.orderId, edit };
}

it('an edit beyond the limit of a product or of an order is refused in words', async () => {
  const { id, orderId, edit } = await orderToEdit();
  const before = await recordsOf(db, orderId);
  await expect(edit([line(id, 6), line(`${id}-120`, 5)])).rejects.toMatchObject({
    status: 409,
    message:
      'One order holds at most 10 of Kumkumadi Oil, over all supplies and deliveries. Please take out 1.',
  });
  await expect(edit([line(id, 2), line(`${id}-180`, 3)])).rejects.toMatchObject({
    status: 409,
    code: 'too_much_cash',
  });
  expect(await recordsOf(db, orderId)).toEqual(before);
});

it('an edit reduces a line although the limit of its product was lowered since', async () => {
  const { id, orderId, edit } = await orderToEdit();
  const { id: tea } = await makeProduct(db);
  await edit([line(id, 4)]);
  await db.update(products).set({ maxPerLine: 2 }).where(eq(products.id, id));
  await edit([line(id, 3), line(tea, 1)]);
  expect((await recordsOf(db, orderId)).lines).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
});
