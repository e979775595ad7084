import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queueReplacementEmail } from '#shop/checkout/server/replacements/queue-replacement-email.ts';
import { queueCancelledEmail, queueChangedEmail } from '#shop/orders/server/queue-order-email.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi();
const { token } = await makeStaff(db, 'support');
const typed = {
  name: 'Pay thief@ybl',
  addressLine: 'Evil Street 7',
  city: 'Eviltown',
};

async function orderOf(channel: 'phone' | 'guest', email: string) {
  const { id } = await makeProduct(db, { name: 'Neem Oil', stock: 9 });
  const place = {
    state: 'Delhi',
    pincode: '110001',
    phone: '9811100001',
    ...typed,
  };
  const body = {
    orderId: randomUUID(),
    customerId: null,
    totalAmount: 997,
    email,
    ...place,
  };
  const placed = await call(token, 'POST', 'orders', {
    ...body,
    lines: [{ sku: `${id}`, quantity: 2 }],
  });
  expect(placed.status).toBe(200);
  await db.update(orders).set({ channel }).where(eq(orders.id, body.orderId));
  const [order] = await db.select().from(orders).where(eq(orders.id, body.orderId));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, body.orderId));
  return { order: { ...order!, gift: { message: 'Evil wishes' } }, lines };
}

it.each(['phone', 'guest'] as const)(
  'no email about an order by %s without account repeats what was typed',
  async (channel) => {
    const email = `${channel}@example.in`;
    const { order, lines } = await orderOf(channel, email);
    await queueChangedEmail(db, {
      order,
      lines,
      amounts: [],
      changes: ['Address'],
      isSamePrice: true,
    });
    await queueReplacementEmail(db, {
      order: { ...order, replaces: 'AR-1000001' },
      lines,
    });
    await queueCancelledEmail(db, { orderId: order.id, actor: 'staff' });
    const sent = await queuedEmails(db, email);
    expect(sent.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-changed',
      'replacement-placed',
      'order-cancelled',
    ]);
    for (const { template, data } of sent)
      expect(`${template}: ${JSON.stringify(data)}`).not.toMatch(/evil|thief|9811100001/i);
  },
);
