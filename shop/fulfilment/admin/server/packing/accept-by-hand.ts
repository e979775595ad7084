import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isToPack } from '#shop/orders/admin/server/waiting-orders.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { statesThat } from '#shop/orders/states.ts';
import { type CourierSettings, isByHand, openNames } from '#shop/shipping/couriers/couriers.ts';
import { openManual } from '#shop/shipping/couriers/manual/open-manual.ts';
import { settleCourier } from '#shop/shipping/server/choice/settle-courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';

type Order = { orderId: string; couriers: CourierSettings };

/** Whether an order sent by hand waits for the job that accepts it. */
export async function mayAcceptByHand(db: Db, { orderId, couriers }: Order): Promise<boolean> {
  const isWaiting = inArray(orders.state, statesThat('awaitsCourier'));
  return (await db.$count(orders, and(eq(orders.id, orderId), isWaiting, isToPack(db, couriers)))) > 0;
}

/**
 * Accepts an order sent by hand as its job would, in the caller's transaction, since packing waits for no queue. Any other order stays as
 * it is.
 */
export async function acceptByHand(tx: Db, { orderId, couriers }: Order): Promise<void> {
  if (!(await mayAcceptByHand(tx, { orderId, couriers }))) return;
  const open = openNames(couriers);
  const { courier: courierName, handCourier } = await settleCourier(tx, {
    orderId,
    standard: couriers.COURIER,
    has: (name) => open.includes(name),
  });
  if (!isByHand(courierName)) return;
  await createShipment(tx, openManual(), {
    orderId,
    courierName,
    onResponse: (on, response) => applyShipmentResponse(on, { orderId, response, courierName, handCourier }),
  });
}
