import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { noteOlderParcels } from '#shop/shipping/server/choice/note-older-parcels.ts';
import { settleCourier } from '#shop/shipping/server/choice/settle-courier.ts';
import { findCourier } from '#shop/shipping/server/shipments/find-courier.ts';
import { courierPincodes, formerParcels, shipments } from '#shop/shipping/server/tables.ts';

const { db } = await testDatabase();

it('keeps to the courier that an older version asked without noting it', async () => {
  await db.insert(courierPincodes).values({ pincode: '5600', carrier: 'manual' });
  const { id } = await makeProduct(db, { stock: 10 });
  const lines = [{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }];
  const body = makeOrderBody(lines, { orderId: randomUUID(), pincode: '560003' });
  await placeOrder(db, { ...(await makeCustomer(db)), order: body });
  const { orderId } = body;
  const shop = { standard: 'delhivery' as const, has: () => true };
  await db.update(shipments).set({ courier: '', attempts: 1 }).where(eq(shipments.orderId, orderId));
  expect(await settleCourier(db, { orderId, ...shop })).toEqual({ courier: 'delhivery', handCourier: '' });
  await db
    .insert(formerParcels)
    .values({ orderId, revision: 9, waybill: null, courier: '', state: 'withdrawn' });
  expect(await findCourier(db, { orderId, revision: 9 })).toBe('');
  await noteOlderParcels(db, { standard: 'manual' });
  expect(await findCourier(db, { orderId })).toBe('delhivery');
  await db.update(shipments).set({ courier: '', attempts: 1 }).where(eq(shipments.orderId, orderId));
  await noteOlderParcels(db, { standard: 'manual' });
  expect(await findCourier(db, { orderId })).toBe('');
  await noteOlderParcels(db, { standard: 'delhivery' });
  expect(await settleCourier(db, { orderId, ...shop, standard: 'manual' })).toEqual({
    courier: 'delhivery',
    handCourier: '',
  });
  expect(await findCourier(db, { orderId, revision: 9 })).toBe('delhivery');
  await db.update(shipments).set({ courier: '', attempts: 0 }).where(eq(shipments.orderId, orderId));
  expect(await settleCourier(db, { orderId, ...shop })).toEqual({ courier: 'manual', handCourier: '' });
});
