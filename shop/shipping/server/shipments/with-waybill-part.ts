import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';
import { backwards } from '../backwards.ts';
import { formerParcels, shipments } from '../tables.ts';

/**
 * Returns a query for the orders whose waybill, also a former one, begins or ends with these letters and digits. They are upper case and
 * hold no other sign.
 */
export function withWaybillPart(db: Db, signs: string) {
  const pattern = `${Array.from(signs).toReversed().join('')}%`;
  return unionAll(
    db
      .select({ id: shipments.orderId })
      .from(shipments)
      .where(sql`${backwards(shipments.waybill)} like ${pattern}`),
    db
      .select({ id: formerParcels.orderId })
      .from(formerParcels)
      .where(sql`${backwards(formerParcels.waybill)} like ${pattern}`),
    db.select({ id: shipments.orderId }).from(shipments).where(beginsWith(shipments.waybill, signs)),
    db
      .select({ id: formerParcels.orderId })
      .from(formerParcels)
      .where(beginsWith(formerParcels.waybill, signs)),
  );
}

/** The unique index sorts by the language of the database, so that it finds a span and no pattern. No sign of a waybill follows `z`. */
function beginsWith(waybill: typeof shipments.waybill | typeof formerParcels.waybill, signs: string) {
  const last = `${signs}${'z'.repeat(40)}`;
  return sql`${waybill} >= ${signs} and ${waybill} <= ${last} and ${waybill} like ${`${signs}%`}`;
}
