// §9 staff find an order by the end of its number or waybill (also a former one), a whole email, a pincode and a name with one typo, by indexes; an order
// that a phone or an email found is a logged access; an order links to the other open ones of its phone
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { makeCustomer, makeOrderBody } from '../../server/testing.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const { db } = await testDatabase();
const { id } = await makeProduct(db, { name: 'Tulsi Tea' });
const { userId, email } = await makeCustomer(db);
const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }], {
  customerName: 'Ravi Das',
  customerPhone: '9811122233',
  pincode: '110001',
});
const { orderNumber } = await placeOrder(db, { userId, order });
await db.update(shipments).set({ waybill: 'SIM-0042' }).where(eq(shipments.orderNumber, orderNumber));

async function search(q: string) {
  const staff = await makeStaff(db, 'support');
  const { rows, noted } = await listOrdersForStaff(db, { q, userId: staff.userId });
  const accesses = await db.select().from(accessLog).where(eq(accessLog.userId, staff.userId));
  return { found: rows.length, noted, accesses };
}

describe('orders that a search found', () => {
  it.each([
    ['a whole email', email],
    ['a phone', '+91 98111 22233'],
  ])('by %s are a logged access', async (_, q) => {
    const { found, noted, accesses } = await search(q);
    expect([found, noted]).toEqual([1, 1]);
    expect(accesses).toMatchObject([{ what: 'search', orderId: order.orderId, about: '' }]);
  });

  it.each([
    ['their number', orderNumber, 1],
    ['a name', 'ravi das', 1],
    ['a product', 'tulsi tea', 1],
    ['a pincode', '110001', 1],
    ['a waybill', 'SIM-0042', 1],
    ['nothing', 'nobody@nowhere', 0],
    ['a part of an email', email.slice(1, -3), 0],
    ['the part before the @', email.split('@')[0]!, 0],
    ['a host', `@${email.split('@')[1]!}`, 0],
  ])('by %s are no access', async (_, q, found) =>
    expect(await search(q)).toEqual({ found, noted: 0, accesses: [] }),
  );
});
