import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { readShopConfig } from '../config.ts';
import { type LogFields, silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Courier, ShipmentRequest } from '#shop/shipping/courier.ts';
import { cancelShipmentJob } from '#shop/shipping/server/shipments/cancel-shipment.ts';
import { guardCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { queuedEmails } from '#shop/accounts/server/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { doCourierJobs } from './courier-jobs.ts';
import { startCourier } from './start-courier.ts';

const { db } = await testDatabase();
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

async function jobsOf(orderId: string, name: string) {
  const found = await db.execute<{ state: string; tries: number }>(
    sql`select state, retry_count as tries from pgboss.job where name = ${name} and data->>'orderId' = ${orderId}`,
  );
  return found.rows.map(({ state, tries }) => ({ state, tries }));
}

it('leaves an order to staff with a manual courier: no try, email or error', async () => {
  const { courier, stop } = await startCourier(config, log);
  expect(courier).toBeNull();
  const { order, orderNumber } = await orderInAManualShop();
  await db.update(shipments).set({ reportAt: new Date(0) });
  await doCourierJobs({ db, config, log }, courier);
  // The queue works: it names a shipment of an earlier courier for staff.
  await enqueue(db, cancelShipmentJob, { orderId: order.orderId });
  await vi.waitFor(() => expect(said).toEqual([['parcel to be cancelled by hand', { orderNumber }]]), {
    timeout: 60_000,
  });
  const { shipments: parcels, events } = await recordsOf(db, order.orderId);
  expect(events.map(({ state }) => state)).toEqual(['placed']);
  expect(parcels).toMatchObject([{ state: 'waiting', attempts: 0, lastError: null, waybill: null }]);
  expect(await jobsOf(order.orderId, 'delivery.create-shipment')).toEqual([{ state: 'created', tries: 0 }]);
  expect(await queuedEmails(db, 'merchant@shop.example')).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
  await stop();
});

it('cancels an order that waits for staff without a request to a courier', async () => {
  const { userId, order, orderNumber, product } = await orderInAManualShop();
  await cancelOrder(db, { userId, orderNumber });
  expect(await stockOf(db, product.id)).toEqual({ stock: 10, movements: 10 });
  expect(await jobsOf(order.orderId, 'delivery.cancel-shipment')).toEqual([]);
  expect(await checkInvariants(db)).toEqual([]);
});

it('hands waiting orders to a courier that the shop adds later', async () => {
  const { order } = await orderInAManualShop();
  const createShipment = async ({ orderId }: ShipmentRequest) => ({
    outcome: 'created' as const,
    waybill: `w-${orderId}`,
  });
  const courier = guardCourier({ createShipment } as unknown as Courier, silentLog);
  await doCourierJobs({ db, config, log: silentLog }, courier);
  await vi.waitFor(
    async () =>
      expect((await recordsOf(db, order.orderId)).events.map(({ state }) => state)).toEqual([
        'placed',
        'confirmed',
      ]),
    { timeout: 60_000 },
  );
});
