import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, pipelined, prepared } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { shipments } from '../tables.ts';

/** Requests an order's shipment, with growing pauses for a day. */
export const createShipmentJob = defineJob({
  name: 'delivery.create-shipment',
  data: z.object({ orderId: z.uuid() }),
  retryLimit: 34,
});

/** Stores a shipment and queues its request, in the caller's transaction. A unique key allows one per order. */
export async function requestShipment(db: Db, request: ShipmentRequest): Promise<void> {
  const { orderId, orderNumber } = request;
  const stored = prepared(db, 'request_shipment', (on) =>
    on.insert(shipments).values({
      orderId: sql.placeholder('orderId'),
      orderNumber: sql.placeholder('orderNumber'),
      request: sql.placeholder('request'),
    }),
  ).execute({ orderId, orderNumber, request });
  await pipelined([stored, enqueue(db, createShipmentJob, { orderId })]);
}
