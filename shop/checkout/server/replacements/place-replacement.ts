import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { freeMethod } from '#shop/payments/methods.ts';
import { noCharges } from '#shop/pricing/amounts.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { requestShipment } from '#shop/shipping/server/shipments/request-shipment.ts';
import { type PlacedResponse, refusals } from '#shop/orders/contract.ts';
import { orderNumberOf } from '#shop/orders/order-number.ts';
import { type ReplacementReason, replacementRefusals, worthOf } from '#shop/orders/replacement.ts';
import { toShipmentRequest } from '#shop/orders/to-shipment-request.ts';
import { orderKind } from '../edit/order-kind.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { writeReplacement } from '#shop/orders/server/write-order.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { queueReplacementEmail } from './queue-replacement-email.ts';

type OrderRow = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

export type ReplacementRequest = {
  /** The client's UUID, an idempotency key that never expires. */
  orderId: string;
  reason: ReplacementReason;
  /** For staff alone. */
  note: string;
  lines: { orderLineId: number; quantity: number }[];
};

type Placing = {
  request: ReplacementRequest;
  /** The order whose goods are sent again, locked. The caller has found its units free. */
  first: OrderRow;
  dispatch: Dispatch;
  /** A shop that shows the demo may send products of it. */
  sendsDemo: boolean;
  by: Author & { userId: number };
};

/** Returns the number of the replacement that this request placed before, or null. Refuses another request with its id (409, 422). */
export async function findReplacement(
  tx: Db,
  { request, first }: Pick<Placing, 'request' | 'first'>,
): Promise<string | null> {
  const [known] = await tx.select().from(orders).where(eq(orders.id, request.orderId));
  if (!known) return null;
  if (known.replaces !== first.orderNumber) throw refusals.orderIdTaken();
  if (known.bodyHash !== hashOf(request)) throw refusals.otherBody();
  return known.orderNumber;
}

/**
 * Places an order that sends goods of another one again without a price, in the caller's transaction: its own stock, parcel, email and
 * record in the change log. Returns its number. Refuses too little stock, an erased customer, and products of the demo in a real shop (409).
 */
export async function placeReplacement(
  tx: Db,
  { request, first, dispatch, sendsDemo, by }: Placing,
): Promise<string> {
  if (isErased(first)) throw replacementRefusals.erased();
  const { orderId, reason, note } = request;
  const chosen = await chooseLines(tx, { request, first });
  await refuseDemo(tx, { chosen, sendsDemo });
  const { estimatedDeliveryDate } = await estimateDelivery(tx, { pincode: first.address.pincode, dispatch });
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('order_numbers') as next`);
  const orderNumber = orderNumberOf(Number(rows[0]!.next));
  const response: PlacedResponse = {
    success: true,
    remarks: `Order ${orderNumber} is placed.`,
    orderNumber,
    waybill: null,
  };
  const placed = await writeReplacement(tx, {
    order: {
      id: orderId,
      orderNumber,
      userId: first.userId,
      contactEmail: first.contactEmail,
      bodyHash: hashOf(request),
      subtotalPaise: 0,
      discountPaise: 0,
      feePaise: 0,
      totalPaise: 0,
      charges: noCharges,
      paymentMode: freeMethod,
      address: first.address,
      registered: first.registered,
      gift: first.gift,
      channel: 'phone',
      buyNow: true,
      estimatedDeliveryDate,
      replaces: first.orderNumber,
      replacementReason: reason,
      response,
    },
    lines: chosen.map(copyOf),
    note,
    authorId: by.userId,
  });
  // Another order took the id at this moment.
  if (!placed) throw refusals.orderIdTaken();
  const { order, lines } = placed;
  await requestShipment(tx, await shipmentOf(tx, order, lines));
  await queueReplacementEmail(tx, { order, lines });
  await logCreation(tx, orderKind, { id: orderNumber, by });
  // Last, since other orders of a product wait for its stock.
  await reserveStock(tx, { orderId, units: unitsOf(lines) });
  return orderNumber;
}

type LineUnits = { line: Line; quantity: number };

async function chooseLines(
  tx: Db,
  { request, first }: Pick<Placing, 'request' | 'first'>,
): Promise<LineUnits[]> {
  const wanted = new Map(request.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, first.id), inArray(orderLines.id, [...wanted.keys()])))
    .orderBy(asc(orderLines.id));
  return rows.map((line) => ({ line, quantity: wanted.get(line.id)! }));
}

async function refuseDemo(
  tx: Db,
  { chosen, sendsDemo }: { chosen: LineUnits[]; sendsDemo: boolean },
): Promise<void> {
  if (sendsDemo) return;
  const ids = chosen.flatMap(({ line }) => [line.productId, ...line.parts.map((part) => part.productId)]);
  const [demo] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isDemo, true)))
    .limit(1);
  if (demo) throw replacementRefusals.demoGoods(demo.name);
}

function copyOf({ line, quantity }: LineUnits) {
  const { productId, sku, name, imageUrl, plan, packs, parts } = line;
  const goods = { productId, sku, name, imageUrl, plan, packs, parts };
  return { ...goods, quantity, unitPaise: 0, replacesLineId: line.id, valuePaise: worthOf(line) };
}

/** The customer bought the goods, so they may be sent again when nobody sells them any more. */
function unitsOf(lines: Line[]) {
  const names = new Map<number, string>();
  const sums = new Map<number, number>();
  for (const line of lines)
    for (const { productId, units } of lineUnits(line)) {
      names.set(productId, names.get(productId) ?? line.name);
      sums.set(productId, (sums.get(productId) ?? 0) + units);
    }
  return [...sums].map(([productId, quantity]) => ({
    productId,
    quantity,
    isSold: false,
    name: names.get(productId)!,
  }));
}

async function shipmentOf(tx: Db, placed: OrderRow, lines: Line[]) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx
    .select({ id: products.id, grams: products.weightGrams })
    .from(products)
    .where(inArray(products.id, ids));
  const gramsOf = new Map(rows.map(({ id, grams }) => [id, grams ?? 0]));
  const weighed = lines.map((line) => ({
    ...line,
    weightGrams: (gramsOf.get(line.productId) ?? 0) * line.packs,
  }));
  return toShipmentRequest(placed, weighed);
}

function hashOf({ reason, note, lines }: ReplacementRequest): string {
  return createHash('sha256').update(JSON.stringify({ reason, note, lines })).digest('hex');
}
