import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type CancelResponse, type Courier, CourierTrouble } from '../../courier.ts';
import { shipments } from '../tables.ts';

/** Cancels a shipment at the courier, with growing pauses for a day. */
export const cancelShipmentJob = defineJob({
  name: 'delivery.cancel-shipment',
  title: 'Cancel a parcel at the courier',
  data: z.object({ orderId: z.uuid() }),
  retryLimit: 34,
});

/** By then a request from before the cancellation has ended, and the courier can be asked for its result. */
export const respondsWithinSeconds = 15;

/**
 * Cancels a withdrawn shipment at the courier, after a look-up when its response was lost. Returns the courier's response, or
 * null without a shipment or after an earlier call. Throws `CourierTrouble`, so that the job tries again.
 */
export async function cancelShipment(
  db: Db,
  courier: Courier,
  { orderId }: { orderId: string },
): Promise<(CancelResponse & { orderNumber: string }) | null> {
  const [shipment] = await db
    .select({ waybill: shipments.waybill, orderNumber: shipments.orderNumber, request: shipments.request })
    .from(shipments)
    .where(withdrawn(orderId));
  if (!shipment) return null;
  try {
    const waybill = shipment.waybill ?? (await courier.findShipment(shipment.request.orderId))?.waybill;
    if (!waybill) return null;
    const response = await courier.cancelShipment(waybill);
    await note(db, orderId, {
      waybill,
      ...(response.outcome === 'cancelled'
        ? { state: 'cancelled', lastError: null }
        : { lastError: cutText(`Not cancelled: ${response.remarks}`, 500) }),
    });
    return { ...response, orderNumber: shipment.orderNumber };
  } catch (error) {
    if (error instanceof CourierTrouble) await note(db, orderId, { lastError: cutText(error.message, 500) });
    throw error;
  }
}

async function note(
  db: Db,
  orderId: string,
  news: { waybill?: string; state?: 'cancelled'; lastError: string | null },
): Promise<void> {
  await db
    .update(shipments)
    .set({ ...news, updatedAt: sql`now()` })
    .where(withdrawn(orderId));
}

function withdrawn(orderId: string) {
  return and(eq(shipments.orderId, orderId), eq(shipments.state, 'withdrawn'));
}
