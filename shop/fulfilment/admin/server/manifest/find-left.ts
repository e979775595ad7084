import { and, asc, eq, exists, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { maxSelected } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { manifestParcels } from '../tables.ts';
import { statesThat } from '#shop/orders/states.ts';

/** Orders whose parcel a rider left here. A later scan shows that it went with another one. */
export function wasLeft(db: Db) {
  const { orderId, leftAt } = manifestParcels;
  const row = db
    .select({ found: sql`1` })
    .from(manifestParcels)
    .where(and(eq(orderId, orders.id), isNotNull(leftAt)));
  return and(inArray(orders.state, statesThat('isHandedOver')), exists(row));
}

/** The parcels that may be handed over: packed, or left by a rider. */
export function mayLeave(db: Db, { left }: { left?: 'yes' | undefined }) {
  return left ? wasLeft(db) : inArray(orders.state, statesThat('isPacked'));
}

/** Returns the oldest orders of a filter, at most 200. */
export async function chosenOrders(
  tx: Db,
  { matching, except }: { matching: { left?: 'yes' | undefined }; except: string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(mayLeave(tx, matching), except.length > 0 ? notInArray(orders.orderNumber, except) : undefined),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxSelected);
  return rows.map(({ id }) => id);
}

/** Returns when a rider left the parcel that waits longest, and how many wait, at most `limit`. */
export async function countLeft(
  db: Db,
  { limit }: { limit: number },
): Promise<{ since: Date; count: number } | null> {
  const rows = await db
    .select({ since: sql<Date>`${manifestParcels.leftAt}`.mapWith(manifestParcels.leftAt) })
    .from(manifestParcels)
    .innerJoin(orders, eq(orders.id, manifestParcels.orderId))
    .where(and(isNotNull(manifestParcels.leftAt), inArray(orders.state, statesThat('isHandedOver'))))
    .orderBy(asc(manifestParcels.leftAt))
    .limit(limit);
  return rows[0] ? { since: rows[0].since, count: rows.length } : null;
}
