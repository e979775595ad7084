// §9 cash orders of one account or phone on a day stay below ₹2,00,000 together; the slip names the e-way bill
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { editOrder } from '../../admin/server/edit-order.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';

const { db } = await testDatabase();
const caps: OrderCaps = { openPerCustomer: 99, openPerPhone: 99, perDay: 99, linesPerProduct: 9 };

let phones = 6_600_000_000;
const newPhone = () => String((phones += 1));
const newCustomer = async () => (await makeCustomer(db)).userId;

type OrderOptions = {
  userId: number | null;
  phone?: string;
  actor?: 'staff' | 'system';
  promised?: string;
  isCapped?: boolean;
};

/** Orders goods for this cash. */
async function order(
  payablePaise: number,
  { userId, phone = newPhone(), actor, promised, isCapped }: OrderOptions,
) {
  const unitPaise = payablePaise + 300;
  const { id } = await makeProduct(db, { mrpPaise: unitPaise });
  const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise }], { customerPhone: phone });
  const { orderNumber } = await placeOrder(db, {
    userId,
    order: body,
    estimatedDeliveryDate: promised ?? null,
    ...(actor ? { actor } : {}),
    ...(isCapped ? { caps } : {}),
  });
  return { orderNumber, orderId: body.orderId, sku: `${id}`, phone };
}

const tooMuch = { status: 409, code: 'too_much_cash_in_day' };

async function age(orderId: string, days: number): Promise<void> {
  const placedAt = new Date(Date.now() - days * dayMs);
  await db.update(orders).set({ placedAt }).where(eq(orders.id, orderId));
}

describe('the cash orders of a person on a day', () => {
  it('stay below ₹2,00,000 together, and the refusal says what to do', async () => {
    const userId = await newCustomer();
    await order(1_50_000_00, { userId, isCapped: true });
    await expect(order(50_000_00, { userId, isCapped: true })).rejects.toMatchObject({
      ...tooMuch,
      message: expect.stringMatching(/₹2,00,000 .*Please order less, order on a later day/) as string,
    });
    await order(49_999_99, { userId, isCapped: true });
    await expect(order(1_00, { userId, isCapped: true })).rejects.toMatchObject(tooMuch);
  });

  it('count by phone too: of an account, by phone without one, and of a subscription', async () => {
    const phone = newPhone();
    await order(90_000_00, { userId: await newCustomer(), phone, isCapped: true });
    await order(90_000_00, { userId: null, phone, actor: 'staff' });
    await expect(order(20_000_00, { userId: null, phone, actor: 'staff' })).rejects.toMatchObject(tooMuch);
    await expect(
      order(20_000_00, { userId: await newCustomer(), phone, actor: 'system' }),
    ).rejects.toMatchObject(tooMuch);
    await order(20_000_00, { userId: null, actor: 'staff' });
  });

  it('count no cancelled order and no order of another day', async () => {
    const userId = await newCustomer();
    const first = await order(1_90_000_00, { userId });
    await cancelOrder(db, { userId, orderNumber: first.orderNumber });
    const second = await order(1_90_000_00, { userId });
    await expect(order(10_000_00, { userId })).rejects.toMatchObject(tooMuch);
    await age(second.orderId, 1);
    await order(10_000_00, { userId });
  });

  it('count an open order of another day that arrives on the same one', async () => {
    const userId = await newCustomer();
    const promised = '2099-01-05';
    const { orderId } = await order(1_90_000_00, { userId, promised });
    await age(orderId, 2);
    await expect(order(10_000_00, { userId, promised })).rejects.toMatchObject(tooMuch);
    await order(10_000_00, { userId, promised: '2099-01-06' });
  });

  it('count when eight are placed at once, on each way to an order', async () => {
    for (const given of [{ isCapped: true }, { actor: 'staff' as const }]) {
      const [userId, phone] = [await newCustomer(), newPhone()];
      const placing = Array.from({ length: 8 }, () => order(60_000_00, { userId, phone, ...given }));
      const results = await Promise.allSettled(placing);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    }
  });

  it('count when staff add items or give the order another phone', async () => {
    const userId = await newCustomer();
    const by = { userId: 7, namesOf: () => Promise.resolve(new Map([[7, 'Asha']])) };
    const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };
    const [first, other] = [await order(60_000_00, { userId }), await order(1_50_000_00, { userId: null })];
    const edit = (fields: Parameters<typeof editOrder>[1]['fields']) =>
      editOrder(db, { orderNumber: first.orderNumber, version: 0, fields, dispatch, by });
    await expect(edit({ phone: other.phone })).rejects.toMatchObject(tooMuch);
    const second = await order(90_000_00, { userId });
    await expect(edit({ lines: [{ sku: first.sku, quantity: 2 }] })).rejects.toMatchObject(tooMuch);
    await cancelOrder(db, { userId, orderNumber: second.orderNumber });
    await edit({ lines: [{ sku: first.sku, quantity: 2 }] });
  });

  it('leave out orders of strangers to a number where the customer has received one', async () => {
    const [owner, stranger, phone] = [await newCustomer(), await newCustomer(), newPhone()];
    const { orderId } = await order(500_00, { userId: owner, phone });
    await db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));
    await order(1_99_000_00, { userId: stranger, phone, isCapped: true });
    await order(50_000_00, { userId: owner, phone, isCapped: true });
    await expect(order(50_000_00, { userId: stranger, phone })).rejects.toMatchObject(tooMuch);
  });
});
