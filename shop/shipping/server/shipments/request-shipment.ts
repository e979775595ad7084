import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, pipelined, prepared } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { shipments } from '../tables.ts';

/** Requests an order's shipment, with growing pauses for a day. */
export const createShipmentJob = defineJob({
  name: 'delivery.create-shipment',
  title: 'Request a parcel from the courier',
  data: z.object({ orderId: z.uuid() }),
  retryLimit: 34,
});

/**
 * Stores a shipment and queues its request, in the caller's transaction. A unique key allows one per order. A held one waits for
 * `releaseShipment` first.
 */
export async function requestShipment(
  db: Db,
  request: ShipmentRequest,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<void> {
  const { orderId, orderNumber } = request;
  const stored = prepared(db, 'request_shipment', (on) =>
    on.insert(shipments).values({
      orderId: sql.placeholder('orderId'),
      orderNumber: sql.placeholder('orderNumber'),
      state: sql.placeholder('state'),
      request: sql.placeholder('request'),
    }),
  ).execute({ orderId, orderNumber, state: isHeld ? 'held' : 'waiting', request });
  await pipelined([stored, isHeld ? undefined : enqueue(db, createShipmentJob, { orderId })]);
}

/** Holds the withdrawn shipment of a reopened order again. No courier was ever asked for it. Returns false for any other. */
export async function holdAgain(tx: Db, { orderId }: { orderId: string }): Promise<boolean> {
  const held = await tx
    .update(shipments)
    .set({ state: 'held', updatedAt: sql`now()` })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'withdrawn'), eq(shipments.attempts, 0)))
    .returning({ id: shipments.id });
  return held.length > 0;
}

/** Queues the request of a held shipment, once, in the transaction that releases its order. */
export async function releaseShipment(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const released = await tx
    .update(shipments)
    .set({
      state: 'waiting',
      reportAt: sql`now() + interval '1 day'`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'held')))
    .returning({ id: shipments.id });
  if (released.length > 0) await enqueue(tx, createShipmentJob, { orderId });
}
