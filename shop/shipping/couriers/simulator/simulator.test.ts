// §7 courier protocol
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { CourierTrouble, CourierUnreachable } from '../../courier.ts';
import type { Courier } from '../../courier.ts';
import { openDelhivery } from '../delhivery/open-delhivery.ts';
import { makeShipmentRequest } from '../../server/testing.ts';
import { createSimulator } from './create-simulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'courier-'));
const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };
let simulator: Server;
let url: string;
let courier: Courier;

async function start() {
  simulator = createSimulator({ port: 0, file: join(folder, 'shipments.json'), token: 'secret' });
  await once(simulator, 'listening');
  url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  courier = openDelhivery({ url, token: 'secret', sender });
}

beforeEach(start);
afterEach(() => simulator.close());
afterAll(() => rmSync(folder, { recursive: true }));

test('a parcel gets a waybill, and its order finds it', async () => {
  const request = makeShipmentRequest();
  expect(await courier.findShipment(request.orderId)).toBeNull();
  const answer = await courier.createShipment(request);
  expect(answer).toMatchObject({ outcome: 'created', waybill: expect.stringMatching(/^\d{14}$/) as string });
  expect(await courier.findShipment(request.orderId)).toMatchObject({
    waybill: 'waybill' in answer && answer.waybill,
  });
});

test('a repeated order is one parcel', async () => {
  const request = makeShipmentRequest();
  const first = await courier.createShipment(request);
  expect(await courier.createShipment(request)).toEqual(first);
});

test('a restart keeps every shipment', async () => {
  const request = makeShipmentRequest();
  const first = await courier.createShipment(request);
  simulator.close();
  await start();
  expect(await courier.createShipment(request)).toEqual(first);
  const next = await courier.createShipment(makeShipmentRequest());
  expect(next).not.toEqual(first);
});

test('a restart without its file gives no waybill a second time', async () => {
  await courier.createShipment(makeShipmentRequest());
  const file = join(folder, 'shipments.json');
  const given = JSON.parse(readFileSync(file, 'utf8')) as { waybill: string }[];
  simulator.close();
  rmSync(file);
  await start();
  const waybills = new Set(given.map(({ waybill }) => waybill));
  const next = await courier.createShipment(makeShipmentRequest());
  expect(next).toMatchObject({ outcome: 'created' });
  expect(waybills).not.toContain('waybill' in next && next.waybill);
});

test('parcels of one moment, and after a clock went back, have different waybills', async () => {
  const waybills = new Set<string>();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const ahead of [0, 0, -dayMs]) {
      vi.setSystemTime(Date.now() + ahead);
      const parcel = await courier.createShipment(makeShipmentRequest());
      waybills.add('waybill' in parcel ? parcel.waybill : '');
    }
  } finally {
    vi.useRealTimers();
  }
  expect(waybills.size).toBe(3);
});

test('a field post office is not served', async () => {
  const request = makeShipmentRequest();
  request.recipient.pincode = '900056';
  expect(await courier.createShipment(request)).toMatchObject({ outcome: 'refused' });
  expect(await courier.findShipment(request.orderId)).toBeNull();
});

test('a parcel moves on command and stays delivered', async () => {
  const answer = await courier.createShipment(makeShipmentRequest());
  const waybill = 'waybill' in answer ? answer.waybill : '';
  const statuses: (string | undefined)[] = [];
  for (let step = 0; step < 6; step++) {
    statuses.push((await courier.track([waybill]))[0]?.scans.at(-1)?.status);
    await advance(waybill);
  }
  expect(statuses).toEqual(['Manifested', 'In Transit', 'Pending', 'Dispatched', 'Delivered', 'Delivered']);
});

test('a parcel can be cancelled until pick-up', async () => {
  const unwanted = await newWaybill();
  expect(await courier.cancelShipment(unwanted)).toEqual({ outcome: 'cancelled' });
  expect(await courier.cancelShipment(unwanted)).toEqual({ outcome: 'cancelled' });
  await advance(unwanted);
  expect((await courier.track([unwanted]))[0]?.scans.at(-1)?.status).toBe('Not Picked');
  const gone = await newWaybill();
  await advance(gone);
  expect(await courier.cancelShipment(gone)).toMatchObject({ outcome: 'refused' });
  expect(await courier.cancelShipment('1')).toMatchObject({ outcome: 'refused' });
});

async function behave(as: string, { times = 1, on = '' }: { times?: number; on?: string } = {}) {
  const answer = await fetch(`${url}/simulator/behave?as=${as}&times=${times}&on=${on}`, {
    method: 'POST',
    headers: { Authorization: 'Token secret' },
  });
  return (await answer.json()) as object;
}

async function advance(waybill: string) {
  await fetch(`${url}/simulator/advance?waybill=${waybill}`, {
    method: 'POST',
    headers: { Authorization: 'Token secret' },
  });
}

async function newWaybill(): Promise<string> {
  const answer = await courier.createShipment(makeShipmentRequest());
  return 'waybill' in answer ? answer.waybill : '';
}

async function codesOf(waybill: string): Promise<string[]> {
  const [track] = await courier.track([waybill]);
  return track!.scans.map(({ code }) => code);
}

describe("the simulator's behaviours, through the shop's client", () => {
  test('last as many requests as set, on the named one', async () => {
    expect(await behave('grumpy')).toEqual({ error: 'Unknown mood' });
    expect(await behave('down', { times: 2, on: 'packages' })).toEqual({ as: 'down', times: 2 });
    const waybill = await newWaybill();
    for (let n = 0; n < 2; n += 1)
      await expect(courier.track([waybill])).rejects.toBeInstanceOf(CourierUnreachable);
    expect(await codesOf(waybill)).toEqual(['X-UCI']);
  });

  // §7 time-outs: a second to connect, ten for an answer; each mood of the simulator
  test('slow: a response after 12 s is given up as soon as patience ends', async () => {
    await behave('slow', { times: 2 });
    const request = makeShipmentRequest();
    const patience = { withinMilliseconds: 200 };
    await expect(courier.createShipment(request, patience)).rejects.toBeInstanceOf(CourierUnreachable);
    await expect(courier.findShipment(request.orderId, patience)).rejects.toThrow('no whole answer in time');
    // On a slow machine a request was given up before the courier had read it.
    await behave('usual');
    expect(await courier.createShipment(request)).toMatchObject({ outcome: 'created' });
  });

  // §7 time-outs: a second to connect, ten for an answer; each mood of the simulator
  test('a request without its own patience has ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    expect(await courier.findShipment(makeShipmentRequest().orderId)).toBeNull();
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();
  });

  test('refuse: a final refusal, and no parcel', async () => {
    const request = makeShipmentRequest();
    await behave('refuse');
    expect(await courier.createShipment(request)).toEqual({
      outcome: 'refused',
      remarks: 'Pincode is not serviceable',
    });
    expect(await courier.findShipment(request.orderId)).toBeNull();
  });

  test.each(['garbage', 'down'])('%s: trouble at every request, and no effect', async (behaviour) => {
    const request = makeShipmentRequest();
    await behave(behaviour);
    await expect(courier.createShipment(request)).rejects.toBeInstanceOf(CourierUnreachable);
    expect(await courier.findShipment(request.orderId)).toBeNull();
    const waybill = await newWaybill();
    for (const ask of [
      () => courier.track([waybill]),
      () => courier.findShipment(request.orderId),
      () => courier.cancelShipment(waybill),
    ]) {
      await behave(behaviour);
      await expect(ask()).rejects.toBeInstanceOf(CourierUnreachable);
    }
    expect(await codesOf(waybill)).toEqual(['X-UCI']);
  });

  test('drop: the request takes effect, and its response never comes', async () => {
    const request = makeShipmentRequest();
    await behave('drop');
    await expect(courier.createShipment(request)).rejects.toBeInstanceOf(CourierUnreachable);
    const found = await courier.findShipment(request.orderId);
    expect(found?.waybill).toMatch(/^\d{14}$/);
    expect(await courier.createShipment(request)).toEqual({ outcome: 'created', waybill: found?.waybill });
    await behave('drop', { on: 'edit' });
    await expect(courier.cancelShipment(found!.waybill)).rejects.toBeInstanceOf(CourierUnreachable);
    expect(await codesOf(found!.waybill)).toEqual(['X-UCI', 'DTUP-210']);
    expect(await courier.cancelShipment(found!.waybill)).toEqual({ outcome: 'cancelled' });
  });

  test('repeat: repeated scans out of order arrive once and in order', async () => {
    const waybill = await newWaybill();
    await advance(waybill);
    await advance(waybill);
    await behave('repeat');
    expect(await codesOf(waybill)).toEqual(['X-UCI', 'X-PPOM', 'X-IBD3F']);
  });

  test('late: the newest scan arrives with the next response', async () => {
    const waybill = await newWaybill();
    await advance(waybill);
    await behave('late');
    expect(await codesOf(waybill)).toEqual(['X-UCI']);
    expect(await codesOf(waybill)).toEqual(['X-UCI', 'X-PPOM']);
  });
});

test('a wrong token is refused', async () => {
  const stranger = openDelhivery({ url, token: 'guessed', sender });
  await expect(stranger.createShipment(makeShipmentRequest())).rejects.toBeInstanceOf(CourierTrouble);
});
