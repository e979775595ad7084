import { parse } from 'csv-parse/sync';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { startOf } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '../../../server/tables.ts';
import { makeCustomer, makeOrderBody } from '../../../server/testing.ts';
import type { OrdersOfFile } from '../../export.ts';
import { writeOrders } from './write-orders.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');

async function placedOn(day: string, hour: number, customerName = 'Meera Iyer') {
  const { id } = await makeProduct(db);
  const line = { sku: String(id), quantity: 2, unitPaise: 50_000 };
  const order = makeOrderBody([line], { customerName });
  const { orderNumber } = await placeOrder(db, { ...(await makeCustomer(db)), order });
  await db
    .update(orders)
    .set({ placedAt: startOf(day, { hour }) })
    .where(eq(orders.orderNumber, orderNumber));
  return orderNumber;
}

async function fileOf(chosen: OrdersOfFile) {
  let text = '';
  for await (const part of writeOrders(db, { chosen, userId })) text += part;
  return parse<Record<string, string>>(text, { columns: true, bom: true });
}

it('holds the orders of the days in Indian time, and stores one look with the range', async () => {
  await placedOn('2026-10-31', 23);
  const first = await placedOn('2026-11-01', 0);
  const last = await placedOn('2026-11-02', 23, '=HYPERLINK("x")');
  await placedOn('2026-11-03', 0);
  const rows = await fileOf({ from: '2026-11-01', to: '2026-11-02' });
  expect(rows.map((row) => row.Order)).toEqual([first, last]);
  expect(rows[0]).toMatchObject({
    'Placed (Indian time)': '2026-11-01 00:00',
    State: 'Placed',
    Customer: 'Meera Iyer',
    Phone: '9876543210',
    City: 'Bengaluru',
    Waybill: '',
  });
  expect(rows[0]!.Items).toMatch(/^2 × /);
  expect(rows[1]!.Customer).toBe(`'=HYPERLINK("x")`);
  const accesses = await db.select().from(accessLog).where(eq(accessLog.what, 'orders_file'));
  expect(accesses).toMatchObject([{ userId, orderId: null, about: '2026-11-01 to 2026-11-02' }]);
});

it('logs an access for each chosen order', async () => {
  const numbers = [await placedOn('2026-10-01', 9), await placedOn('2026-10-02', 9)];
  const rows = await fileOf({ ids: [...numbers, 'AR-404'] });
  expect(rows.map((row) => row.Order)).toEqual(numbers);
  const chosen = await db.select({ id: orders.id }).from(orders).where(inArray(orders.orderNumber, numbers));
  const accesses = await db
    .select()
    .from(accessLog)
    .where(
      inArray(
        accessLog.orderId,
        chosen.map(({ id }) => id),
      ),
    );
  expect(accesses.map(({ what }) => what)).toEqual(['orders_file', 'orders_file']);
});
