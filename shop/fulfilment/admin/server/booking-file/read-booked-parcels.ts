import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { maxSelected } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { amountsOf, storedAmounts, type WithAmounts } from '#shop/orders/server/amounts/read-amounts.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { sumsOf } from '#shop/pricing/price-of.ts';
import { statesThat } from '#shop/orders/states.ts';
import { courierNames, isByHand } from '#shop/shipping/couriers/couriers.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { readRequest } from '#shop/shipping/server/stored-request.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { type BookingFileRequest, type LeftOut, refusals } from '../../booking-file.ts';
import type { BookedParcel } from '#shop/shipping/couriers/booking-files/booked-parcel.ts';

const bookable = statesThat('isPackable', 'isPacked');

type Params = Pick<BookingFileRequest, 'orders' | 'spareGrams'>;

type Booked = BookedParcel & { orderId: string };

/** A parcel, or the reason why it cannot be booked. */
type ReadRow = Booked | { orderNumber: string; problem: string };

/**
 * Returns up to 200 parcels by hand that are not handed over, the oldest order first, with what a courier's portal asks. `problemOfPortal` says why
 * the portal would refuse one. Parcels that staff chose are all booked, or none: the refusal names those with a problem (409). Of all that
 * wait, those with a problem are left out and named, and `hasMore` says whether more wait. Refuses an unknown order (404), and no parcel (409).
 */
export async function readBookedParcels(
  db: Db,
  { orders: chosen, spareGrams }: Params,
  problemOfPortal: (parcel: BookedParcel) => string | null = () => null,
): Promise<{ parcels: Booked[] } & LeftOut> {
  const isChosen = 'ids' in chosen;
  const where = isChosen ? inArray(orders.orderNumber, chosen.ids) : waiting(chosen.matching);
  const parcels: Booked[] = [];
  const leftOut: LeftOut['leftOut'] = [];
  let hasMore = true;
  for (let offset = 0; hasMore && parcels.length < maxSelected; offset += maxSelected) {
    const { rows, hasNext } = await readRows(db, { where, offset, spareGrams });
    if (isChosen && rows.length < new Set(chosen.ids).size) throw orderRefusals.orderNotFound();
    hasMore = hasNext;
    for (const row of rows) {
      const problem = 'problem' in row ? row.problem : problemOfPortal(row);
      if (problem !== null) leftOut.push({ orderNumber: row.orderNumber, problem });
      else if (parcels.length < maxSelected) parcels.push(row as Booked);
      else hasMore = true;
    }
  }
  if (parcels.length === 0 && leftOut.length === 0) throw refusals.nothingToBook();
  if (parcels.length === 0 || (isChosen && leftOut.length > 0)) throw refusals.parcels(leftOut);
  return { parcels, leftOut, hasMore };
}

async function readRows(
  db: Db,
  { where, offset, spareGrams }: { where: SQL | undefined; offset: number; spareGrams: number | null },
): Promise<{ rows: ReadRow[]; hasNext: boolean }> {
  const found = await db
    .select({ order: orders, shipment: shipments, storedAmounts })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxSelected + 1)
    .offset(offset);
  const rows = found.slice(0, maxSelected);
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
  const read = rows.map((row): ReadRow => {
    const { id, orderNumber } = row.order;
    const problem = problemOf(row);
    if (problem !== null) return { orderNumber, problem };
    const grams = gramsOf(row.shipment) ?? spareGrams;
    if (grams === null) return { orderNumber, problem: 'a product has no weight. Enter a weight.' };
    return bookedParcel(row, { grams, lines: ofOrder.get(id) ?? [] });
  });
  return { rows: read, hasNext: found.length > maxSelected };
}

type Row = WithAmounts & { order: typeof orders.$inferSelect; shipment: typeof shipments.$inferSelect };

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
  { order, shipment, storedAmounts: stored }: Row,
  { grams, lines }: { grams: number; lines: (typeof orderLines.$inferSelect)[] },
): Booked {
  const { id: orderId, orderNumber, placedAt, address: recipient } = order;
  return {
    orderId,
    orderNumber,
    placedAt,
    waybill: courierWaybill(shipment.waybill),
    recipient,
    collectPaise: paymentOf(order).atDoorPaise,
    ...sumsOf(amountsOf(order, { storedAmounts: stored, lines })),
    grams,
    lines: lines.map(({ sku, name, quantity, unitPaise }) => ({ sku, name, quantity, unitPaise })),
  };
}
