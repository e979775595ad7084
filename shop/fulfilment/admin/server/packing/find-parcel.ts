import { asc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { firstExpiring } from '#shop/catalog/server/stock/first-expiring.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { orderStates } from '#shop/orders/states.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { formerParcels, shipments } from '#shop/shipping/server/tables.ts';
import { type Parcel, type ParcelItem, refusals } from '../../packing.ts';
import { noteOf } from '../../parcel-words.ts';
import { ordersWithMixedFood } from '../mixed-food.ts';
import { mayAcceptByHand } from './accept-by-hand.ts';

/**
 * Returns what belongs into a parcel (GET /api/admin/packing/parcels/{code}), by waybill or order number. Holds nothing about the
 * customer. Refuses an unknown code (404), an old label and an order that is not to be packed (409).
 */
export async function findParcel(db: Db, { code, couriers }: Shop & { code: string }): Promise<Parcel> {
  return readParcel(db, { orderId: await orderOf(db, code), couriers });
}

/** With the shop's couriers an order sent by hand is packed before the job has accepted it. */
type Shop = { couriers?: CourierSettings | undefined };

/** Returns a parcel by its order. Refuses an order that is not to be packed, and one without a waybill (409). */
export async function readParcel(db: Db, { orderId, couriers }: Shop & { orderId: string }): Promise<Parcel> {
  const [order] = await db
    .select({
      orderNumber: orders.orderNumber,
      state: orders.state,
      waybill: shipments.waybill,
      editedAt: shipments.editedAt,
      gift: orders.gift,
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!order) throw refusals.unknownParcel();
  const { orderNumber, state, editedAt } = order;
  const { awaitsCourier, isPackable, isPacked, label } = orderStates[state];
  if (awaitsCourier && !(couriers && (await mayAcceptByHand(db, { orderId, couriers }))))
    throw refusals.noWaybill(orderNumber);
  // Until then the parcel has the number that the shop gives it.
  const waybill = awaitsCourier ? orderNumber : order.waybill;
  if (!awaitsCourier && !isPackable && !isPacked) throw refusals.notToPack(orderNumber, label.toLowerCase());
  if (!waybill) throw refusals.noWaybill(orderNumber);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const mixedFood = await ordersWithMixedFood(db, lines);
  return {
    orderNumber,
    waybill,
    isPacked,
    editedAt: editedAt?.toISOString() ?? null,
    isGift: order.gift !== null,
    isMixedFood: mixedFood.has(orderId),
    items: await itemsOf(db, { lines, isPacked }),
  };
}

async function orderOf(db: Db, code: string): Promise<string> {
  const digits = /^(?:AR-?)?(\d+)$/i.exec(code)?.[1];
  const [order] = digits
    ? await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.orderNumber, `AR-${digits}`))
    : [];
  if (order) return order.id;
  const [parcel] = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.waybill, code));
  if (parcel) return parcel.orderId;
  const [former] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(formerParcels)
    .innerJoin(orders, eq(orders.id, formerParcels.orderId))
    .where(eq(formerParcels.waybill, code));
  throw former ? refusals.oldLabel(former.orderNumber) : refusals.unknownParcel();
}

type Lines = { lines: (typeof orderLines.$inferSelect)[]; isPacked: boolean };

/** Returns the packs of each product, one item for a line and one for each part of a combo. */
async function itemsOf(db: Db, { lines, isPacked }: Lines): Promise<ParcelItem[]> {
  const units = lines.flatMap((line) =>
    lineUnits(line).map(({ productId, units: packs }) => ({ line, productId, packs })),
  );
  const ids = units.map(({ productId }) => productId);
  const found = await db
    .select({ id: products.id, sku: products.sku, gtin: products.gtin, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const held = isPacked ? [] : await db.select().from(batches).where(inArray(batches.productId, ids));
  return units.map(({ line, productId, packs }) => {
    const product = found.find(({ id }) => id === productId);
    const part = line.parts.find((each) => each.productId === productId);
    return {
      orderLineId: line.id,
      productId,
      units: packs,
      name: part?.name ?? line.name,
      note: noteOf(line),
      codes: [...(product?.sku ? [product.sku] : []), String(productId)],
      gtin: product?.gtin ?? '',
      batches: takeFirst(held, { productId, packs }),
      imageUrl: line.imageUrl,
    };
  });
}

/** Takes the packs of an item out of `held`, so that the next line of the same product gets the batches after them. */
function takeFirst(
  held: (typeof batches.$inferSelect)[],
  { productId, packs }: { productId: number; packs: number },
) {
  const own = held.filter((batch) => batch.productId === productId);
  return firstExpiring(own, packs, dayOf(new Date())).map(({ batchId, units }) => {
    const batch = own.find(({ id }) => id === batchId)!;
    batch.units -= units;
    return { number: batch.number, bestBefore: batch.bestBefore };
  });
}
