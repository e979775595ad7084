// §7 a cancelled parcel is cancelled at the courier, also when its waybill comes late
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { type Courier, CourierTrouble } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { makeShipmentRequest } from '../testing.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { requestShipment } from './request-shipment.ts';
import { withdrawShipment } from './withdraw-shipment.ts';

const { db } = await testDatabase();

/** The simulator cannot interrupt a request, so this courier is a stub. */
function courierThat(wanted: Partial<Courier>): Courier {
  const never = () => Promise.reject(new Error('should not be asked'));
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

async function newShipment() {
  const request = makeShipmentRequest();
  await requestShipment(db, request);
  return request.orderId;
}

async function rowOf(orderId: string) {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row;
}

async function requestsFor(orderId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = 'delivery.cancel-shipment' and data->>'orderId' = ${orderId}`,
  );
  return rows.length;
}

const gives = (waybill: string) => () => Promise.resolve({ outcome: 'created' as const, waybill });
const cancels = () => vi.fn<Courier['cancelShipment']>(() => Promise.resolve({ outcome: 'cancelled' }));

describe('cancelling a shipment', () => {
  test('skips the courier when the shipment was never requested', async () => {
    const orderId = await newShipment();
    await withdrawShipment(db, { orderId });
    expect(await createShipment(db, courierThat({}), { orderId })).toBeNull();
    expect(await requestsFor(orderId)).toBe(0);
    expect(await rowOf(orderId)).toMatchObject({ state: 'withdrawn', waybill: null });
  });

  test('cancels at the courier by waybill, once', async () => {
    const orderId = await newShipment();
    await createShipment(db, courierThat({ createShipment: gives('901') }), { orderId });
    await withdrawShipment(db, { orderId });
    await withdrawShipment(db, { orderId });
    expect(await requestsFor(orderId)).toBe(1);
    const cancel = cancels();
    const courier = courierThat({ cancelShipment: cancel });
    expect(await cancelShipment(db, courier, { orderId })).toMatchObject({ outcome: 'cancelled' });
    expect(await cancelShipment(db, courier, { orderId })).toBeNull();
    expect(cancel).toHaveBeenCalledExactlyOnceWith('901');
    expect(await rowOf(orderId)).toMatchObject({ state: 'cancelled', waybill: '901' });
  });

  test('cancels a waybill that arrives during the cancellation', async () => {
    const orderId = await newShipment();
    const onResponse = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const courier = courierThat({
      createShipment: async () => {
        await withdrawShipment(db, { orderId });
        return gives('902')();
      },
    });
    expect(await createShipment(db, courier, { orderId, onResponse })).toBeNull();
    expect(onResponse).not.toHaveBeenCalled();
    expect(await rowOf(orderId)).toMatchObject({ state: 'withdrawn', waybill: '902' });
    expect(await requestsFor(orderId)).toBe(2);
    const cancel = cancels();
    await cancelShipment(db, courierThat({ cancelShipment: cancel }), { orderId });
    expect(cancel).toHaveBeenCalledExactlyOnceWith('902');
  });

  test('looks up a shipment whose response was lost', async () => {
    const orderId = await newShipment();
    const lost = courierThat({ createShipment: () => Promise.reject(new CourierTrouble('no answer')) });
    await expect(createShipment(db, lost, { orderId })).rejects.toBeInstanceOf(CourierTrouble);
    await withdrawShipment(db, { orderId });
    const cancel = cancels();
    const finds = courierThat({
      findShipment: () => Promise.resolve({ waybill: '903' }),
      cancelShipment: cancel,
    });
    expect(await cancelShipment(db, finds, { orderId })).toMatchObject({ outcome: 'cancelled' });
    expect(cancel).toHaveBeenCalledExactlyOnceWith('903');
    expect(await rowOf(orderId)).toMatchObject({ state: 'cancelled', waybill: '903' });
  });

  test('retries while the courier is in trouble, and notes a late cancellation', async () => {
    const orderId = await newShipment();
    await createShipment(db, courierThat({ createShipment: gives('904') }), { orderId });
    await withdrawShipment(db, { orderId });
    const down = courierThat({ cancelShipment: () => Promise.reject(new CourierTrouble('status 503')) });
    await expect(cancelShipment(db, down, { orderId })).rejects.toBeInstanceOf(CourierTrouble);
    expect(await rowOf(orderId)).toMatchObject({ state: 'withdrawn', lastError: 'status 503' });
    const late = courierThat({
      cancelShipment: () => Promise.resolve({ outcome: 'refused', remarks: 'Dispatched' }),
    });
    await cancelShipment(db, late, { orderId });
    expect(await rowOf(orderId)).toMatchObject({
      state: 'withdrawn',
      lastError: 'Not cancelled: Dispatched',
    });
  });
});
