import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { cancelShipment } from '#shop/delivery/server/shipments/cancel-shipment.ts';
import { createShipment } from '#shop/delivery/server/shipments/create-shipment.ts';
import { openDelhivery } from '#shop/delivery/server/shipments/delhivery.ts';
import { trackDueParcels } from '#shop/delivery/server/tracking/track-due-parcels.ts';
import { createSimulator } from '#shop/delivery/simulator/create-simulator.ts';
import { queuedMails } from '#shop/identity/server/testing.ts';
import { cancelOrder } from '#shop/ordering/server/cancel-order.ts';
import { moveOrder } from '#shop/ordering/server/move-order.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import { settleShipment } from '#shop/ordering/server/settle-shipment.ts';
import { makeOrderBody, makeShopper, recordsOf, stockOf } from '#shop/ordering/server/testing.ts';
import { followScans } from '#shop/ordering/server/tracking/follow-scans.ts';

/** What the courier's people do with a parcel, in their own codes. */
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
 * Orders that live with a simulator of their own, by a clock of their own: each look at the parcels comes twenty minutes
 * after the last. `behave` says how the courier takes its next call.
 */
export async function openLives(db: Db) {
  const { courier, tellSimulator } = await openCourier();
  let now = Date.now();
  const later = () => new Date((now += 20 * 60_000));
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

/** One order with its own product, and the steps of its life; the nine invariants are asked after each. */
async function newLife(db: Db, { courier, tellSimulator, later }: World) {
  const { personId, email } = await makeShopper(db);
  const product = await makeProduct(db, { stock: 10 });
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 3, unitPaise: 50_000 }], {
    orderId: randomUUID(),
  });
  const { orderNumber } = await placeOrder(db, { personId, order });
  const { orderId } = order;
  const step = async <T>(doing: () => Promise<T>): Promise<T | null> => {
    const result = await doing().catch(() => null);
    expect(await checkInvariants(db)).toEqual([]);
    return result;
  };
  await step(async () => {});
  const look = () =>
    step(() => trackDueParcels(db, courier, { now: later(), everySeconds: 900, follow: followScans }));
  return {
    askCourier: () =>
      step(() =>
        createShipment(db, courier, {
          orderId,
          settle: (tx, answer) => settleShipment(tx, { orderId, answer }),
        }),
      ),
    /** The parcel is scanned, but nobody has asked about it yet. */
    scanned: (scan: Scan) => tellSimulator(`scan?order=${orderId}&${scans[scan]}`),
    scannedAt: (scan: Scan, at: string) => tellSimulator(`scan?order=${orderId}&${scans[scan]}&at=${at}`),
    look,
    /** Scanned and asked about, one after the other. */
    follow: async (...steps: Scan[]) => {
      for (const scan of steps) {
        await tellSimulator(`scan?order=${orderId}&${scans[scan]}`);
        await look();
      }
    },
    pack: () => step(() => moveOrder(db, { orderId, to: 'packed', actor: 'staff' })),
    cancel: () => step(() => cancelOrder(db, { personId, orderNumber })),
    stopParcel: () => step(() => cancelShipment(db, courier, { orderId })),
    states: async () => (await recordsOf(db, orderId)).events.map(({ state }) => state),
    stock: () => stockOf(db, product.id),
    waybills: async () => (await recordsOf(db, orderId)).shipments.map(({ waybill }) => waybill),
    jobs: async () => (await recordsOf(db, orderId)).jobs,
    mails: async () => (await queuedMails(db, email)).map(({ template }) => template),
  };
}
