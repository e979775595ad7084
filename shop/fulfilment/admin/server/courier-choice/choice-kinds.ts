import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { nameCourier } from '#shop/orders/server/tracking/name-courier.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { editableStates } from '#shop/orders/states.ts';
import { carrierLabel } from '#shop/shipping/couriers/carrier.ts';
import { chooseCourier } from '#shop/shipping/server/choice/choose-courier.ts';
import { readPincodes, writePincodes } from '#shop/shipping/server/choice/pincode-rules.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { refusals } from '../../courier-choice.ts';

/** Whom staff chose for the parcel of an order, as the change log knows it. Its id is the order number. */
export const courierChoiceKind: EntityKind<{ courier: string }> = {
  name: 'courier-choice',
  label: 'Courier of an order',
  roles: ['support'],
  fields: {
    courier: { label: 'Courier', show: (name) => carrierLabel(typeof name === 'string' ? name : '') },
  },
  async read(db, orderNumber) {
    const [row] = await db
      .select({ courier: shipments.chosenCourier })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(eq(orders.orderNumber, orderNumber));
    return row ?? null;
  },
  async write(tx, orderNumber, { courier: name = '' }) {
    const [found] = await tx
      .select({ orderId: orders.id })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    const { order, parcel } = await lockOrderWithParcel(tx, found!);
    if (!editableStates.includes(order.state)) throw refusals.tooLate();
    if ((await chooseCourier(tx, { ...found!, name })) === 'too_late') throw refusals.tooLate();
    await renameAccepted(tx, { orderId: order.id, waybill: parcel?.waybill ?? null });
  },
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, id]))),
};

/** A parcel that stays at its courier may have another name by hand. */
async function renameAccepted(tx: Db, { orderId, waybill }: { orderId: string; waybill: string | null }) {
  const [now] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  if (waybill === null || now?.waybill !== waybill) return;
  await nameCourier(tx, { orderId, courier: now.handCourier || now.courier });
}

/** The pincodes of a carrier, as the change log knows them. Its id is the name of the carrier, and every carrier has a list, also an empty one. */
export const courierPincodesKind: EntityKind<{ pincodes: string[] }> = {
  name: 'courier-pincodes',
  label: 'Pincodes of a courier',
  roles: [],
  fields: { pincodes: { label: 'Pincodes' } },
  read: async (db, carrier) => ({ pincodes: await readPincodes(db, { carrier }) }),
  async write(tx, carrier, { pincodes = [] }) {
    const taken = await writePincodes(tx, { carrier, pincodes });
    if (taken) throw refusals.pincodeTaken({ ...taken, carrier: carrierLabel(taken.carrier) });
  },
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, carrierLabel(id)]))),
};
