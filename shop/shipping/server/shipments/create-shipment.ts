import { and, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/server/db.ts';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { CourierTrouble } from '../../courier.ts';
import type { Courier, ShipmentResponse, ShipmentRequest } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { cancelShipmentJob } from './cancel-shipment.ts';
import { readRequest } from '../stored-request.ts';
import { keepFormer } from './former-parcels.ts';

type Params = {
  orderId: string;
  courierName?: string;
  onResponse?: (tx: Db, response: ShipmentResponse) => Promise<void>;
};

/**
 * Requests an order's shipment once: later tries first look it up. Returns the courier's final response, or null when it was
 * known. Throws `CourierTrouble`, so that the job tries again.
 */
export async function createShipment(
  db: Db,
  courier: Courier,
  { orderId, courierName = '', onResponse }: Params,
): Promise<ShipmentResponse | null> {
  const shipment = await countTry(db, { orderId, courierName });
  if (!shipment) return null;
  const response = await askCourier(courier, shipment).catch((error: unknown) =>
    noteTrouble(db, orderId, error),
  );
  return inTransaction(db, async (tx) => {
    const request = { orderId, revision: shipment.revision, courierName };
    const settled = await writeResponse(tx, request, response);
    if (!settled) return keepUnwanted(tx, request, response);
    await onResponse?.(tx, response);
    return response;
  });
}

type Try = { attempts: number; revision: number; request: ShipmentRequest };

/** A changed order has a request of its own, so that the response to an earlier one is not taken for it. */
type ShipmentKey = { orderId: string; revision: number; courierName: string };

/** Counts before the request, so that an interrupted try counts too. Staff may have chosen another courier in the meantime. */
async function countTry(
  db: Db,
  { orderId, courierName }: { orderId: string; courierName: string },
): Promise<Try | undefined> {
  const [shipment] = await db
    .update(shipments)
    .set({ attempts: sql`${shipments.attempts} + 1`, updatedAt: new Date() })
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.state, 'waiting'),
        courierName === '' ? undefined : inArray(shipments.courier, ['', courierName]),
      ),
    )
    .returning({
      attempts: shipments.attempts,
      revision: shipments.revision,
      request: shipments.request,
    });
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
      .set({ lastError: cutText(error.message, 500), updatedAt: new Date() })
      .where(eq(shipments.orderId, orderId));
  throw error;
}

async function writeResponse(tx: Db, asked: ShipmentKey, response: ShipmentResponse): Promise<boolean> {
  const outcome =
    response.outcome === 'created'
      ? {
          state: 'created' as const,
          waybill: response.waybill,
          courier: asked.courierName,
          lastError: null,
        }
      : { state: 'failed' as const, lastError: cutText(response.remarks, 500) };
  const written = await tx
    .update(shipments)
    .set({ ...outcome, updatedAt: new Date() })
    .where(and(ofRequest(asked), eq(shipments.state, 'waiting')))
    .returning({ id: shipments.id });
  return written.length > 0;
}

function ofRequest({ orderId, revision }: Omit<ShipmentKey, 'courierName'>) {
  return and(eq(shipments.orderId, orderId), eq(shipments.revision, revision));
}

/** The order was cancelled or changed during the request, so the new shipment is cancelled too. */
async function keepUnwanted(tx: Db, asked: ShipmentKey, response: ShipmentResponse): Promise<null> {
  if (response.outcome !== 'created') return null;
  const { waybill } = response;
  const kept = await tx
    .update(shipments)
    .set({ waybill, updatedAt: new Date() })
    .where(and(ofRequest(asked), eq(shipments.state, 'withdrawn')))
    .returning({ orderId: shipments.orderId });
  if (kept.length > 0) await enqueue(tx, cancelShipmentJob, { orderId: asked.orderId });
  else await keepFormer(tx, { ...asked, waybill });
  return null;
}
