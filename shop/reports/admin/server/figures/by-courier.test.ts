import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { readReport } from '../read-report.ts';
import { updateFigures } from './update-figures.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-23T18:32:00Z');

it('couriers are compared by what came back and by the promise that they kept', async () => {
  const { id } = await makeProduct(db, { stock: 100, mrpPaise: 50_000 });
  const meera = await makeCustomer(db);
  const order = async (courier: string, state: OrderState, deliveredOn?: string) => {
    const body = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { ...meera, order: body, estimatedDeliveryDate: '2026-11-20' });
    const placedAt = new Date('2026-11-12T06:30:00Z');
    await db.update(orders).set({ courier, state, placedAt }).where(eq(orders.id, body.orderId));
    const event = { orderId: body.orderId, state: 'delivered' as const, actor: 'courier' as const };
    if (deliveredOn)
      await db.insert(orderEvents).values({ ...event, at: new Date(`${deliveredOn}T06:30:00Z`) });
  };
  await order('delhivery', 'delivered', '2026-11-20');
  await order('delhivery', 'returned');
  await order('India Post', 'delivered', '2026-11-21');
  await updateFigures(db, { now });
  const read = async (report: 'returned-by-courier' | 'promise-by-courier') =>
    (await readReport(db, { report, from: '2026-11', to: '2026-11', now })).rows.map(({ label, values }) => [
      label,
      values,
    ]);
  expect(await read('returned-by-courier')).toEqual([
    ['Delhivery', [0, 50, 0, 1, 0, 2]],
    ['India Post', [0, 0, 0, 0, 0, 1]],
  ]);
  expect(await read('promise-by-courier')).toEqual([
    ['Delhivery', [100, 1, 1]],
    ['India Post', [0, 0, 1]],
  ]);
});
