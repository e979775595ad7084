import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { CourierTrouble } from '../courier.ts';
import type { Courier } from '../courier.ts';
import { openDelhivery } from '../server/shipments/delhivery.ts';
import { makeShipmentRequest } from '../server/testing.ts';
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

test('an order asked twice is still one parcel', async () => {
  const request = makeShipmentRequest();
  const first = await courier.createShipment(request);
  expect(await courier.createShipment(request)).toEqual(first);
});

test('a restart forgets nothing', async () => {
  const request = makeShipmentRequest();
  const first = await courier.createShipment(request);
  simulator.close();
  await start();
  expect(await courier.createShipment(request)).toEqual(first);
  const next = await courier.createShipment(makeShipmentRequest());
  expect(next).not.toEqual(first);
});

test('a field post office is out of its reach', async () => {
  const request = makeShipmentRequest();
  request.recipient.pincode = '900056';
  expect(await courier.createShipment(request)).toMatchObject({ outcome: 'refused' });
  expect(await courier.findShipment(request.orderId)).toBeNull();
});

test('a parcel moves when it is told to, and stays delivered', async () => {
  const answer = await courier.createShipment(makeShipmentRequest());
  const waybill = 'waybill' in answer ? answer.waybill : '';
  const statuses: (string | undefined)[] = [];
  for (let step = 0; step < 6; step++) {
    statuses.push((await courier.track([waybill]))[0]?.scans.at(-1)?.status);
    await fetch(`${url}/simulator/advance?waybill=${waybill}`, {
      method: 'POST',
      headers: { Authorization: 'Token secret' },
    });
  }
  expect(statuses).toEqual(['Manifested', 'In Transit', 'Pending', 'Dispatched', 'Delivered', 'Delivered']);
});

test('a parcel is cancelled until it is picked up', async () => {
  const advance = (waybill: string) =>
    fetch(`${url}/simulator/advance?waybill=${waybill}`, {
      method: 'POST',
      headers: { Authorization: 'Token secret' },
    });
  const made = async () => {
    const answer = await courier.createShipment(makeShipmentRequest());
    return 'waybill' in answer ? answer.waybill : '';
  };
  const unwanted = await made();
  expect(await courier.cancelShipment(unwanted)).toEqual({ outcome: 'cancelled' });
  expect(await courier.cancelShipment(unwanted)).toEqual({ outcome: 'cancelled' });
  await advance(unwanted);
  expect((await courier.track([unwanted]))[0]?.scans.at(-1)?.status).toBe('Not Picked');
  const gone = await made();
  await advance(gone);
  expect(await courier.cancelShipment(gone)).toMatchObject({ outcome: 'refused' });
  expect(await courier.cancelShipment('1')).toMatchObject({ outcome: 'refused' });
});

async function behave(as: string) {
  await fetch(`${url}/simulator/behave?as=${as}`, {
    method: 'POST',
    headers: { Authorization: 'Token secret' },
  });
}

test('an answer lost after the parcel was created is no second waybill', async () => {
  const request = makeShipmentRequest();
  await behave('drop');
  await expect(courier.createShipment(request)).rejects.toBeInstanceOf(CourierTrouble);
  const found = await courier.findShipment(request.orderId);
  expect(found?.waybill).toMatch(/^\d{14}$/);
  expect(await courier.createShipment(request)).toEqual({ outcome: 'created', waybill: found?.waybill });
});

test('garbage and slowness are trouble, after which all is as before', async () => {
  const request = makeShipmentRequest();
  await behave('garbage');
  await expect(courier.createShipment(request)).rejects.toBeInstanceOf(CourierTrouble);
  expect(await courier.findShipment(request.orderId)).toBeNull();
  await behave('slow');
  await expect(courier.createShipment(request, { withinMilliseconds: 200 })).rejects.toBeInstanceOf(
    CourierTrouble,
  );
  expect(await courier.createShipment(request)).toMatchObject({ outcome: 'created' });
});

test('it refuses for good when it is told to', async () => {
  await behave('refuse');
  expect(await courier.createShipment(makeShipmentRequest())).toMatchObject({ outcome: 'refused' });
});

test('a wrong token is turned away', async () => {
  const stranger = openDelhivery({ url, token: 'guessed', sender });
  await expect(stranger.createShipment(makeShipmentRequest())).rejects.toBeInstanceOf(CourierTrouble);
});
