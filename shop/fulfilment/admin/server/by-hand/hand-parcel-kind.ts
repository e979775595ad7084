import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { shipments } from '#shop/shipping/server/tables.ts';

export type HandParcelValues = { courier: string; waybill: string | null };

/**
 * Courier and waybill of a parcel sent by hand, as the change log knows them. Its id is the order number. A wrong waybill is put right
 * on the page of the order, where the scans follow it and the old one may already belong to another parcel.
 */
export const handParcelKind: EntityKind<HandParcelValues> = {
  name: 'hand-parcel',
  label: 'Parcel by hand',
  roles: ['packer', 'support'],
  fields: {
    courier: { label: 'Courier', isFinal: true },
    waybill: { label: 'Waybill', isFinal: true },
  },
  read: async (db, orderNumber) => {
    const [row] = await db
      .select({ courier: shipments.handCourier, waybill: shipments.waybill })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(eq(orders.orderNumber, orderNumber));
    return row ? { courier: row.courier, waybill: courierWaybill(row.waybill) } : null;
  },
  write: () => Promise.reject(new Error('Waybills are given by giveWaybills alone.')),
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, id]))),
};
