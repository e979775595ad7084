// §7 courier protocol
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays } from '#platform/india-time.ts';
import { CourierTrouble, CourierUnreachable, type RedeliveryAct } from '../courier.ts';
import { makeShipmentRequest } from '../server/testing.ts';
import { type Stage, stageDelhivery, stageSimulator } from '../testing/courier-stages.ts';
import { createShipment } from '../server/shipments/create-shipment.ts';
import { findShipment } from '../server/shipments/find-shipment.ts';
import { requestShipment } from '../server/shipments/request-shipment.ts';

const { db } = await testDatabase();

const couriers = [
  { name: 'Delhivery, as it documents itself', open: stageDelhivery },
  { name: 'the simulator', open: stageSimulator },
];

describe.each(couriers)('$name', ({ open }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage.close());

  async function newParcel(pincode = '560003') {
    const request = makeShipmentRequest();
    request.recipient.pincode = pincode;
    const response = await stage.courier.createShipment(request);
    return {
      request,
      orderId: request.orderId,
      waybill: 'waybill' in response ? response.waybill : '',
      response,
    };
  }

  test('gives each shipment its own waybill and finds it by its order', async () => {
    const [one, other] = [await newParcel(), await newParcel()];
    expect(one.response).toMatchObject({ outcome: 'created', waybill: expect.stringMatching(/^\d{14}$/) });
    expect(other.waybill).not.toBe(one.waybill);
    expect(await stage.courier.findShipment(one.orderId)).toEqual({ waybill: one.waybill });
  });

  test('does not know an order that was never sent', async () => {
    expect(await stage.courier.findShipment(makeShipmentRequest().orderId)).toBeNull();
  });

  test('creates one parcel for a repeated order', async () => {
    const { request, response } = await newParcel();
    expect(await stage.courier.createShipment(request)).toEqual(response);
    expect(await stage.parcelsOf(request.orderId)).toBe(1);
  });

  test('refuses an unserved pincode for good: the first shape of a failure', async () => {
    const { response } = await newParcel('900056');
    expect(response).toMatchObject({ outcome: 'refused', remarks: expect.stringMatching(/servic/i) });
  });

  test('reports an unknown warehouse as trouble: the second shape of a failure', async () => {
    const error = await stage.elsewhere
      .createShipment(makeShipmentRequest())
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CourierTrouble);
    expect(error).not.toBeInstanceOf(CourierUnreachable);
    expect((error as Error).message).toContain('ClientWarehouse');
  });

  test('refuses a wrong token', async () => {
    await expect(stage.stranger.createShipment(makeShipmentRequest())).rejects.toBeInstanceOf(CourierTrouble);
  });

  test.each(['garbage', 'down', 'drop', 'slow'] as const)(
    'counts as unreachable when its response is %s',
    async (trouble) => {
      await stage.takesNextCall(trouble);
      await expect(
        stage.courier.createShipment(makeShipmentRequest(), { withinMilliseconds: 300 }),
      ).rejects.toBeInstanceOf(CourierUnreachable);
      // On a slow machine the request was given up before the courier had read it.
      await stage.takesNextCall('usual');
      expect((await newParcel()).response).toMatchObject({ outcome: 'created' });
    },
  );

  // §7 never two waybills for one order
  test('keeps one waybill when its response was lost', async () => {
    const request = makeShipmentRequest();
    await requestShipment(db, request);
    await stage.takesNextCall('drop');
    await expect(createShipment(db, stage.courier, request)).rejects.toBeInstanceOf(CourierTrouble);
    expect(await findShipment(db, request)).toMatchObject({ state: 'waiting', waybill: null });
    const response = await createShipment(db, stage.courier, request);
    expect(await stage.courier.findShipment(request.orderId)).toEqual({
      waybill: response && 'waybill' in response && response.waybill,
    });
    expect(await createShipment(db, stage.courier, request)).toBeNull();
    expect(await stage.parcelsOf(request.orderId)).toBe(1);
  });

  test("returns scans by time, in UTC, with the courier's own codes", async () => {
    const { orderId, waybill } = await newParcel();
    await stage.scans(orderId, ['nobodyThere', 'pickedUp', 'outForDelivery']);
    const [track, ...more] = await stage.courier.track([waybill]);
    expect(more).toEqual([]);
    expect(track!.waybill).toBe(waybill);
    expect(track!.scans.filter(({ status }) => status !== 'Manifested')).toEqual([
      {
        at: '2026-11-22T12:40:52.000Z',
        type: 'UD',
        status: 'In Transit',
        code: 'X-PPOM',
        place: 'Bengaluru_Peenya_GW (Karnataka)',
        remarks: 'Shipment picked up',
        event: 'in_transit',
      },
      {
        at: '2026-11-24T06:20:01.440Z',
        type: 'UD',
        status: 'Dispatched',
        code: 'X-DDD3FD',
        place: 'Bengaluru_Malleshwaram_D (Karnataka)',
        remarks: 'Out for delivery',
        event: 'out_for_delivery',
      },
      {
        at: '2026-11-24T15:57:29.002Z',
        type: 'UD',
        status: 'Pending',
        code: 'EOD-11',
        place: 'Bengaluru_Malleshwaram_D (Karnataka)',
        remarks: 'Consignee Unavailable',
        event: 'attempt_failed',
      },
    ]);
  });

  test('returns a duplicate scan once', async () => {
    const { orderId, waybill } = await newParcel();
    await stage.scans(orderId, ['pickedUp', 'pickedUp', 'atFacility', 'pickedUp']);
    const [track] = await stage.courier.track([waybill]);
    expect(track!.scans.map(({ code }) => code).toSorted()).toEqual(['X-IBD3F', 'X-PPOM', 'X-UCI']);
  });

  test('tracks several parcels at once, whatever else is asked', async () => {
    const parcels = [await newParcel(), await newParcel(), await newParcel()];
    const known = parcels.map(({ waybill }) => waybill);
    const tracks = await stage.courier.track([known[0]!, '1', known[1]!, '2', known[2]!]);
    expect(tracks.map(({ waybill }) => waybill).toSorted()).toEqual(known.toSorted());
    expect(await stage.courier.track(['1'])).toEqual([]);
    expect(await stage.courier.track([])).toEqual([]);
  });

  test('cancels a parcel before pick-up', async () => {
    const { waybill } = await newParcel();
    expect(await stage.courier.cancelShipment(waybill)).toEqual({ outcome: 'cancelled' });
    expect(await stage.courier.cancelShipment(waybill)).toEqual({ outcome: 'cancelled' });
  });

  const acts: RedeliveryAct[] = [
    { act: 'try_again' },
    { act: 'another_day', day: addDays('2026-11-24', 3) },
    { act: 'correct', phone: '9811122233', addressLine: '14 Temple Road, near gate 4' },
  ];

  // §9 a failed delivery is rescued by staff: try again, another day, corrected phone or address, give up; also by hand, and each act is logged
  test.each(acts)('takes the act $act after a failed try, and says so later', async (act) => {
    const { orderId, waybill } = await newParcel();
    await stage.scans(orderId, ['pickedUp', 'outForDelivery', 'nobodyThere']);
    const asked = await stage.courier.redeliver(waybill, act);
    expect(asked).toEqual({ outcome: 'asked', reference: expect.stringMatching(/^UPL\d+$/) });
    const { reference } = asked as { reference: string };
    expect(await stage.courier.checkRedelivery(waybill, reference)).toEqual({ outcome: 'accepted' });
  });

  test('refuses an act in its own words while the parcel is on its way', async () => {
    const { orderId, waybill } = await newParcel();
    await stage.scans(orderId, ['pickedUp', 'outForDelivery']);
    const { reference } = (await stage.courier.redeliver(waybill, { act: 'try_again' })) as {
      reference: string;
    };
    expect(await stage.courier.checkRedelivery(waybill, reference)).toEqual({
      outcome: 'refused',
      remarks: 'RE-ATTEMPT is not allowed as package should be in pending status',
    });
  });

  test('brings a given-up parcel back', async () => {
    const { orderId, waybill } = await newParcel();
    await stage.scans(orderId, ['pickedUp', 'outForDelivery', 'nobodyThere']);
    expect(await stage.courier.redeliver(waybill, { act: 'give_up' })).toEqual({ outcome: 'accepted' });
  });

  // §9 a requested parcel is changed by its courier and keeps its waybill; else it is cancelled and requested again, and the old waybill stays as history
  test('changes a parcel before its pick-up, also twice, and refuses it afterwards', async () => {
    const { orderId, waybill, request } = await newParcel();
    const change = { ...request, totalPaise: 12_350 };
    expect(await stage.courier.edit(waybill, change)).toEqual({ outcome: 'edited' });
    expect(await stage.courier.edit(waybill, change)).toEqual({ outcome: 'edited' });
    expect(await stage.courier.findShipment(orderId)).toEqual({ waybill });
    await stage.scans(orderId, ['pickedUp']);
    const refused = { outcome: 'refused', remarks: expect.stringMatching(/cannot be edited/) as string };
    expect(await stage.courier.edit(waybill, change)).toMatchObject(refused);
    expect(await stage.courier.edit('84900000009999', change)).toMatchObject({ outcome: 'refused' });
    await stage.takesNextCall('garbage');
    await expect(stage.courier.edit(waybill, change)).rejects.toThrow(CourierTrouble);
  });

  test('fetches a return once, says when it has it, and cancels before', async () => {
    const request = { ...makeShipmentRequest(), collectPaise: 0 };
    const first = await stage.courier.fetchReturn(request);
    expect(first).toEqual({ outcome: 'created', waybill: expect.stringMatching(/^\d{14}$/) as string });
    expect(await stage.courier.fetchReturn(request)).toEqual(first);
    const { waybill } = first as { waybill: string };
    await stage.scans(request.orderId, ['fetched', 'backAtSeller']);
    const [track] = await stage.courier.track([waybill]);
    expect(track!.scans.slice(-2).map(({ event }) => event)).toEqual(['in_transit', 'returned_to_origin']);
    const other = { ...makeShipmentRequest(), collectPaise: 0 };
    const next = (await stage.courier.fetchReturn(other)) as { waybill: string };
    expect(await stage.courier.cancelShipment(next.waybill)).toEqual({ outcome: 'cancelled' });
    const unserved = makeShipmentRequest();
    unserved.recipient.pincode = '900056';
    expect(await stage.courier.fetchReturn(unserved)).toMatchObject({ outcome: 'refused' });
  });

  test('requests a pickup once for a place and day, and a refusal says why', async () => {
    const pickup = { place: 'Aranya Warehouse', day: '2026-11-24', time: '15:00', parcels: 3 };
    const first = await stage.courier.requestPickup(pickup);
    expect(first).toEqual({ outcome: 'requested', number: expect.stringMatching(/^\d+$/) as string });
    expect(await stage.courier.requestPickup({ ...pickup, parcels: 9 })).toEqual(first);
    const refused = await stage.courier.requestPickup({ ...pickup, place: '' });
    expect(refused).toMatchObject({ outcome: 'refused' });
    await stage.takesNextCall('garbage');
    await expect(stage.courier.requestPickup(pickup)).rejects.toThrow(CourierTrouble);
  });
});
