import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { type ReportName } from '../../reports.ts';
import { readReport } from '../read-report.ts';
import { updateFigures } from './update-figures.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-23T18:32:00Z');
const states = ['Kerala', 'Goa', 'Punjab', 'Assam'];

/** Orders of September to November, a third of which came back some days to two months later. */
beforeAll(async () => {
  const goods = [
    await makeProduct(db, { stock: 500, mrpPaise: 50_000 }),
    await makeProduct(db, { stock: 500, mrpPaise: 50_000 }),
  ];
  const meera = await makeCustomer(db);
  for (let at = 0; at < 36; at += 1) {
    const body = makeOrderBody([{ sku: `${goods[at % 2]!.id}`, quantity: 1, unitPaise: 50_000 }]);
    await placeOrder(db, { ...meera, order: body });
    const day = addDays('2026-09-01', at * 2);
    const isBack = at % 3 === 0;
    const address = sql`jsonb_set(address, '{state}', to_jsonb(${states[((at * 7) % 5) % 4]}::text))`;
    await db
      .update(orders)
      .set({ state: isBack ? 'returned' : 'delivered', placedAt: startOf(day, { hour: 9 }), address })
      .where(eq(orders.id, body.orderId));
    if (!isBack) continue;
    const backAt = startOf(addDays(day, 5 + (at % 7) * 9), { hour: 11 });
    const event = { orderId: body.orderId, state: 'returned' as const, actor: 'courier' as const };
    await db.insert(orderEvents).values({ ...event, at: backAt });
  }
  await updateFigures(db, { now });
});

/** As a person would who has every row on the table. */
async function recount(keyOf: (order: typeof orders.$inferSelect, productId: number) => string) {
  const counts = new Map<string, number>();
  const lines = await db.select().from(orderLines);
  const events = await db.select().from(orderEvents);
  for (const order of await db.select().from(orders)) {
    const last = events.findLast(({ orderId, state }) => orderId === order.id && state === 'returned');
    const day = last ? dayOf(last.at) : '';
    if (day < '2026-10-01' || day >= dayOf(now)) continue;
    for (const { productId } of lines.filter(({ orderId }) => orderId === order.id)) {
      const key = keyOf(order, productId);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

it.each<[ReportName, Parameters<typeof recount>[0]]>([
  ['returned-by-state', ({ address }) => address.state],
  ['returned-by-pincode', ({ address }) => address.pincode],
  ['returned-by-courier', ({ courier }) => courier],
  ['returned-by-product', (_, productId) => String(productId)],
])('%s counts parcels on the day on which they came back, the most first', async (report, keyOf) => {
  const { rows, total } = await readReport(db, { report, from: '2026-10', to: '2026-11', now });
  const plain = await recount(keyOf);
  const shown = rows.map(({ key, values }): [string, number] => [key, Number(values[0])]);
  expect(new Map(shown.filter(([, parcels]) => parcels > 0))).toEqual(plain);
  const numbers = shown.map(([, parcels]) => parcels);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers[0]).toBeGreaterThan(0);
  if (total) expect(total[0]).toBe([...plain.values()].reduce((sum, one) => sum + one, 0));
});
