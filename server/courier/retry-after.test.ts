// §7 the courier's Retry-After is obeyed by shipments and tracking, an hour at most
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { type LogFields, silentLog } from '#platform/server/log.ts';
import { CircuitOpen } from '#shop/shipping/courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import { openDelhivery } from '#shop/shipping/couriers/delhivery/open-delhivery.ts';
import { guardCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { createShipmentJob, requestShipment } from '#shop/shipping/server/shipments/request-shipment.ts';
import { makeShipmentRequest, serveResponses } from '#shop/shipping/server/testing.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { waitForCourier } from './wait-for-courier.ts';

const { db } = await testDatabase();
let close = () => {};
afterEach(() => close());

async function busyCourier(status: number, retryAfter: string) {
  const world = { asked: 0, lines: [] as [string, LogFields?][] };
  const server = await serveResponses((_request, response) => {
    world.asked += 1;
    response.writeHead(status, { 'retry-after': retryAfter }).end('busy');
  });
  close = server.close;
  const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };
  const log = { ...silentLog, warn: (...line: [string, LogFields?]) => void world.lines.push(line) };
  const courier = guardCourier(openDelhivery({ url: server.url, token: 'secret', sender }), log);
  const work = waitForCourier(db, courier, createShipmentJob, async ({ orderId }) => {
    await createShipment(db, courier, { orderId });
  });
  return { world, courier, work };
}

async function makeParcel(): Promise<string> {
  const request = makeShipmentRequest();
  await requestShipment(db, request);
  await db.execute(sql`delete from pgboss.job where data->>'orderId' = ${request.orderId}`);
  return request.orderId;
}

async function putOff(orderId: string) {
  const { rows } = await db.execute<{ start_after: Date; tries: number }>(
    sql`select start_after, retry_count as tries from pgboss.job where data->>'orderId' = ${orderId}`,
  );
  return rows.map(({ start_after, tries }) => ({ tries, at: new Date(start_after).getTime() }));
}

it.each([
  ['seconds', 429, () => '120'],
  ['a date', 503, () => new Date(Date.now() + 121_000).toUTCString()],
])('a shipment waits as long as the courier says in %s, and spends no try', async (_as, status, value) => {
  const began = Date.now();
  const { world, work } = await busyCourier(status, value());
  const [first, second] = [await makeParcel(), await makeParcel()];
  await work({ orderId: first });
  await work({ orderId: second });
  const ended = Date.now();
  expect(world.asked).toBe(1);
  for (const orderId of [first, second]) {
    const [job, ...more] = await putOff(orderId);
    expect(more).toEqual([]);
    expect(job!.tries).toBe(0);
    expect(job!.at).toBeGreaterThanOrEqual(began + 119_000);
    expect(job!.at).toBeLessThan(ended + 130_000);
  }
  expect(world.lines.map(([event]) => event)).toEqual(['courier asks to be left alone']);
});

it('tracking waits too', async () => {
  const began = Date.now();
  const { world, courier } = await busyCourier(429, '120');
  await db.update(shipments).set({ state: 'withdrawn' });
  const orderId = await makeParcel();
  await db
    .update(shipments)
    .set({ state: 'created', waybill: `w-${orderId}` })
    .where(sql`order_id = ${orderId}`);
  const look = (later: number) =>
    trackDueShipments(db, courier, {
      now: new Date(Date.now() + later),
      everySeconds: 1,
      onScans: async () => {},
    });
  await expect(look(0)).rejects.toThrow(CircuitOpen);
  await expect(look(10_000)).rejects.toThrow(CircuitOpen);
  expect(world.asked).toBe(1);
  expect(courier.restsUntil()!.getTime()).toBeGreaterThanOrEqual(began + 120_000);
});

it.each(['86400', '9'.repeat(30), new Date(Date.now() + 30 * 24 * hourMs).toUTCString()])(
  'a courier that asks for too long a pause, %s, gets an hour',
  async (value) => {
    const began = Date.now();
    const { courier, work } = await busyCourier(429, value);
    await work({ orderId: await makeParcel() });
    const until = courier.restsUntil()!.getTime();
    expect(until).toBeGreaterThanOrEqual(began + hourMs);
    expect(until).toBeLessThanOrEqual(Date.now() + hourMs);
  },
);

it.each(['0', '-5', '1.5', 'soon', '', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
  'an invalid Retry-After, "%s", costs the job a try and delays no other job',
  async (value) => {
    const { courier, work } = await busyCourier(429, value);
    await expect(work({ orderId: await makeParcel() })).rejects.toThrow('status 429');
    expect(courier.restsUntil()).toBeNull();
  },
);

it('a paused courier stays paused when it accepts another shipment meanwhile', async () => {
  let hold: (() => void) | undefined;
  let asked = 0;
  const server = await serveResponses((_request, response) => {
    asked += 1;
    if (asked === 1) hold = () => response.end(JSON.stringify({ ShipmentData: [] }));
    else response.writeHead(429, { 'retry-after': '120' }).end();
  });
  close = server.close;
  const sender = { pickupLocation: '', sellerName: '' };
  const courier = guardCourier(openDelhivery({ url: server.url, token: 'secret', sender }), silentLog);
  const slow = courier.track(['1']);
  await expect.poll(() => hold).toBeDefined();
  await expect(courier.track(['2'])).rejects.toThrow(CircuitOpen);
  hold!();
  await slow;
  expect(courier.restsUntil()).not.toBeNull();
});

it('a courier that stays busy gets longer and longer pauses', async () => {
  const { world, courier } = await busyCourierOnAClock();
  const rests: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    await courier.track(['1']).catch(() => {});
    const until = courier.restsUntil()!.getTime();
    rests.push(until - world.now);
    world.now = until;
  }
  expect(rests).toEqual([1_000, 1_000, 1_000, 1_000, 15_000, 30_000, 60_000]);
});

async function busyCourierOnAClock() {
  const world = { now: Date.now() };
  const server = await serveResponses((_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end();
  });
  close = server.close;
  const sender = { pickupLocation: '', sellerName: '' };
  const delhivery = openDelhivery({ url: server.url, token: 'secret', sender });
  return { world, courier: guardCourier(delhivery, silentLog, { now: () => world.now }) };
}
