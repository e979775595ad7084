// §4 the courier's scans move an order, never back, each told of once
import fc from 'fast-check';
import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { Courier, Scan } from '#shop/shipping/courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { shipments, trackingScans } from '#shop/shipping/server/tables.ts';
import { makeShipmentRequest } from '#shop/shipping/server/testing.ts';
import { storeScans } from '#shop/shipping/server/tracking/store-scans.ts';
import { delhiveryScan } from '#shop/shipping/testing/delhivery-scan.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { makeOrderBody, makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { applyScans } from './apply-scans.ts';

const { db, pool } = await testDatabase();
/** The queue has connections of its own. */
const own = new Set<unknown>();
pool.on('acquire', (client) => own.add(client));

let minute = 0;
const start = Date.now() - hourMs;
function scan(type: string, status: string, code = '', at = (minute += 1)): Scan {
  const time = new Date(start + at * 1_000).toISOString();
  const remarks = `${status} ${code}`.trim();
  return delhiveryScan({ at: time, type, status, code, place: 'Bengaluru', remarks });
}

const manifested = () => scan('UD', 'Manifested', 'X-UCI');
const pickedUp = () => scan('UD', 'In Transit', 'X-PPOM');
const dispatched = () => scan('UD', 'Dispatched', 'X-DDD3FD');
const nobodyThere = () => scan('UD', 'Pending', 'EOD-11');
const delivered = () => scan('DL', 'Delivered', 'EOD-38');

let waybills = 0;

async function newOrder({ confirmed = true } = {}) {
  const { userId, email } = await makeCustomer(db);
  const product = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  const { orderId } = order;
  const waybill = String(84_900_000_000_000 + (waybills += 1));
  const courier = {
    createShipment: () => Promise.resolve({ outcome: 'created', waybill }),
  } as unknown as Courier;
  await createShipment(db, courier, {
    orderId,
    ...(confirmed ? { onResponse: (tx, response) => applyShipmentResponse(tx, { orderId, response }) } : {}),
  });
  const hears = (...scans: Scan[]) => storeScans(db, { waybill, scans }, applyScans);
  const states = async () => (await recordsOf(db, orderId)).events.map(({ state }) => state);
  const emailed = async () => (await queuedEmails(db, email)).map(({ template }) => template).slice(1);
  return { userId, orderNumber, orderId, waybill, hears, states, emailed };
}

describe('an order', () => {
  it('follows its scans to the end, with one email per important step', async () => {
    const { orderId, waybill, hears, states, emailed } = await newOrder();
    for (const next of [manifested(), pickedUp(), dispatched(), delivered()]) await hears(next);
    expect(await states()).toEqual(['placed', 'confirmed', 'shipped', 'out_for_delivery', 'delivered']);
    expect(await emailed()).toEqual(['order-shipped', 'order-out-for-delivery', 'order-delivered']);
    const { events } = await recordsOf(db, orderId);
    expect(events.slice(2).map(({ actor }) => actor)).toEqual(['courier', 'courier', 'courier']);
    const [shipment] = await db.select().from(shipments).where(eq(shipments.waybill, waybill));
    expect(shipment!.endedAt).not.toBeNull();
  });

  it('changes once for a repeated scan', async () => {
    const { hears, states, emailed, waybill } = await newOrder();
    const scans = [pickedUp(), dispatched()];
    for (let n = 0; n < 3; n += 1) await hears(...scans, ...scans.toReversed());
    await Promise.all(Array.from({ length: 5 }, () => hears(...scans)));
    expect(await states()).toEqual(['placed', 'confirmed', 'shipped', 'out_for_delivery']);
    expect(await emailed()).toEqual(['order-out-for-delivery']);
    const kept = await db.select().from(trackingScans).where(eq(trackingScans.waybill, waybill));
    expect(kept).toHaveLength(2);
  });

  it('ignores a late scan, which is stored', async () => {
    const { hears, states, waybill } = await newOrder();
    const [late, out, failed] = [dispatched(), dispatched(), nobodyThere()];
    await hears(out, failed);
    await hears(late, pickedUpAt(0));
    expect(await states()).toEqual(['placed', 'confirmed', 'shipped', 'out_for_delivery', 'undelivered']);
    expect(await db.select().from(trackingScans).where(eq(trackingScans.waybill, waybill))).toHaveLength(4);
  });

  it('goes out again after a failed delivery, by a newer scan only', async () => {
    const { hears, states, emailed } = await newOrder();
    await hears(dispatched());
    await hears(nobodyThere());
    await hears(scan('UD', 'Pending', 'X-IBD3F'));
    expect((await states()).at(-1)).toBe('undelivered');
    await hears(dispatched());
    await hears(nobodyThere());
    await hears(dispatched(), scan('UD', 'Dispatched', 'ST-114'), delivered());
    expect((await states()).slice(3)).toEqual([
      'out_for_delivery',
      'undelivered',
      'out_for_delivery',
      'undelivered',
      'out_for_delivery',
      'delivered',
    ]);
    expect(await emailed()).toEqual([
      'order-out-for-delivery',
      'order-undelivered',
      'order-out-for-delivery',
      'order-undelivered',
      'order-delivered',
    ]);
  });

  it('catches up with missing scans at once, with one email', async () => {
    const { hears, states, emailed, orderId } = await newOrder({ confirmed: false });
    expect(await states()).toEqual(['placed']);
    const arrived = scan('DL', 'Delivered', 'EOD-38');
    await hears(arrived);
    expect(await states()).toEqual(['placed', 'confirmed', 'shipped', 'delivered']);
    expect(await emailed()).toEqual(['order-delivered']);
    const { events } = await recordsOf(db, orderId);
    const times = events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('becomes undelivered and then returned when its parcel comes back', async () => {
    const { hears, states, emailed } = await newOrder();
    await hears(pickedUp(), dispatched());
    await hears(scan('RT', 'In Transit', 'X-OLL4F'));
    await hears(scan('RT', 'Dispatched', 'X-DDD3FD'), scan('DL', 'RTO', 'RT-110'));
    expect((await states()).slice(3)).toEqual(['out_for_delivery', 'undelivered', 'returned']);
    expect(await emailed()).toEqual(['order-out-for-delivery', 'order-undelivered', 'order-returned']);
  });

  it('stays cancelled, whatever is scanned', async () => {
    const { hears, states, emailed, userId, orderNumber } = await newOrder();
    await cancelOrder(db, { userId, orderNumber });
    await hears(pickedUp(), delivered());
    expect((await states()).at(-1)).toBe('cancelled');
    expect(await emailed()).toEqual(['order-cancelled']);
  });

  it('ignores changed records of the courier and unknown scans', async () => {
    const { hears, states } = await newOrder();
    await hears(
      scan('UD', 'In Transit', 'DTUP-205'),
      scan('XX', 'Teleported'),
      scan('UD', 'Not Picked', 'X-PNP'),
    );
    expect(await states()).toEqual(['placed', 'confirmed']);
  });

  it('ends delivered for any order, split and repetition of its scans', async () => {
    const trace = [manifested, pickedUp, dispatched, nobodyThere, dispatched, delivered];
    const heard = fc.array(fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(heard, async (pieces) => {
        const { hears, states } = await newOrder();
        const scans = trace.map((make) => make());
        for (const piece of [...pieces, [5], [0, 1, 2, 3, 4, 5]])
          await hears(...piece.map((at) => scans[at]!));
        const went = await states();
        expect(went.at(-1)).toBe('delivered');
        expect(went.filter((state) => state === 'delivered')).toHaveLength(1);
      }),
      { numRuns: 8 },
    );
  });
});

function pickedUpAt(at: number): Scan {
  return scan('UD', 'In Transit', 'X-PPOM', at);
}

function madeShipment(at: number) {
  const request = makeShipmentRequest();
  const { orderId, orderNumber } = request;
  return { orderId, orderNumber, request, state: 'created' as const, waybill: `7000${at}` };
}

describe('shipments', () => {
  it('are tracked when due, fifty per request, until they have ended', async () => {
    await db.update(shipments).set({ endedAt: new Date() });
    const arrived = await newOrder();
    await db.insert(shipments).values(Array.from({ length: 59 }, (_, at) => madeShipment(at)));
    const calls: string[][] = [];
    const courier = {
      track: async (asked: string[]) => {
        calls.push(asked);
        return asked.includes(arrived.waybill) ? [{ waybill: arrived.waybill, scans: [delivered()] }] : [];
      },
    } as unknown as Courier;
    let now = new Date();
    const look = () => trackDueShipments(db, courier, { now, everySeconds: 900, onScans: applyScans });
    const asked = await Promise.all([look(), look()]);
    expect(asked.toSorted()).toEqual([10, 50]);
    expect(new Set(calls.flat()).size).toBe(60);
    expect(await look()).toBe(0);
    now = new Date(now.getTime() + 899_000);
    expect(await look()).toBe(0);
    now = new Date(now.getTime() + 182_000);
    expect([await look(), await look()]).toEqual([50, 9]);
    expect((await arrived.states()).at(-1)).toBe('delivered');
  });

  it('cost one statement together while the courier has no news', async () => {
    await db.update(shipments).set({ endedAt: new Date() });
    const moving = await newOrder();
    const arrived = [await newOrder(), moving, await newOrder()];
    const tracks = arrived.map(({ waybill }) => ({ waybill, scans: [manifested()] }));
    const courier = { track: async () => tracks } as unknown as Courier;
    let now = new Date();
    const statements = async () => {
      now = new Date(now.getTime() + hourMs);
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await trackDueShipments(db, courier, { now, everySeconds: 60, onScans: applyScans });
      const count = query.mock.contexts.filter((client) => own.has(client)).length;
      query.mockRestore();
      return count;
    };
    await statements();
    expect(await statements()).toBe(2);
    tracks[1]!.scans.push(pickedUp());
    tracks[2]!.scans.push({ ...tracks[2]!.scans[0]!, status: 'Dispatched' });
    await statements();
    const tracked = tracks.map(({ waybill }) => waybill);
    expect(await db.$count(trackingScans, inArray(trackingScans.waybill, tracked))).toBe(5);
    expect((await moving.states()).at(-1)).toBe('shipped');
  });

  it('wait for their next turn when the courier does not respond', async () => {
    await db.update(shipments).set({ endedAt: new Date() });
    await newOrder();
    const down = { track: () => Promise.reject(new Error('down')) } as unknown as Courier;
    const given = { now: new Date(), everySeconds: 60, onScans: applyScans };
    await expect(trackDueShipments(db, down, given)).rejects.toThrow('down');
    expect(await trackDueShipments(db, down, given)).toBe(0);
  });
});
