import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { type Courier, CourierTrouble } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { makeShipmentRequest } from '../testing.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { changeShipment } from './change-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { cancelFormerParcel, listFormerParcels, referenceOf } from './former-parcels.ts';
import { requestShipment } from './request-shipment.ts';
import { withdrawShipment } from './withdraw-shipment.ts';

const { db } = await testDatabase();

const never = () => Promise.reject(new Error('should not be asked'));

function courierThat(wanted: Partial<Courier>): Courier {
  return {
    createShipment: never,
    findShipment: never,
    track: never,
    cancelShipment: never,
    edit: never,
    redeliver: never,
    checkRedelivery: never,
    fetchReturn: never,
    requestPickup: never,
    ...wanted,
  };
}

const gives = (waybill: string) => vi.fn(() => Promise.resolve({ outcome: 'created' as const, waybill }));
const cancels = () => vi.fn<Courier['cancelShipment']>(() => Promise.resolve({ outcome: 'cancelled' }));

async function newShipment() {
  const request = makeShipmentRequest();
  await requestShipment(db, request);
  return request;
}

/** To another place, which no courier changes on a parcel. */
const changed = { totalPaise: 12_300, recipient: { ...makeShipmentRequest().recipient, pincode: '110001' } };

function change({ orderId, ...request }: ReturnType<typeof makeShipmentRequest>) {
  return inTransaction(db, (tx) => changeShipment(tx, { orderId, request: { ...request, ...changed } }));
}

async function rowOf(orderId: string) {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row!;
}

async function jobsOf(name: string, orderId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and data->>'orderId' = ${orderId}`,
  );
  return rows.length;
}

it('replaces a request that no courier has seen', async () => {
  const request = await newShipment();
  await change(request);
  const create = gives('501');
  await createShipment(db, courierThat({ createShipment: create }), request);
  expect(create).toHaveBeenCalledExactlyOnceWith({ ...request, ...changed }, expect.anything());
  expect(await listFormerParcels(db, request)).toEqual([]);
});

it('asks for a new parcel under its own reference and cancels the former one', async () => {
  const request = await newShipment();
  const { orderId } = request;
  await createShipment(db, courierThat({ createShipment: gives('502') }), request);
  await change(request);
  expect(await rowOf(orderId)).toMatchObject({ state: 'waiting', waybill: null, attempts: 0, revision: 2 });
  const create = gives('503');
  await createShipment(db, courierThat({ createShipment: create }), request);
  const reference = referenceOf({ orderId, revision: 2 });
  expect(create).toHaveBeenCalledWith({ ...request, ...changed, orderId: reference }, expect.anything());
  expect(await jobsOf('delivery.cancel-former-parcel', orderId)).toBe(1);
  const cancel = cancels();
  const courier = courierThat({ cancelShipment: cancel });
  expect(await cancelFormerParcel(db, courier, { orderId, revision: 1 })).toBe('cancelled');
  expect(await cancelFormerParcel(db, courier, { orderId, revision: 1 })).toBeNull();
  expect(cancel).toHaveBeenCalledExactlyOnceWith('502');
  expect(await listFormerParcels(db, request)).toMatchObject([{ waybill: '502', state: 'cancelled' }]);
  expect(await rowOf(orderId)).toMatchObject({ state: 'created', waybill: '503' });
});

it('never takes the answer to the former request for the new one', async () => {
  const request = await newShipment();
  const { orderId } = request;
  const onResponse = vi.fn(() => Promise.resolve());
  const slow = courierThat({
    createShipment: async () => {
      await change(request);
      return gives('504')();
    },
  });
  expect(await createShipment(db, slow, { orderId, onResponse })).toBeNull();
  expect(onResponse).not.toHaveBeenCalled();
  expect(await rowOf(orderId)).toMatchObject({ state: 'waiting', waybill: null, revision: 2 });
  expect(await listFormerParcels(db, request)).toMatchObject([{ waybill: '504', state: 'withdrawn' }]);
  const cancel = cancels();
  await cancelFormerParcel(db, courierThat({ cancelShipment: cancel }), { orderId, revision: 1 });
  expect(cancel).toHaveBeenCalledExactlyOnceWith('504');
});

it('looks up a former parcel after a lost response, and says when it is kept', async () => {
  const request = await newShipment();
  const { orderId } = request;
  const lost = courierThat({ createShipment: () => Promise.reject(new CourierTrouble('no answer')) });
  await expect(createShipment(db, lost, request)).rejects.toBeInstanceOf(CourierTrouble);
  await change(request);
  const find = vi.fn(() => Promise.resolve({ waybill: '505' }));
  const keeps = courierThat({
    findShipment: find,
    cancelShipment: () => Promise.resolve({ outcome: 'refused', remarks: 'Dispatched' }),
  });
  expect(await cancelFormerParcel(db, keeps, { orderId, revision: 1 })).toBe('refused');
  expect(find).toHaveBeenCalledExactlyOnceWith(orderId);
  expect(await listFormerParcels(db, request)).toMatchObject([
    { waybill: '505', state: 'withdrawn', lastError: 'Not cancelled: Dispatched' },
  ]);
});

it('cancels the newest parcel by its own reference when the order is cancelled', async () => {
  const request = await newShipment();
  const { orderId } = request;
  await createShipment(db, courierThat({ createShipment: gives('506') }), request);
  await change(request);
  const lost = courierThat({ createShipment: () => Promise.reject(new CourierTrouble('no answer')) });
  await expect(createShipment(db, lost, request)).rejects.toBeInstanceOf(CourierTrouble);
  await withdrawShipment(db, { orderId });
  const find = vi.fn(() => Promise.resolve({ waybill: '507' }));
  const cancel = cancels();
  await cancelShipment(db, courierThat({ findShipment: find, cancelShipment: cancel }), { orderId });
  expect(find).toHaveBeenCalledExactlyOnceWith(referenceOf({ orderId, revision: 2 }));
  expect(cancel).toHaveBeenCalledExactlyOnceWith('507');
});
