import { eq } from 'drizzle-orm';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { editableStates } from '#shop/orders/states.ts';
import { carrierLabel, carrierOf } from '#shop/shipping/couriers/carrier.ts';
import { type CourierSettings, isCourierName, openNames } from '#shop/shipping/couriers/couriers.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { planCourier } from '#shop/shipping/server/choice/settle-courier.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { type CarrierOption, type CourierChoice, refusals } from '../../courier-choice.ts';
import { courierChoiceKind } from './choice-kinds.ts';

const optionOf = (name: string): CarrierOption => ({ name, label: carrierLabel(name) });

/** Returns whom staff may choose: the couriers of the shop, and the couriers by hand in use. */
export async function listCarriers(db: Db, config: CourierSettings): Promise<CarrierOption[]> {
  const byHand = (await listHandCouriers(db)).filter(({ isActive }) => isActive);
  return [...openNames(config), ...byHand.map(({ name }) => name)].map(optionOf);
}

/** Returns who carries the parcel of an order (GET /api/admin/by-hand/choices/{orderNumber}). Refuses an unknown order (404). */
export async function readChoice(
  db: Db,
  { orderNumber, config }: { orderNumber: string; config: CourierSettings },
): Promise<CourierChoice> {
  const { id: orderId, state } = await findAnyOrder(db, { orderNumber });
  const { version, value } = await readForEdit(db, courierChoiceKind, orderNumber);
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  const open = openNames(config);
  const { courier, handCourier } = isCourierName(shipment!.courier)
    ? { courier: shipment!.courier, handCourier: shipment!.handCourier }
    : await planCourier(db, {
        shipment: shipment!,
        standard: config.COURIER,
        has: (name) => open.includes(name),
      });
  return {
    version,
    chosen: value.courier,
    carrier: optionOf(handCourier || courier),
    canChoose: editableStates.includes(state) && ['held', 'waiting', 'created'].includes(shipment!.state),
    options: await listCarriers(db, config),
  };
}

type Choice = { orderNumber: string; version: number; chosen: string; config: CourierSettings; by: Author };

/**
 * Chooses who carries the parcel of an order until it is packed (PUT /api/admin/by-hand/choices/{orderNumber}), a logged change. Returns the
 * choice. Refuses an unknown order (404), a courier that the shop does not have, a stale version, and a parcel that is packed, cancelled or
 * being changed (409).
 */
export async function chooseForOrder(db: Db, choice: Choice): Promise<CourierChoice> {
  const { orderNumber, version, chosen, config, by } = choice;
  await findAnyOrder(db, { orderNumber });
  const name = await offered(db, { name: chosen, config });
  await changeEntity(db, courierChoiceKind, { id: orderNumber, version, fields: { courier: name }, by });
  return readChoice(db, { orderNumber, config });
}

/** Returns a carrier as the lists write it. Refuses a carrier that the shop does not have (409). */
export async function offered(
  db: Db,
  { name, config }: { name: string; config: CourierSettings },
): Promise<string> {
  if (name === '') return '';
  const options = await listCarriers(db, config);
  const known = options.find((option) => option.name.toLowerCase() === name.toLowerCase());
  if (!known || !openNames(config).includes(carrierOf(known.name).courier)) throw refusals.notOffered();
  return known.name;
}
