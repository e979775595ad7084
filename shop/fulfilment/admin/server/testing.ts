import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { openManual } from '#shop/shipping/couriers/manual/open-manual.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { shipments } from '#shop/shipping/server/tables.ts';

type OrderOptions = {
  skus?: [sku: string, quantity: number, unitPaise?: number][];
  body?: Partial<PlaceOrderBody>;
};

let waybills = 84_900_000_000_000;

/** Places an order that the courier has accepted, so that it can be packed. */
export async function makeParcel(db: Db, { skus, body = {} }: OrderOptions = {}) {
  const { userId } = await makeCustomer(db);
  const wanted = skus ?? [[String((await makeProduct(db)).id), 2]];
  const lines = wanted.map(([sku, quantity, unitPaise = 50_000]) => ({ sku, quantity, unitPaise }));
  const order = makeOrderBody(lines, body);
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  const waybill = String((waybills += 1));
  await inTransaction(db, async (tx) => {
    const accepted = { state: 'created', waybill, attempts: 1 } as const;
    await tx.update(shipments).set(accepted).where(eq(shipments.orderId, orderId));
    await transitionOrder(tx, { orderId, to: 'confirmed', actor: 'courier' });
  });
  return { userId, orderId, orderNumber, waybill };
}

/** Places an order of a shop that sends by hand, accepted under our own number. */
export async function makeHandParcel(db: Db, { skus, body = {} }: OrderOptions = {}) {
  const { userId, email } = await makeCustomer(db);
  const wanted = skus ?? [[String((await makeProduct(db)).id), 2]];
  const lines = wanted.map(([sku, quantity, unitPaise = 50_000]) => ({ sku, quantity, unitPaise }));
  const order = makeOrderBody(lines, body);
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  await createShipment(db, openManual(), {
    orderId,
    courierName: 'manual',
    onResponse: (tx, response) => applyShipmentResponse(tx, { orderId, response, courierName: 'manual' }),
  });
  return { userId, email, orderId, orderNumber };
}
