import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { maxSelected } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { statesThat } from '#shop/orders/states.ts';
import { courierNames, isByHand } from '#shop/shipping/couriers/couriers.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { type BookingFileRequest, refusals } from '../../booking-file.ts';
import type { BookedParcel } from '#shop/shipping/couriers/booking-files/booked-parcel.ts';

const bookable = statesThat('isPackable', 'isPacked');

type Wanted = Pick<BookingFileRequest, 'orders' | 'spareGrams'>;

/**
 * Returns up to 200 parcels by hand that are not handed over, the oldest order first, with what a courier's portal asks. Refuses an unknown order
 * (404), no parcel, and parcels that are handed over, not sent by hand, erased or without a weight, by name (409).
 */
export async function readBookedParcels(
  db: Db,
  { orders: chosen, spareGrams }: Wanted,
): Promise<(BookedParcel & { orderId: string })[]> {
  const rows = await db
    .select({ order: orders, shipment: shipments })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where('ids' in chosen ? inArray(orders.orderNumber, chosen.ids) : waiting(chosen.matching))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxSelected);
  if ('ids' in chosen && rows.length < new Set(chosen.ids).size) throw orderRefusals.orderNotFound();
  if (rows.length === 0) throw refusals.nothingToBook();
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.id));
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const problems: string[] = [];
  const parcels = rows.flatMap((row) => {
    const grams = gramsOf(row.shipment) ?? spareGrams;
    const problem = problemOf(row) ?? (grams === null ? 'a product has no weight. Enter a weight.' : null);
    if (problem !== null) problems.push(`${row.order.orderNumber}: ${problem}`);
    return grams === null ? [] : [bookedParcel(row, { grams, lines: ofOrder.get(row.order.id) ?? [] })];
  });
  if (problems.length > 0) throw refusals.parcels(problems);
  return parcels;
}

type Row = { order: typeof orders.$inferSelect; shipment: typeof shipments.$inferSelect };

/** Parcels of couriers by hand that are accepted and not handed over. */
function waiting({ waybill }: { waybill?: 'none' | undefined }) {
  return and(
    inArray(orders.state, bookable),
    eq(shipments.state, 'created'),
    inArray(
      shipments.courier,
      courierNames.filter((name) => isByHand(name)),
    ),
    waybill === 'none' ? sql`starts_with(${shipments.waybill}, ${orders.orderNumber})` : undefined,
  );
}

function problemOf({ order, shipment }: Row): string | null {
  if (!isByHand(shipment.courier)) return 'it is not sent by hand.';
  if (!bookable.includes(order.state)) return `the order is ${staffLabelOf(order.state).toLowerCase()}.`;
  if (shipment.state !== 'created') return 'the parcel is just being changed.';
  return order.address.name === '' ? 'the customer is erased.' : null;
}

/** Returns the weight of a parcel in grams, or null when that of a product is not known. */
function gramsOf(shipment: Row['shipment']): number | null {
  const { items } = readRequest(shipment.request);
  let grams = 0;
  for (const { quantity, weightGrams } of items) {
    if (!weightGrams) return null;
    grams += quantity * weightGrams;
  }
  return grams > 0 ? grams : null;
}

function bookedParcel(
  { order, shipment }: Row,
  { grams, lines }: { grams: number; lines: (typeof orderLines.$inferSelect)[] },
): BookedParcel & { orderId: string } {
  const { id: orderId, orderNumber, placedAt, address: recipient, discountPaise, feePaise } = order;
  return {
    orderId,
    orderNumber,
    placedAt,
    waybill: courierWaybill(shipment.waybill),
    recipient,
    collectPaise: paymentOf(order).atDoorPaise,
    discountPaise,
    feePaise,
    grams,
    lines: lines.map(({ sku, name, quantity, unitPaise }) => ({ sku, name, quantity, unitPaise })),
  };
}
