import { and, eq, exists, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { redeliveryRequests, shipments } from '#shop/shipping/server/tables.ts';
import { isStuck } from '#shop/orders/admin/server/waiting-orders.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { inspections } from '../../../server/tables.ts';
import type { parcelFilters } from '#shop/orders/admin/contract.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';

const failedTry = statesThat('hasFailedTry');

/** A parcel on its way back for longer is often lost. */
const returningDays = 20;

type At = { now: Date; couriers: CourierSettings };

/** Returns the orders whose parcels ask for an act of staff. Each begins at a partial index or at the index of states. */
export const parcelConditions: Record<(typeof parcelFilters)[number], (db: Db, at: At) => SQL> = {
  stuck: isStuck,
  rescue: (db) =>
    and(
      inArray(orders.state, failedTry),
      notExists(
        db
          .select({ id: shipments.id })
          .from(shipments)
          .where(and(eq(shipments.orderId, orders.id), sql`${shipments.returningSince} is not null`)),
      ),
      notExists(
        db
          .select({ id: redeliveryRequests.id })
          .from(redeliveryRequests)
          .where(
            and(
              eq(redeliveryRequests.orderId, orders.id),
              inArray(redeliveryRequests.state, ['asked', 'accepted']),
              sql`${redeliveryRequests.failedTry} = (select max(id) from ${orderEvents} where order_id = ${orders.id} and state in ${sql.raw(inSql(failedTry))})`,
            ),
          ),
      ),
    )!,
  returning: (db, { now }) =>
    and(
      inArray(orders.state, failedTry),
      inArray(
        orders.id,
        db
          .select({ id: shipments.orderId })
          .from(shipments)
          .where(
            and(
              lt(shipments.returningSince, new Date(now.getTime() - returningDays * dayMs)),
              isNull(shipments.endedAt),
            ),
          ),
      ),
    )!,
  inspect: (db) =>
    exists(
      db
        .select({ id: inspections.orderId })
        .from(inspections)
        .where(and(eq(inspections.orderId, orders.id), isNull(inspections.doneAt))),
    ),
};
