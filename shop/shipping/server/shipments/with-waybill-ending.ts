import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';
import { backwards } from '../backwards.ts';
import { formerParcels, shipments } from '../tables.ts';

/**
 * Returns a query for the orders whose waybill, also a former one, ends with these letters and digits. They are upper case and hold no
 * other sign.
 */
export function withWaybillEnding(db: Db, signs: string) {
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
  );
}
