import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { readCustomerSales, writeCustomerSales } from './read-customer-sales.ts';

const { db } = await testDatabase();
const today = dayOf(new Date());
const week = { from: addDays(today, -6), to: today };
const soap = await makeProduct(db, { stock: 100, mrpPaise: 12_300 });
const meera = await makeCustomer(db);
const asha = await makeCustomer(db);

type Customer = { userId: number } & Record<string, unknown>;

async function order(
  customer: Customer,
  daysAgo: number,
  state: OrderState,
  guest?: { name: string; phone: string },
) {
  const body = makeOrderBody([{ sku: `${soap.id}`, quantity: 1, unitPaise: 12_300 }]);
  const { orderNumber } = await placeOrder(db, { ...(customer as typeof meera), order: body });
  const [row] = await db.select().from(orders).where(eq(orders.id, body.orderId));
  const placedAt = startOf(addDays(today, -daysAgo), { hour: 12 });
  await db
    .update(orders)
    .set({
      state,
      placedAt,
      ...(guest ? { userId: null, address: { ...row!.address, ...guest, city: 'Kochi' } } : {}),
    })
    .where(eq(orders.id, body.orderId));
  return orderNumber;
}

const gauri = { name: 'Gauri Phatak', phone: '9811400001' };
const numbers: Record<string, string> = {};

beforeAll(async () => {
  await order(meera, 5, 'delivered');
  numbers.meera = await order(meera, 2, 'confirmed');
  await order(meera, 1, 'cancelled');
  await order(asha, 20, 'delivered');
  await order(asha, 4, 'returned', gauri);
  numbers.gauri = await order(asha, 3, 'delivered', gauri);
  numbers.gone = await order(asha, 3, 'delivered', { name: '', phone: '' });
});

describe('the customers of some days', () => {
  it('are accounts and phones of orders without one, and leave out who is erased', async () => {
    const { rows, total, totalBefore } = await readCustomerSales(db, { ...week, show: 'recent' });
    expect(
      rows.map(({ orderNumber, userId, orders: count, cameBack }) => [orderNumber, userId, count, cameBack]),
    ).toEqual([
      [numbers.meera, meera.userId, 2, 0],
      [numbers.gauri, null, 2, 1],
    ]);
    expect(rows[1]).toMatchObject({ name: 'Gauri Phatak', city: 'Kochi', lastOrder: addDays(today, -3) });
    expect(rows[0]!.gross).toBe(240);
    expect(total).toEqual({ customers: 2, again: 2 });
    expect(totalBefore).toEqual({ customers: 0, again: 0 });
    const back = await readCustomerSales(db, { from: addDays(today, -29), to: today, show: 'back' });
    expect(back.rows.map(({ orderNumber }) => orderNumber)[0]).toBe(numbers.gauri);
    expect(back.total.customers).toBe(3);
  });

  it('open their orders by the number of the last one', async () => {
    const { rows } = await readCustomerSales(db, { ...week, show: 'top' });
    for (const { orderNumber, orders: count } of rows) {
      const found = await listOrdersForStaff(db, { ...week, sold: 'yes', customerOf: orderNumber });
      expect(found.rows).toHaveLength(count);
    }
    for (const customerOf of [numbers.gone!, 'AR-1'])
      expect((await listOrdersForStaff(db, { customerOf })).rows).toEqual([]);
  });

  it('are saved whole as CSV, and no name of a customer runs as a formula', async () => {
    await db
      .update(orders)
      .set({ address: { ...(await addressOf(numbers.gauri!)), name: '=cmd+1' } })
      .where(eq(orders.orderNumber, numbers.gauri!));
    let text = '';
    for await (const part of writeCustomerSales(db, { ...week, show: 'top' })) text += part;
    expect(text).toContain('Customer,City,Orders,Gross sales (rupees)');
    expect(text).toContain(`'=cmd+1,Kochi,2,`);
  });

  it('refuse days in the wrong sequence', async () => {
    await expect(readCustomerSales(db, { from: week.to, to: week.from, show: 'top' })).rejects.toMatchObject({
      code: 'bad_range',
    });
  });
});

async function addressOf(orderNumber: string) {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row!.address;
}
