import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import type { PlaceOrderBody } from '../body/place-order-body.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

/** Creates a user who can order, for a test. */
export async function makeCustomer(
  db: Db,
  given: { email?: string } = {},
): Promise<{ userId: number; email: string }> {
  const { id, email } = await makeUser(db, { firstName: 'Meera', lastName: 'Iyer', ...given });
  return { userId: id, email };
}

type Line = { sku: string; quantity: number; unitPaise: number };

/** The cash of one phone in a day has a limit, so large orders of tests have phones of their own. */
const largePaise = 10_000_00;
let phones = 6_100_000_000;

export function makeOrderBody(lines: Line[], given: Partial<PlaceOrderBody> = {}): PlaceOrderBody {
  const { payablePaise } = priceOf(lines, usualCharges);
  return {
    orderId: randomUUID(),
    paymentMode: 'COD',
    totalAmount: toRupees(payablePaise),
    customerName: 'Meera Iyer',
    customerPhone: payablePaise < largePaise ? '9876543210' : String((phones += 1)),
    addressLine: '12 Temple Road, Malleshwaram',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560003',
    items: lines.map(({ sku, quantity, unitPaise }) => ({ sku, quantity, price: toRupees(unitPaise) })),
    ...given,
  };
}

export async function recordsOf(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const { rows: jobs } = await db.execute<{ name: string }>(
    sql`select name from pgboss.job where data->>'orderId' = ${orderId}
      or (data->>'logId')::int in (select id from email_log where about = ${order?.orderNumber ?? ''}) order by name`,
  );
  return {
    order,
    lines: await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id)),
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    movements: await db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.orderId, orderId))
      .orderBy(asc(stockMovements.id)),
    shipments: await db.select().from(shipments).where(eq(shipments.orderId, orderId)),
    jobs: jobs.map(({ name }) => name),
  };
}

export async function stockOf(db: Db, productId: number): Promise<{ stock: number; movements: number }> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, productId));
  const [sum] = await db
    .select({ change: sql<number>`sum(${stockMovements.change})::int` })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId));
  return { stock: row!.stock, movements: sum!.change };
}
