import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { type ListPage, maxSelected } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { orderStates } from '#shop/orders/states.ts';
import { stateOfEvent } from '#shop/orders/tracking/state-of-event.ts';
import { couriers, courierNames, isByHand } from '#shop/shipping/couriers/couriers.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { listAllScans } from '#shop/shipping/server/by-hand/undo-scan.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { withoutUndone } from '#shop/shipping/server/tracking/store-scans.ts';
import { type HandParcel, type HandSteps, listedStates } from '../../by-hand.ts';

const oldestFirst = { name: 'by-hand', by: orders.placedAt, id: orders.id };
const handNames = courierNames.filter((name) => couriers[name].isByHand);

type Filters = { state?: (typeof listedStates)[number] | undefined; waybill?: 'none' | undefined };

/** Parcels sent by hand that are packed or on their way. */
function isListed({ state, waybill }: Filters) {
  return and(
    inArray(orders.state, state ? [state] : [...listedStates]),
    inArray(shipments.courier, handNames),
    waybill === 'none' ? sql`starts_with(${shipments.waybill}, ${orders.orderNumber})` : undefined,
  );
}

export type ChosenParcels = { ids: string[] } | { matching: Filters; except: string[] };

/** Returns the order numbers of a selection: those named, or the oldest 200 of a filter. */
export async function chosenParcels(db: Db, chosen: ChosenParcels): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)];
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(
      and(
        isListed(chosen.matching),
        chosen.except.length > 0 ? notInArray(orders.orderNumber, chosen.except) : undefined,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxSelected);
  return rows.map(({ orderNumber }) => orderNumber);
}

/** Lists parcels sent by hand that are packed or on their way (GET /api/admin/by-hand/parcels). Refuses a foreign cursor (400). */
export async function listByHand(
  db: Db,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<ListPage<HandParcel>> {
  const page = keyset(oldestFirst, cursor);
  const rows = await db
    .select({
      order: orders,
      waybill: shipments.waybill,
      handCourier: shipments.handCourier,
      position: page.position,
    })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(isListed(filters), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  return {
    next,
    rows: shown.map(({ order, waybill: held, handCourier }) => ({
      orderNumber: order.orderNumber,
      state: order.state,
      placedAt: order.placedAt.toISOString(),
      pincode: order.address.pincode,
      waybill: courierWaybill(held),
      courier: handCourier,
    })),
  };
}

/** Returns courier, waybill and steps of an order's parcel (GET /api/admin/by-hand/parcels/{orderNumber}). Refuses an unknown order (404). */
export async function readSteps(db: Db, { orderNumber }: { orderNumber: string }): Promise<HandSteps> {
  const { id: orderId, state } = await findAnyOrder(db, { orderNumber });
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  const isHand = shipment !== undefined && isByHand(shipment.courier);
  const scans = isHand ? await listAllScans(db, { orderId }) : [];
  const kept = withoutUndone(scans);
  const names = await findStaffNames(
    db,
    scans.flatMap(({ authorId }) => authorId ?? []),
  );
  const last = kept.findLast(({ event }) => event !== null);
  const isUndoable =
    last?.event != null &&
    last.authorId !== null &&
    stateOfEvent[last.event] === state &&
    orderStates[state].undoTo !== undefined;
  return {
    isByHand: isHand,
    courier: shipment?.handCourier ?? '',
    waybill: courierWaybill(shipment?.waybill ?? null),
    steps: scans.flatMap(({ id, event, at, remarks, authorId }) =>
      event === null
        ? []
        : [
            {
              id,
              event,
              at: at.toISOString(),
              remark: remarks,
              by: (authorId !== null && names.get(authorId)) || '',
              isUndone: !kept.some((scan) => scan.id === id),
            },
          ],
    ),
    canUndo: isUndoable ? last.id : null,
  };
}
