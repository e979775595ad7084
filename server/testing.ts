import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { minuteMs } from '#platform/india-time.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelShipment } from '#shop/shipping/server/shipments/cancel-shipment.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { openDelhivery } from '#shop/shipping/couriers/delhivery/open-delhivery.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { createSimulator } from '#shop/shipping/couriers/simulator/create-simulator.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { makeOrderBody, makeCustomer, recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { applyScans } from '#shop/fulfilment/server/tracking/apply-scans.ts';

/** Scans of the courier's staff, in the courier's own codes. */
const scans = {
  pickUp: 'type=UD&status=In%20Transit&code=X-PPOM',
  takeOut: 'type=UD&status=Dispatched&code=X-DDD3FD',
  findNobody: 'type=UD&status=Pending&code=EOD-11',
  handOver: 'type=DL&status=Delivered&code=EOD-38',
  turnRound: 'type=RT&status=In%20Transit&code=X-OLL4F',
  bringBack: 'type=DL&status=RTO&code=RT-110',
};
export type Scan = keyof typeof scans;

/**
 * Opens orders with their own simulator and clock. Each tracking is twenty minutes after the last. `behave` sets how the
 * courier takes the next request.
 */
export async function openLives(db: Db) {
  const { courier, tellSimulator } = await openCourier();
  let now = Date.now();
  const later = () => new Date((now += 20 * minuteMs));
  return {
    newLife: () => newLife(db, { courier, tellSimulator, later }),
    behave: (as: string) => tellSimulator(`behave?as=${as}`),
  };
}

async function openCourier() {
  const folder = mkdtempSync(join(tmpdir(), 'lives-'));
  const simulator = createSimulator({ port: 0, file: join(folder, 'courier.json'), token: 'lives' });
  await once(simulator, 'listening');
  afterAll(() => {
    simulator.close();
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };
  const tellSimulator = async (path: string) => {
    const headers = { authorization: 'Token lives' };
    await fetch(`${url}/simulator/${path}`, { method: 'POST', headers });
  };
  return { courier: openDelhivery({ url, token: 'lives', sender }), tellSimulator };
}

type World = Awaited<ReturnType<typeof openCourier>> & { later: () => Date };

/** Creates an order with its own product and the steps of its lifecycle. Each step checks the invariants. */
async function newLife(db: Db, { courier, tellSimulator, later }: World) {
  const { userId, email } = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 10 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 3, unitPaise: 50_000 }], {
    orderId: randomUUID(),
  });
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  const step = async <T>(doing: () => Promise<T>): Promise<T | null> => {
    const result = await doing().catch(() => null);
    expect(await checkInvariants(db)).toEqual([]);
    return result;
  };
  await step(async () => {});
  const look = () =>
    step(() => trackDueShipments(db, courier, { now: later(), everySeconds: 900, onScans: applyScans }));
  return {
    askCourier: () =>
      step(() =>
        createShipment(db, courier, {
          orderId,
          onResponse: (tx, response) => applyShipmentResponse(tx, { orderId, response }),
        }),
      ),
    scanned: (scan: Scan) => tellSimulator(`scan?order=${orderId}&${scans[scan]}`),
    scannedAt: (scan: Scan, at: string) => tellSimulator(`scan?order=${orderId}&${scans[scan]}&at=${at}`),
    look,
    /** Scans the parcel and tracks it after each scan. */
    onScans: async (...steps: Scan[]) => {
      for (const scan of steps) {
        await tellSimulator(`scan?order=${orderId}&${scans[scan]}`);
        await look();
      }
    },
    pack: () => step(() => transitionOrder(db, { orderId, to: 'packed', actor: 'staff', authorId: 1 })),
    cancel: () => step(() => cancelOrder(db, { userId, orderNumber })),
    stopParcel: () => step(() => cancelShipment(db, courier, { orderId })),
    states: async () => (await recordsOf(db, orderId)).events.map(({ state }) => state),
    stock: () => stockOf(db, product.id),
    waybills: async () => (await recordsOf(db, orderId)).shipments.map(({ waybill }) => waybill),
    jobs: async () => (await recordsOf(db, orderId)).jobs,
    mails: async () => (await queuedEmails(db, email)).map(({ template }) => template),
  };
}
