// §7 without a courier an order waits for staff: no try, no mail, no error
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { type LogFields, silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { doCourierJobs } from './courier-jobs.ts';
import { startCouriers } from './start-couriers.ts';

const { db } = await testDatabase({ runsJobs: true });
const config = readShopConfig({ SHOP_DEMO: 'off', SHOP_EMAIL: 'merchant@shop.example' });
const said: [string, LogFields | undefined][] = [];
const log = { ...silentLog, warn: (event: string, fields?: LogFields) => void said.push([event, fields]) };

async function orderInAManualShop() {
  const { userId } = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 10 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 2, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  return { userId, order, orderNumber, product };
}

it('confirms an order that staff send by hand at once, under our own number', async () => {
  const couriers = await startCouriers(config, log);
  expect(couriers.standard()).toBe('manual');
  const { order, orderNumber } = await orderInAManualShop();
  await doCourierJobs({ db, config, log }, couriers);
  await vi.waitFor(async () => expect((await recordsOf(db, order.orderId)).order!.state).toBe('confirmed'), {
    timeout: 60_000,
  });
  const { shipments: parcels, order: confirmed } = await recordsOf(db, order.orderId);
  expect(parcels).toMatchObject([{ state: 'created', waybill: orderNumber, courier: 'manual' }]);
  expect(confirmed).toMatchObject({ courier: 'manual' });
  expect(await queuedEmails(db, 'merchant@shop.example')).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
  await couriers.stop();
});

it('names a parcel of a courier that the shop no longer has for staff', async () => {
  const { userId, order, orderNumber } = await orderInAManualShop();
  const had = { state: 'created', waybill: `D-${orderNumber}`, courier: 'delhivery', attempts: 1 } as const;
  await db.update(shipments).set(had).where(eq(shipments.orderId, order.orderId));
  await cancelOrder(db, { userId, orderNumber });
  await vi.waitFor(() => expect(said).toContainEqual(['parcel to be cancelled by hand', { orderNumber }]), {
    timeout: 60_000,
  });
});

it('cancels an order that staff send by hand, and restocks it', async () => {
  const { userId, order, orderNumber, product } = await orderInAManualShop();
  await cancelOrder(db, { userId, orderNumber });
  expect(await stockOf(db, product.id)).toEqual({ stock: 10, movements: 10 });
  expect((await recordsOf(db, order.orderId)).order!.state).toBe('cancelled');
  expect(await checkInvariants(db)).toEqual([]);
});
