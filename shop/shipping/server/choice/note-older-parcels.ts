import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type CourierName, isByHand } from '../../couriers/couriers.ts';
import { formerParcels, shipments } from '../tables.ts';

/**
 * Notes the courier of the settings at open parcels from before the shop noted one, so that they keep it when the owner chooses another.
 * A courier by hand was never asked for them.
 */
export async function noteOlderParcels(db: Db, { standard }: { standard: CourierName }): Promise<void> {
  if (isByHand(standard)) return;
  const open = or(
    and(eq(shipments.state, 'created'), isNull(shipments.endedAt)),
    and(eq(shipments.state, 'waiting'), gt(shipments.attempts, 0)),
  );
  await db
    .update(shipments)
    .set({ courier: standard })
    .where(and(eq(shipments.courier, ''), open));
  await db
    .update(formerParcels)
    .set({ courier: standard })
    .where(and(eq(formerParcels.courier, ''), inArray(formerParcels.state, ['editing', 'withdrawn'])));
}
