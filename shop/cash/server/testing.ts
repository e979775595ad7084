import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { shipments } from '#shop/shipping/server/tables.ts';

/** Places an order and ships it under a waybill. `deliver` takes it to the customer. Amounts in paise. */
export async function makeParcel(db: Db, { courier = 'delhivery' } = {}) {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderId } = order;
  const { orderNumber } = await placeOrder(db, { userId, order });
  const waybill = `W${randomBytes(6).toString('hex')}`;
  await db
    .update(shipments)
    .set({ waybill, courier, state: 'created' })
    .where(eq(shipments.orderId, orderId));
  const pass = async (to: 'confirmed' | 'shipped' | 'delivered', at?: Date) =>
    inTransaction(db, (tx) =>
      transitionOrder(tx, { orderId, to, actor: 'courier', passing: true, ...(at ? { at } : {}) }),
    );
  await pass('confirmed');
  await pass('shipped');
  const deliver = async (at?: Date) => pass('delivered', at);
  return { orderId, orderNumber, waybill, paise: Math.round(order.totalAmount * 100), deliver };
}
