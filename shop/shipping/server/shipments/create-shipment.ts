import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/server/db.ts';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { CourierTrouble } from '../../courier.ts';
import type { Courier, ShipmentResponse, ShipmentRequest } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { cancelShipmentJob } from './cancel-shipment.ts';
import { readRequest } from '../stored-request.ts';

type Wanted = {
  orderId: string;
  onResponse?: (tx: Db, response: ShipmentResponse) => Promise<void>;
};

/**
 * Requests an order's shipment once: later tries first look it up. Returns the courier's final response, or null when it was
 * known. Throws `CourierTrouble`, so that the job tries again.
 */
export async function createShipment(
  db: Db,
  courier: Courier,
  { orderId, onResponse }: Wanted,
): Promise<ShipmentResponse | null> {
  const shipment = await countTry(db, orderId);
  if (!shipment) return null;
  const response = await askCourier(courier, shipment).catch((error: unknown) =>
    noteTrouble(db, orderId, error),
  );
  return inTransaction(db, async (tx) => {
    const settled = await writeResponse(tx, orderId, response);
    if (!settled) return keepUnwanted(tx, orderId, response);
    await onResponse?.(tx, response);
    return response;
  });
}

type Try = { attempts: number; request: ShipmentRequest };

/** Counts before the request, so that an interrupted try counts too. */
async function countTry(db: Db, orderId: string): Promise<Try | undefined> {
  const [shipment] = await db
    .update(shipments)
    .set({ attempts: sql`${shipments.attempts} + 1`, updatedAt: new Date() })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting')))
    .returning({ attempts: shipments.attempts, request: shipments.request });
  return shipment && { ...shipment, request: readRequest(shipment.request) };
}

async function askCourier(courier: Courier, { attempts, request }: Try): Promise<ShipmentResponse> {
  if (attempts === 1) return courier.createShipment(request, { withinMilliseconds: 3_000 });
  const found = await courier.findShipment(request.orderId);
  if (found) return { outcome: 'created', waybill: found.waybill };
  return courier.createShipment(request);
}

async function noteTrouble(db: Db, orderId: string, error: unknown): Promise<never> {
  if (error instanceof CourierTrouble)
    await db
      .update(shipments)
      .set({ lastError: error.message.slice(0, 500), updatedAt: new Date() })
      .where(eq(shipments.orderId, orderId));
  throw error;
}

async function writeResponse(tx: Db, orderId: string, response: ShipmentResponse): Promise<boolean> {
  const outcome =
    response.outcome === 'created'
      ? { state: 'created' as const, waybill: response.waybill, lastError: null }
      : { state: 'failed' as const, lastError: response.remarks.slice(0, 500) };
  const written = await tx
    .update(shipments)
    .set({ ...outcome, updatedAt: new Date() })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting')))
    .returning({ id: shipments.id });
  return written.length > 0;
}

/** The order was cancelled during the request, so the new shipment is cancelled too. */
async function keepUnwanted(tx: Db, orderId: string, response: ShipmentResponse): Promise<null> {
  if (response.outcome !== 'created') return null;
  const kept = await tx
    .update(shipments)
    .set({ waybill: response.waybill, updatedAt: new Date() })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'withdrawn')))
    .returning({ id: shipments.id });
  if (kept.length > 0) await enqueue(tx, cancelShipmentJob, { orderId });
  return null;
}
