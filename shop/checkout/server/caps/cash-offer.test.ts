import { eq } from 'drizzle-orm';
import { expect, describe, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type Charges, noCharges } from '#shop/pricing/amounts.ts';
import { estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { editOrder, openEdit } from '../../admin/server/edit-order.ts';
import { placePhoneOrder } from '../../admin/server/phone-order.ts';
import { placeOrder } from '../place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const place = {
  PICKUP_PINCODE: '560058',
  DISPATCH_CUTOFF_HOUR: 14,
  CASH_REFUSED_PINCODES: ['744', '560004'],
};
const charges: Charges = { ...noCharges, cash: { fromPaise: 300_00, upToPaise: 5_000_00 } };
const address = { name: 'Meera Iyer', phone: '9876543210', addressLine: '12 Temple Road, Malleshwaram' };
const bengaluru = { city: 'Bengaluru', state: 'Karnataka', pincode: '560003' } as const;

const bodyOf = (id: number, rupees: number, quantity = 1) =>
  makeOrderBody([{ sku: `${id}`, quantity, unitPaise: rupees * 100 }], { totalAmount: rupees * quantity });

/** Orders a new product of this price. */
async function order(rupees: number, { takesCash = true, pincode = '560003' } = {}) {
  const customer = await makeCustomer(db);
  const { id } = await makeProduct(db, { name: 'Saffron', mrpPaise: rupees * 100, takesCash });
  const body = { ...bodyOf(id, rupees), pincode };
  const { orderNumber } = await placeOrder(db, { ...customer, order: body, charges, area: place });
  const edit = async (fields: Parameters<typeof editOrder>[1]['fields']) => {
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    return editOrder(db, { orderNumber, version, fields, dispatch: place, by });
  };
  return { id, orderId: body.orderId, edit, again: () => placeOrder(db, { ...customer, order: body }) };
}

const refused = { status: 409, code: 'cash_not_offered' };

describe('an order with cash on delivery', () => {
  it('is taken from and up to the amounts of the owner', async () => {
    await order(300);
    await order(5_000);
    await expect(order(299)).rejects.toMatchObject({
      ...refused,
      message: 'We take cash on delivery for orders from ₹300.00, and ₹299.00 is due. Please add something.',
    });
    await expect(order(5_001)).rejects.toMatchObject({
      ...refused,
      message:
        'We take cash on delivery for orders up to ₹5,000.00, and ₹5,001.00 is due. Please order less, or write to us.',
    });
  });

  it('counts the sum due, not the price of the goods', async () => {
    const { id } = await makeProduct(db, { mrpPaise: 299_00 });
    const body = { ...bodyOf(id, 299), totalAmount: 306 };
    await placeOrder(db, {
      ...(await makeCustomer(db)),
      order: body,
      charges: { ...charges, feePaise: 7_00 },
    });
  });

  it('is refused for a product without cash, whose name the sentence says', async () => {
    await expect(order(500, { takesCash: false })).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('We do not send Saffron with cash on delivery'),
    });
  });

  it('is refused to a pincode without cash, and its pincode check says so', async () => {
    for (const pincode of ['560004', '744101']) {
      await expect(order(500, { pincode })).rejects.toMatchObject(refused);
      expect(await estimateDelivery(db, { pincode, dispatch: place })).toMatchObject({
        cashOnDelivery: false,
        remarks: expect.stringContaining('no cash on delivery there'),
      });
    }
  });

  it('is repeated with its first response although a limit came since', async () => {
    const { id, again } = await order(500);
    await db.update(products).set({ takesCash: false }).where(eq(products.id, id));
    expect(await again()).toMatchObject({ success: true });
  });

  it('by phone meets the same limits', async () => {
    const { id } = await makeProduct(db, { mrpPaise: 250_00 });
    const { orderId } = bodyOf(id, 250);
    const phoned = { ...address, ...bengaluru, orderId, totalAmount: 250, email: '', customerId: null };
    const given = { ...phoned, lines: [{ sku: `${id}`, quantity: 1 }] };
    const placing = { dispatch: place, charges, isClosed: false, by };
    await expect(placePhoneOrder(db, { order: given, ...placing })).rejects.toMatchObject(refused);
  });
});

describe('a change of an order with cash on delivery', () => {
  it('is refused past the limits of its day', async () => {
    const { id, orderId, edit } = await order(2_000);
    const before = await recordsOf(db, orderId);
    await expect(edit({ lines: [{ sku: `${id}`, quantity: 3 }] })).rejects.toMatchObject(refused);
    expect(await recordsOf(db, orderId)).toEqual(before);
    await edit({ lines: [{ sku: `${id}`, quantity: 2 }] });
  });

  it('keeps a product that has no cash since, and takes no other one in', async () => {
    const { id, edit } = await order(500);
    const other = await makeProduct(db, { takesCash: false });
    await db.update(products).set({ takesCash: false }).where(eq(products.id, id));
    await edit({ lines: [{ sku: `${id}`, quantity: 2 }] });
    const both = [`${id}`, `${other.id}`].map((sku) => ({ sku, quantity: 1 }));
    await expect(edit({ lines: both })).rejects.toMatchObject(refused);
  });

  it('is refused to a pincode without cash', async () => {
    const { edit } = await order(500);
    await expect(edit({ ...bengaluru, pincode: '560004' })).rejects.toMatchObject(refused);
    await edit({ ...bengaluru, pincode: '560005' });
  });
});
