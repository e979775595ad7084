import { inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { isByHand } from '#shop/shipping/couriers/couriers.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { orderKeys, waybillKeys } from '#shop/shipping/courier-file/parcel-keys.ts';
import { formerParcels, shipments, trackingScans } from '#shop/shipping/server/tables.ts';
import { withoutUndone } from '#shop/shipping/server/tracking/store-scans.ts';
import { eq } from 'drizzle-orm';
import type { FiledParcel, FindParcel } from '../../courier-file/plan-rows.ts';
import type { FileRow } from '../../courier-file/read-rows.ts';

type Facts = { find: FindParcel; isTaken: (waybill: string) => boolean };

const chunkRows = 500;

/**
 * Returns what finds the parcel of a row: by its waybill, else by its order number. A number without `AR-` may be one of another
 * shop, so it counts only together with the waybill.
 */
export async function findParcels(db: Db, rows: readonly FileRow[]): Promise<Facts> {
  const byKey = new Map<string, FiledParcel>();
  const former = new Set<string>();
  for (let at = 0; at < rows.length; at += chunkRows)
    await readChunk(db, { rows: rows.slice(at, at + chunkRows), byKey, former });
  const first = (kind: string, keys: readonly string[]) =>
    keys.flatMap((key) => byKey.get(`${kind} ${key}`) ?? [])[0];
  return {
    find: (row) => {
      const { numbers, id, isOurs } = orderKeys(row.orderNumber);
      const ofWaybill = first('waybill', waybillKeys(row.waybill));
      const ofOrder = first('number', numbers) ?? (id === null ? undefined : first('id', [id]));
      if (ofWaybill && ofOrder && isOurs && ofWaybill.orderId !== ofOrder.orderId) return 'two';
      if (ofWaybill) return ofWaybill;
      if (ofOrder && !isOurs) return 'doubtful';
      return ofOrder ?? null;
    },
    isTaken: (waybill) => byKey.has(`waybill ${waybill}`) || former.has(waybill),
  };
}

type Chunk = { rows: readonly FileRow[]; byKey: Map<string, FiledParcel>; former: Set<string> };

async function readChunk(db: Db, { rows, byKey, former }: Chunk): Promise<void> {
  const keys = rows.map(({ orderNumber }) => orderKeys(orderNumber));
  const waybills = rows.flatMap(({ waybill }) => waybillKeys(waybill));
  const found = await db
    .select({ order: orders, shipment: shipments })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      or(
        inArray(shipments.waybill, waybills),
        inArray(
          orders.orderNumber,
          keys.flatMap(({ numbers }) => numbers),
        ),
        inArray(
          orders.id,
          keys.flatMap(({ id }) => id ?? []),
        ),
      ),
    );
  const gone = await db
    .select({ waybill: formerParcels.waybill })
    .from(formerParcels)
    .where(inArray(formerParcels.waybill, waybills));
  for (const { waybill } of gone) if (waybill) former.add(waybill);
  const scans = await db
    .select()
    .from(trackingScans)
    .where(
      inArray(
        trackingScans.waybill,
        found.flatMap(({ shipment }) => shipment.waybill ?? []),
      ),
    )
    .orderBy(trackingScans.at, trackingScans.id);
  const byWaybill = Map.groupBy(scans, ({ waybill }) => waybill);
  for (const { order, shipment } of found) {
    const own = byWaybill.get(shipment.waybill ?? '') ?? [];
    const parcel = {
      orderId: order.id,
      orderNumber: order.orderNumber,
      state: order.state,
      isByHand: isByHand(shipment.courier) && shipment.state === 'created' && shipment.waybill !== null,
      waybill: courierWaybill(shipment.waybill),
      placedAt: order.placedAt,
      steps: withoutUndone(own).flatMap(({ event, at }) => (event === null ? [] : [{ event, at }])),
      undone: own.flatMap(({ undoes, createdAt }) => {
        const event = own.find(({ id }) => id === undoes)?.event;
        return event ? [{ event, undoneAt: createdAt }] : [];
      }),
    };
    byKey.set(`id ${order.id}`, parcel);
    byKey.set(`number ${order.orderNumber}`, parcel);
    if (shipment.waybill) byKey.set(`waybill ${shipment.waybill}`, parcel);
  }
}
