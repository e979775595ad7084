import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { CourierTrouble } from '../../courier.ts';
import type { Courier } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { makeShipmentRequest } from '../testing.ts';
import { createShipment } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import { createShipmentJob, requestShipment } from './request-shipment.ts';

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

async function rowOf(orderId: string) {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row;
}

describe('a shipment', () => {
  test('does not exist for an order that is not committed', async () => {
    const request = makeShipmentRequest();
    const failing = inTransaction(db, async (tx) => {
      await requestShipment(tx, request);
      throw new Error('out of stock');
    });
    await expect(failing).rejects.toThrow('out of stock');
    expect(await findShipment(db, request)).toBeNull();
  });

  test('is one per order', async () => {
    const request = makeShipmentRequest();
    await requestShipment(db, request);
    await expect(requestShipment(db, request)).rejects.toThrow();
  });

  test("keeps the courier's waybill and is not requested again", async () => {
    const request = makeShipmentRequest();
    await requestShipment(db, request);
    expect(await findShipment(db, request)).toEqual({ state: 'waiting', waybill: null });
    const onResponse = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const create = vi.fn<Courier['createShipment']>(() =>
      Promise.resolve({ outcome: 'created', waybill: '111' }),
    );
    const courier = courierThat({ createShipment: create });
    await createShipment(db, courier, { orderId: request.orderId, onResponse });
    expect(await createShipment(db, courier, { orderId: request.orderId, onResponse })).toBeNull();
    expect(await findShipment(db, request)).toEqual({ state: 'created', waybill: '111' });
    expect(create).toHaveBeenCalledExactlyOnceWith(request, { withinMilliseconds: 3_000 });
    expect(onResponse).toHaveBeenCalledOnce();
  });

  test('is retried for a day, with pauses that grow to an hour', () => {
    const { retryLimit, retryDelaySeconds, retryDelayMaxSeconds } = createShipmentJob;
    // The queue doubles the pause each time; its jitter only lengthens it.
    const pauses = Array.from({ length: retryLimit }, (_, tries) =>
      Math.min(retryDelayMaxSeconds, retryDelaySeconds * 2 ** tries),
    );
    expect(retryDelayMaxSeconds).toBe(3600);
    const hours = pauses.reduce((sum, pause) => sum + pause) / 3600;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(25);
  });

  test("is found when the courier's response was lost, not created again", async () => {
    const request = makeShipmentRequest();
    const { orderId } = request;
    await requestShipment(db, request);
    const lost = courierThat({
      createShipment: () => Promise.reject(new CourierTrouble('no whole answer in time')),
    });
    await expect(createShipment(db, lost, { orderId })).rejects.toBeInstanceOf(CourierTrouble);
    expect(await rowOf(orderId)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: 'no whole answer in time',
    });
    const found = courierThat({ findShipment: () => Promise.resolve({ waybill: '222' }) });
    expect(await createShipment(db, found, { orderId })).toEqual({ outcome: 'created', waybill: '222' });
    expect(await rowOf(orderId)).toMatchObject({
      state: 'created',
      waybill: '222',
      attempts: 2,
      lastError: null,
    });
  });

  test('is refused in one transaction, or not at all', async () => {
    const request = makeShipmentRequest();
    const { orderId } = request;
    await requestShipment(db, request);
    const courier = courierThat({
      createShipment: () => Promise.resolve({ outcome: 'refused', remarks: 'Pincode is not serviceable' }),
      findShipment: () => Promise.resolve(null),
    });
    const onResponse = () => Promise.reject(new Error('stock could not be returned'));
    await expect(createShipment(db, courier, { orderId, onResponse })).rejects.toThrow(
      'stock could not be returned',
    );
    expect(await rowOf(orderId)).toMatchObject({ state: 'waiting' });
    await createShipment(db, courier, { orderId });
    expect(await rowOf(orderId)).toMatchObject({ state: 'failed', lastError: 'Pincode is not serviceable' });
  });
});
