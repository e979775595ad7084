import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { type Charges, noCharges } from '#shop/pricing/amounts.ts';
import { editOrder, openEdit } from '#shop/checkout/admin/server/edit-order.ts';
import { priceChange } from './price-change.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '../testing.ts';

const { db } = await testDatabase();
const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };
const zones = [{ name: 'North-East', states: ['Assam'], paise: 90_00 }];
const charges: Charges = { ...noCharges, delivery: { paise: 40_00, free: null, zones } };
const guwahati = { city: 'Guwahati', state: 'Assam', pincode: '781001' } as const;
const bengaluru = { city: 'Bengaluru', state: 'Karnataka', pincode: '560003' } as const;

/** Orders a product of ₹200. */
async function order(to: typeof guwahati | typeof bengaluru, totalAmount: number) {
  const { id } = await makeProduct(db, { mrpPaise: 200_00 });
  const line = { sku: `${id}`, quantity: 1, unitPaise: 200_00 };
  const body = makeOrderBody([line], { ...to, totalAmount });
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order: body, charges });
  const edit = async (fields: Parameters<typeof editOrder>[1]['fields']) => {
    const { version } = await openEdit(db, { orderNumber, userId: 7 });
    await editOrder(db, { orderNumber, version, fields, dispatch, by });
  };
  return { id, edit, stored: async () => (await recordsOf(db, body.orderId)).order! };
}

const brokenTotals = async () => (await checkInvariants(db)).filter(({ number }) => number === 3);

describe('an order with a delivery charge by zones', () => {
  it('has the charge of its state, and keeps that one alone', async () => {
    const { stored } = await order(guwahati, 290);
    const delivery = { paise: 90_00, free: null };
    expect(await stored()).toMatchObject({ totalPaise: 290_00, charges: { ...noCharges, delivery } });
    expect((await (await order(bengaluru, 240)).stored()).totalPaise).toBe(240_00);
    expect(await brokenTotals()).toEqual([]);
  });

  it('is refused with the charge of another zone, and names the new total', async () => {
    await expect(order(guwahati, 240)).rejects.toMatchObject({
      status: 409,
      code: 'total_changed',
      message: expect.stringContaining('290'),
    });
  });

  it('keeps its charge when its parcel goes to another zone', async () => {
    const { id, edit, stored } = await order(bengaluru, 240);
    await edit(guwahati);
    expect((await stored()).totalPaise).toBe(240_00);
    await edit({ lines: [{ sku: `${id}`, quantity: 2 }] });
    expect((await stored()).totalPaise).toBe(440_00);
    expect(await brokenTotals()).toEqual([]);
  });
});

it('a delivery charge or round-off against its rules breaks invariant 3', async () => {
  const { stored } = await order(guwahati, 290);
  const { id } = await stored();
  const shift = async (paise: number, code = 'delivery') => {
    await db.execute(
      sql`update order_adjustments set code = ${code}, paise = paise + ${paise}, shares = array[paise + ${paise}] where order_id = ${id}`,
    );
    await db.execute(
      sql`update orders set fee_paise = fee_paise + ${paise}, total_paise = total_paise + ${paise} where id = ${id}`,
    );
    await db.execute(
      sql`update orders set charges = ${JSON.stringify({ ...noCharges, delivery: { paise: 90_00, free: null } })}::jsonb where id = ${id}`,
    );
    return (await brokenTotals()).map(({ name }) => name.split(' that ')[0]);
  };
  const rule = 'delivery charges and round-offs';
  expect(await shift(0)).toEqual([]);
  expect(await shift(1)).toContain(rule);
  expect(await shift(0, 'round_off')).toContain(rule);
  await shift(-1);
  expect(await brokenTotals()).toEqual([]);
});

describe('an order of a category with free delivery', () => {
  it('has no charge alone, and the charge of its day once another product comes in', async () => {
    const above = await makeCategory(db, { name: 'Hair' });
    const { id: categoryId } = await makeCategory(db, { name: 'Hair oils', parentId: above.id });
    const { id } = await makeProduct(db, { mrpPaise: 200_00, categoryId });
    const other = await makeProduct(db, { mrpPaise: 100_00 });
    const rules = { ...noCharges, delivery: { paise: 40_00, free: null, freeCategories: ['Hair'] } };
    const line = { sku: `${id}`, quantity: 1, unitPaise: 200_00 };
    const body = makeOrderBody([line], { totalAmount: 200 });
    const { orderNumber } = await placeOrder(db, {
      ...(await makeCustomer(db)),
      order: body,
      charges: rules,
    });
    const change = async (skus: number[]) => {
      const lines = skus.map((sku) => ({ sku: `${sku}`, quantity: 1 }));
      const { total } = await priceChange(db, { items: lines, orderNumber, charges: noCharges });
      const { version } = await openEdit(db, { orderNumber, userId: 7 });
      const { totalAmount } = await editOrder(db, {
        orderNumber,
        version,
        fields: { lines },
        dispatch,
        by,
      });
      return [total, totalAmount];
    };
    expect(await change([id, other.id])).toEqual([340, 340]);
    expect(await change([id])).toEqual([200, 200]);
    expect(await brokenTotals()).toEqual([]);
  });
});
