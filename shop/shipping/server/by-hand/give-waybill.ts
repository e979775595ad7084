import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isByHand } from '../../couriers/couriers.ts';
import { formerParcels, shipments, trackingScans } from '../tables.ts';

type Params = {
  orderId: string;
  /** Null keeps the number that the parcel has. */
  waybill: string | null;
  handCourier: string;
};

export type WaybillOutcome = 'given' | 'same' | 'not_by_hand' | 'taken';

/**
 * Gives a parcel sent by hand its courier and waybill, in the caller's transaction, which has locked it. Its scans follow. Returns
 * 'taken' for a waybill of another or a former parcel.
 */
export async function giveWaybill(tx: Db, given: Params): Promise<WaybillOutcome> {
  const { orderId, handCourier } = given;
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  const old = shipment?.waybill;
  if (!shipment || !old || shipment.state !== 'created' || !isByHand(shipment.courier)) return 'not_by_hand';
  const waybill = given.waybill ?? old;
  if (waybill === old && shipment.handCourier === handCourier) return 'same';
  if (waybill !== old && (await isTaken(tx, { orderId, waybill }))) return 'taken';
  await tx
    .update(shipments)
    .set({ waybill, handCourier, updatedAt: new Date() })
    .where(eq(shipments.orderId, orderId));
  if (waybill !== old) await tx.update(trackingScans).set({ waybill }).where(eq(trackingScans.waybill, old));
  return 'given';
}

async function isTaken(tx: Db, { orderId, waybill }: { orderId: string; waybill: string }): Promise<boolean> {
  const [other] = await tx
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(and(eq(shipments.waybill, waybill), ne(shipments.orderId, orderId)));
  const [former] = await tx
    .select({ orderId: formerParcels.orderId })
    .from(formerParcels)
    .where(eq(formerParcels.waybill, waybill));
  const [scan] = await tx
    .select({ id: trackingScans.id })
    .from(trackingScans)
    .where(eq(trackingScans.waybill, waybill))
    .limit(1);
  return other !== undefined || former !== undefined || scan !== undefined;
}
