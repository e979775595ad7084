import { eq } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { applyScans } from './tracking/apply-scans.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';

const labels = {
  pickedUp: ['UD', 'In Transit', 'X-PPOM'],
  takenOut: ['UD', 'Dispatched', 'X-DDD3FD'],
  nobodyThere: ['UD', 'Pending', 'EOD-11'],
  turnedRound: ['RT', 'In Transit', 'X-OLL4F'],
  broughtBack: ['DL', 'RTO', 'RT-110'],
  delivered: ['DL', 'Delivered', 'EOD-38'],
  lost: ['UD', 'Lost', 'X-LOST'],
} as const;

let made = 0;

/** Places an order of `quantity` units, confirmed by the courier. `hears` brings scans, a second apart. */
export async function makeParcel(db: Db, { quantity = 2, stock = 10 } = {}) {
  const { userId, email } = await makeCustomer(db);
  const product = await makeProduct(db, { stock });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  const waybill = `84900${Date.now()}${(made += 1)}`;
  await db.update(shipments).set({ state: 'created', waybill }).where(eq(shipments.orderId, orderId));
  await transitionOrder(db, { orderId, to: 'confirmed', actor: 'courier' });
  let at = Date.now() - hourMs;
  const hears = async (...scans: (keyof typeof labels)[]) => {
    for (const scan of scans) {
      const [type, status, code] = labels[scan];
      const heard = delhiveryScan({ at: new Date((at += 1_000)).toISOString(), type, status, code });
      await storeScans(db, { waybill, scans: [heard] }, applyScans);
    }
  };
  return { userId, email, productId: product.id, orderId, orderNumber, waybill, hears };
}
