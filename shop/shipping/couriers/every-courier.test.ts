// §7 courier protocol
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays } from '#platform/india-time.ts';
import type { RedeliveryAct } from '../courier.ts';
import { createShipment } from '../server/shipments/create-shipment.ts';
import { findShipment } from '../server/shipments/find-shipment.ts';
import { requestShipment } from '../server/shipments/request-shipment.ts';
import { shippingSettings } from '../server/settings.ts';
import { makeShipmentRequest } from '../server/testing.ts';
import { type AnyStage, stageDelhivery, stageSimulator } from '../testing/courier-stages.ts';
import { type CourierName, couriers } from './couriers.ts';
import { openManual } from './manual/open-manual.ts';

const { db } = await testDatabase();

/** The compiler asks for a stage of a new courier. */
const stages: Record<CourierName, () => Promise<AnyStage>> = {
  delhivery: stageDelhivery,
  simulator: stageSimulator,
  manual: async () => ({ courier: openManual(), close: async () => {} }),
};

let numbers = 8_000_000;
const newRequest = () => ({ ...makeShipmentRequest(), orderNumber: `AR-${(numbers += 1)}` });

const acts: RedeliveryAct[] = [
  { act: 'try_again' },
  { act: 'another_day', day: addDays('2026-11-24', 3) },
  { act: 'correct', phone: '9811122233', addressLine: '14 Temple Road, near gate 4' },
];

describe.each(Object.keys(stages) as CourierName[])('the courier %s', (name) => {
  let stage: AnyStage;
  beforeAll(async () => {
    stage = await stages[name]();
  });
  afterAll(() => stage.close());

  async function newWaybill(): Promise<string> {
    const response = await stage.courier.createShipment(newRequest());
    return 'waybill' in response ? response.waybill : '';
  }

  test('gives each order one waybill of its own, also when it is asked again', async () => {
    const request = newRequest();
    const first = await stage.courier.createShipment(request);
    expect(first).toMatchObject({ outcome: 'created', waybill: expect.stringMatching(/^[\w-]{5,40}$/) });
    expect(await stage.courier.createShipment(request)).toEqual(first);
    const other = await newWaybill();
    expect(other).not.toBe('');
    expect(first).not.toMatchObject({ waybill: other });
    const found = await stage.courier.findShipment(request.orderId);
    expect([null, { waybill: (first as { waybill: string }).waybill }]).toContainEqual(found);
  });

  test('keeps one waybill through the job of a shipment and its repetition', async () => {
    const request = newRequest();
    await requestShipment(db, request);
    const response = await createShipment(db, stage.courier, { ...request, courierName: name });
    expect(response).toMatchObject({ outcome: 'created' });
    expect(await createShipment(db, stage.courier, { ...request, courierName: name })).toBeNull();
    expect(await findShipment(db, request)).toMatchObject({ state: 'created' });
  });

  test('has every setting that it needs, and does not start without one', () => {
    const needs = couriers[name].needs as readonly string[];
    const settings = Object.fromEntries(needs.map((setting) => [setting, 'https://courier.example']));
    const starts = (given: object) => shippingSettings.safeParse({ COURIER: name, ...given }).success;
    expect(starts(settings)).toBe(true);
    for (const setting of needs) expect(starts({ ...settings, [setting]: undefined })).toBe(false);
  });

  test('tracks only its own parcels, and only where the shop asks for scans', async () => {
    expect(await stage.courier.track([])).toEqual([]);
    expect(await stage.courier.track(['1'])).toEqual([]);
    const tracks = await stage.courier.track([await newWaybill()]);
    expect(tracks.length > 0).toBe(couriers[name].trackingSeconds !== null);
  });

  test('changes and cancels a parcel before its pick-up, also twice', async () => {
    const request = newRequest();
    const response = await stage.courier.createShipment(request);
    const { waybill } = response as { waybill: string };
    for (const totalPaise of [12_350, 12_350])
      expect(await stage.courier.edit(waybill, { ...request, totalPaise })).toEqual({ outcome: 'edited' });
    for (let times = 0; times < 2; times += 1)
      expect(await stage.courier.cancelShipment(waybill)).toEqual({ outcome: 'cancelled' });
  });

  test('takes every act after a failed try, or leaves it to staff', async () => {
    const waybill = await newWaybill();
    const expected = couriers[name].isByHand ? ['by_hand'] : ['asked', 'accepted'];
    for (const act of acts) expect(expected).toContain((await stage.courier.redeliver(waybill, act)).outcome);
  });

  test('sends a rider exactly when it says that it can', async () => {
    const pickup = { place: 'Aranya Warehouse', day: '2026-11-25', time: '15:00', parcels: 3 };
    const { outcome } = await stage.courier.requestPickup(pickup);
    expect(outcome).toBe(couriers[name].canPickUp ? 'requested' : 'refused');
  });

  test('fetches a return exactly when it says that it can', async () => {
    const { outcome } = await stage.courier.fetchReturn({ ...makeShipmentRequest(), collectPaise: 0 });
    expect(outcome).toBe(couriers[name].canFetchReturns ? 'created' : 'refused');
  });
});
