// §9 an order without an account and without an invoice loses its customer after 180 days
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { addNote, getOrderForStaff } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { guestOrderDays } from '#shop/orders/server/erase/erase-guests.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { runRetention } from './jobs.ts';

const { db } = await testDatabase();
const clinic = { buyerGstin: '29AAGCB7383J1Z4', buyerName: 'Bharat Clinic' };
const over = new Date(Date.now() + guestOrderDays * dayMs + 60_000);
const before = new Date(Date.now() + guestOrderDays * dayMs - 60_000);

type OrderOptions = { userId?: number | null; states?: OrderState[]; customerName?: string };

async function placed({
  userId = null,
  states = ['cancelled'],
  customerName = 'Meera Iyer',
}: OrderOptions = {}) {
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], {
    ...clinic,
    customerName,
    gift: { message: 'With love from Meera' },
  });
  const { orderNumber } = await placeOrder(db, {
    userId,
    order,
    contactEmail: 'meera@example.in',
    actor: 'staff',
  });
  const { orderId } = order;
  await addNote(db, { orderNumber, userId: 7, text: 'Meera called.' });
  for (const to of states)
    await transitionOrder(db, { orderId, to, actor: 'staff', authorId: 7, note: 'Meera' });
  return { orderId, orderNumber, records: () => recordsOf(db, orderId) };
}

const named = /Meera|Bharat|98765|Temple|29AAG|example\.in/;

describe('an order without an account and without an invoice', () => {
  it('loses its customer 180 days after its end, and keeps what the reports need', async () => {
    const { orderId, orderNumber, records } = await placed();
    await runRetention(db, { now: before });
    expect(JSON.stringify(await records())).toMatch(named);
    await runRetention(db, { now: over });
    const { order, lines, shipments, events } = await records();
    expect(JSON.stringify([order, shipments, events])).not.toMatch(named);
    expect(order).toMatchObject({
      orderNumber,
      address: { state: 'Karnataka', phone: '' },
      registered: null,
    });
    expect([lines.length, events.length, order!.totalPaise]).toEqual([1, 2, 49_700]);
    const { userId } = await makeStaff(db, 'owner');
    const seen = await getOrderForStaff(db, { orderNumber, userId, role: 'owner' });
    expect(seen).toMatchObject({ isErased: true, notes: [] });
    const again = await db.select().from(orders).where(eq(orders.id, orderId));
    await runRetention(db, { now: over });
    expect(await db.select().from(orders).where(eq(orders.id, orderId))).toEqual(again);
  });

  it.each([
    ['with an account', { states: ['cancelled'] }],
    ['that is open', { states: [] }],
    ['with an invoice', { states: ['confirmed', 'shipped', 'delivered'] }],
    [
      'that came back, whose credit note names the customer',
      { states: ['confirmed', 'shipped', 'returned'] },
    ],
  ] as const)('is no order %s', async (what, { states }) => {
    const userId = what === 'with an account' ? (await makeCustomer(db)).userId : null;
    const { records } = await placed({ userId, states: [...states] });
    await runRetention(db, { now: over });
    expect((await records()).order!.address.name).toBe('Meera Iyer');
  });

  it('counts from its last event, not from its day', async () => {
    const { orderId, records } = await placed({ states: [] });
    await db
      .update(orders)
      .set({ placedAt: sql`now() - interval '300 days'` })
      .where(eq(orders.id, orderId));
    await db
      .update(orderEvents)
      .set({ at: sql`now() - interval '300 days'` })
      .where(eq(orderEvents.orderId, orderId));
    await transitionOrder(db, { orderId, to: 'cancelled', actor: 'staff', authorId: 7 });
    await runRetention(db, { now: new Date() });
    expect((await records()).order!.address.name).toBe('Meera Iyer');
  });
});
