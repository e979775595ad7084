// §9 a requested parcel is changed by its courier and keeps its waybill; else it is cancelled and requested again, and the old waybill stays as history
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Courier, CourierTrouble, type ShipmentRequest } from '../../courier.ts';
import { changeShipment } from './change-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { listFormerParcels, referenceOf } from './former-parcels.ts';
import { requestShipment } from './request-shipment.ts';
import { withdrawShipment } from './withdraw-shipment.ts';
import { shipments } from '../tables.ts';
import { makeShipmentRequest } from '../testing.ts';
import { editParcel } from './edit-parcel.ts';

const { db } = await testDatabase();

const courierThat = (wanted: Partial<Courier>) => wanted as Courier;
const edits = () => vi.fn<Courier['edit']>(() => Promise.resolve({ outcome: 'edited' }));
const refuses = () =>
  vi.fn<Courier['edit']>(() => Promise.resolve({ outcome: 'refused', remarks: 'Shipment was picked up' }));

let waybills = 0;

async function acceptedShipment() {
  const request = makeShipmentRequest();
  const waybill = `E${(waybills += 1)}`;
  await requestShipment(db, request);
  const createsIt = courierThat({ createShipment: async () => ({ outcome: 'created', waybill }) });
  await createShipment(db, createsIt, { ...request, courierName: 'delhivery' });
  return { request, waybill, orderId: request.orderId };
}

function change({ orderId, ...request }: ShipmentRequest, changed: Partial<ShipmentRequest>, on: Db = db) {
  return inTransaction(on, (tx) => changeShipment(tx, { orderId, request: { ...request, ...changed } }));
}

const rowOf = async (orderId: string) =>
  (await db.select().from(shipments).where(eq(shipments.orderId, orderId)))[0]!;

async function jobsOf(name: string, orderId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and data->>'orderId' = ${orderId}`,
  );
  return rows.length;
}

const dearer = { totalPaise: 12_300 };

it('changes a parcel at its courier, and keeps its waybill', async () => {
  const { request, waybill, orderId } = await acceptedShipment();
  await change(request, dearer);
  expect(await rowOf(orderId)).toMatchObject({ state: 'editing', waybill: null });
  expect([
    await jobsOf('delivery.edit-parcel', orderId),
    await jobsOf('delivery.create-shipment', orderId),
  ]).toEqual([1, 1]);
  const edit = edits();
  expect(await editParcel(db, courierThat({ edit }), { orderId, revision: 1 })).toBe('edited');
  expect(edit).toHaveBeenCalledExactlyOnceWith(waybill, expect.objectContaining(dearer));
  expect(await rowOf(orderId)).toMatchObject({
    state: 'created',
    waybill,
    revision: 1,
    courier: 'delhivery',
    editedAt: expect.any(Date),
    request: { ...request, ...dearer },
  });
  expect(await listFormerParcels(db, { orderId })).toEqual([]);
  expect(await editParcel(db, courierThat({ edit }), { orderId, revision: 1 })).toBeNull();
  expect(edit).toHaveBeenCalledTimes(1);
});

it('requests a parcel anew when the courier refuses, and keeps the old waybill', async () => {
  const { request, waybill, orderId } = await acceptedShipment();
  await change(request, dearer);
  expect(await editParcel(db, courierThat({ edit: refuses() }), { orderId, revision: 1 })).toBe('refused');
  expect(await rowOf(orderId)).toMatchObject({
    state: 'waiting',
    waybill: null,
    revision: 2,
    editedAt: null,
  });
  expect(await listFormerParcels(db, { orderId })).toMatchObject([{ waybill, state: 'withdrawn' }]);
  expect([
    await jobsOf('delivery.cancel-former-parcel', orderId),
    await jobsOf('delivery.create-shipment', orderId),
  ]).toEqual([1, 2]);
  expect((await rowOf(orderId)).request.orderId).toBe(referenceOf({ orderId, revision: 2 }));
});

it('requests a parcel to another place anew without asking for a change', async () => {
  const { request, orderId } = await acceptedShipment();
  await change(request, { recipient: { ...request.recipient, pincode: '110001' } });
  expect(await rowOf(orderId)).toMatchObject({ state: 'waiting', revision: 2 });
  expect([
    await jobsOf('delivery.edit-parcel', orderId),
    await jobsOf('delivery.create-shipment', orderId),
  ]).toEqual([0, 2]);
  const { request: other, orderId: moved } = await acceptedShipment();
  await change(other, dearer);
  await change(other, { recipient: { ...other.recipient, city: 'Mysuru' } });
  expect(await rowOf(moved)).toMatchObject({ state: 'waiting', revision: 2 });
  const edit = edits();
  expect(await editParcel(db, courierThat({ edit }), { orderId: moved, revision: 1 })).toBeNull();
  expect(edit).not.toHaveBeenCalled();
});

it('tells the courier the newest change when the order changes meanwhile', async () => {
  const { request, waybill, orderId } = await acceptedShipment();
  await change(request, dearer);
  const slow = vi.fn<Courier['edit']>(async () => {
    await change(request, { totalPaise: 45_600 });
    return { outcome: 'edited' };
  });
  expect(await editParcel(db, courierThat({ edit: slow }), { orderId, revision: 1 })).toBeNull();
  expect(await rowOf(orderId)).toMatchObject({ state: 'editing', waybill: null });
  const edit = edits();
  expect(await editParcel(db, courierThat({ edit }), { orderId, revision: 1 })).toBe('edited');
  expect(edit).toHaveBeenCalledExactlyOnceWith(waybill, expect.objectContaining({ totalPaise: 45_600 }));
  expect(await rowOf(orderId)).toMatchObject({ waybill, request: { totalPaise: 45_600 } });
});

it('cancels the parcel of an order that is cancelled before or during the change', async () => {
  for (const isDuring of [false, true]) {
    const { request, waybill, orderId } = await acceptedShipment();
    await change(request, dearer);
    const withdraw = () => inTransaction(db, (tx) => withdrawShipment(tx, { orderId }));
    if (!isDuring) await withdraw();
    const edit = vi.fn<Courier['edit']>(async () => {
      await withdraw();
      return { outcome: 'edited' };
    });
    expect(await editParcel(db, courierThat({ edit }), { orderId, revision: 1 })).toBeNull();
    expect(edit).toHaveBeenCalledTimes(isDuring ? 1 : 0);
    expect((await rowOf(orderId)).state).toBe('withdrawn');
    expect(await listFormerParcels(db, { orderId })).toMatchObject([{ waybill, state: 'withdrawn' }]);
    expect(await jobsOf('delivery.cancel-former-parcel', orderId)).toBe(1);
  }
});

it('tries again while the courier is silent, and says so on the order', async () => {
  const { request, orderId } = await acceptedShipment();
  await change(request, dearer);
  const silent = courierThat({ edit: () => Promise.reject(new CourierTrouble('no answer')) });
  await expect(editParcel(db, silent, { orderId, revision: 1 })).rejects.toBeInstanceOf(CourierTrouble);
  expect(await rowOf(orderId)).toMatchObject({ state: 'editing', lastError: 'no answer' });
  expect(await createShipment(db, silent, { orderId })).toBeNull();
  expect(await editParcel(db, courierThat({ edit: edits() }), { orderId, revision: 1 })).toBe('edited');
  expect((await rowOf(orderId)).lastError).toBeNull();
});
