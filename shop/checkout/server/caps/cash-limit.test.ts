// §9 cash of ₹2,00,000 or more is refused in words, on each way to an order; an e-way bill is named above ₹50,000
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { needsEwayBill } from '#shop/orders/legal-limits.ts';
import { placeOrder } from '../place-order.ts';
import { makeCustomer, makeOrderBody, recordsOf, stockOf } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();

/** Orders goods whose total payable, with fee and less the usual discount, is this. */
async function orderOf(payablePaise: number, given: { actor?: 'staff' | 'system' } = {}) {
  const unitPaise = payablePaise + 300;
  const { id } = await makeProduct(db, { mrpPaise: unitPaise });
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise }]);
  const placed = placeOrder(db, { ...(await makeCustomer(db)), order, ...given });
  return { placed, id, orderId: order.orderId };
}

it('an order below ₹2,00,000 is placed, and a larger one is refused in words', async () => {
  const below = await orderOf(1_99_999_99);
  await expect(below.placed).resolves.toMatchObject({ success: true });
  for (const paise of [2_00_000_00, 2_00_000_01, 90_00_000_00]) {
    const { placed, id, orderId } = await orderOf(paise);
    await expect(placed).rejects.toMatchObject({
      status: 409,
      code: 'too_much_cash',
      message: expect.stringContaining('less than ₹2,00,000 in cash') as string,
    });
    expect((await recordsOf(db, orderId)).order).toBeUndefined();
    expect((await stockOf(db, id)).stock).toBe(10);
  }
});

it('an order by phone or of a subscription has the same limit', async () => {
  for (const actor of ['staff', 'system'] as const) {
    const { placed } = await orderOf(2_00_000_00, { actor });
    await expect(placed).rejects.toMatchObject({ code: 'too_much_cash' });
  }
});

it('an e-way bill is needed above ₹50,000 alone', () => {
  expect([50_000_00, 50_000_01].map((paise) => needsEwayBill(paise))).toEqual([false, true]);
});
