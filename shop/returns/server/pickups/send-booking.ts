import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { goodsValueOf } from '#shop/orders/replacement.ts';
import { toShipmentItems } from '#shop/orders/to-shipment-request.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { type Courier, CourierTrouble, type ShipmentRequest } from '#shop/shipping/courier.ts';
import { queueReturnEmail } from '../queue-return-email.ts';
import { returnLines, returnPickups, returns } from '../tables.ts';
import { cancelPickupJob } from './pickup-jobs.ts';

type Params = { pickupId: string };

/**
 * Asks a courier to fetch a return, and tells the customer once it comes. A second call asks nothing. Throws `CourierTrouble`, so
 * that the job tries again. A pickup that staff took back in the meantime is cancelled.
 */
export async function sendBooking(db: Db, courier: Courier, { pickupId }: Params): Promise<void> {
  const [pickup] = await db.select().from(returnPickups).where(eq(returnPickups.id, pickupId));
  if (pickup?.state !== 'waiting') return;
  const response = await courier
    .fetchReturn(await requestOf(db, pickup))
    .catch((error: unknown) => noteTrouble(db, pickupId, error));
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(returnPickups).where(eq(returnPickups.id, pickupId)).for('update');
    if (!row) return;
    const isWanted = row.state === 'waiting';
    const news =
      response.outcome === 'created'
        ? { state: isWanted ? 'booked' : 'withdrawn', waybill: response.waybill, problem: '' }
        : { state: isWanted ? 'refused' : row.state, problem: cutText(response.remarks, 500) };
    await tx
      .update(returnPickups)
      .set(news as Partial<typeof row>)
      .where(eq(returnPickups.id, pickupId));
    if (response.outcome !== 'created') return;
    if (isWanted) await queueReturnEmail(tx, { id: row.returnId, step: 'pickup_booked' });
    else await enqueue(tx, cancelPickupJob, { pickupId });
  });
}

async function noteTrouble(db: Db, pickupId: string, error: unknown): Promise<never> {
  if (error instanceof CourierTrouble)
    await db
      .update(returnPickups)
      .set({ problem: cutText(error.message, 500) })
      .where(and(eq(returnPickups.id, pickupId), eq(returnPickups.state, 'waiting')));
  throw error;
}

/** The parcel of a return: its units, fetched from the customer, with nothing to collect. */
async function requestOf(
  db: Db,
  { id, returnId, createdAt }: typeof returnPickups.$inferSelect,
): Promise<ShipmentRequest> {
  const [found] = await db
    .select({ order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  const rows = await db
    .select({ line: orderLines, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId));
  const ids = rows.map(({ line }) => line.productId);
  const weights = await db
    .select({ id: products.id, grams: products.weightGrams })
    .from(products)
    .where(inArray(products.id, ids));
  const gramsOf = new Map(weights.map((row) => [row.id, row.grams ?? 0]));
  const returned = rows.map(({ line, quantity }) =>
    Object.assign({}, line, {
      quantity,
      weightGrams: (gramsOf.get(line.productId) ?? 0) * line.packs,
    }),
  );
  const { order } = found!;
  return {
    orderId: id,
    orderNumber: `${order.orderNumber}-R${returnId}`,
    placedAt: createdAt.toISOString(),
    totalPaise: goodsValueOf(returned),
    collectPaise: 0,
    recipient: order.address,
    items: toShipmentItems(returned),
  };
}

/** Cancels a withdrawn pickup at its courier, after a look-up when the response to its booking was lost. Throws `CourierTrouble`. */
export async function cancelBooking(db: Db, courier: Courier, { pickupId }: Params): Promise<void> {
  const withdrawn = and(eq(returnPickups.id, pickupId), eq(returnPickups.state, 'withdrawn'));
  const [pickup] = await db.select().from(returnPickups).where(withdrawn);
  if (!pickup) return;
  const waybill = pickup.waybill || (await courier.findShipment(pickupId))?.waybill;
  const response = waybill ? await courier.cancelShipment(waybill) : ({ outcome: 'cancelled' } as const);
  const news =
    response.outcome === 'cancelled'
      ? { state: 'cancelled' as const, problem: '' }
      : { problem: cutText(`Not cancelled: ${response.remarks}`, 500) };
  await db
    .update(returnPickups)
    .set({ ...news, ...(waybill ? { waybill } : {}) })
    .where(withdrawn);
}

/** Leaves a pickup of a courier that the shop no longer has to staff. */
export async function leaveBooking(db: Db, { pickupId }: Params): Promise<void> {
  await db
    .update(returnPickups)
    .set({ problem: 'The shop no longer has this courier. Please tell it by phone.' })
    .where(eq(returnPickups.id, pickupId));
}

export async function courierOfPickup(db: Db, { pickupId }: Params): Promise<string> {
  const [pickup] = await db
    .select({ courier: returnPickups.courier })
    .from(returnPickups)
    .where(eq(returnPickups.id, pickupId));
  return pickup?.courier ?? '';
}
