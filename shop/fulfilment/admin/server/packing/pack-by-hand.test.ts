// §9 orders sent by hand are to pack and never stuck, whatever became of their job; packing accepts them
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { orderRows } from '#shop/orders/admin/server/board-rows.ts';
import { listOrdersForStaff } from '#shop/orders/admin/server/list-orders-for-staff.ts';
import { isToPack } from '#shop/orders/admin/server/waiting-orders.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody, recordsOf } from '#shop/orders/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { courierPincodes, shipments } from '#shop/shipping/server/tables.ts';
import { parcelConditions } from '../parcels/parcel-conditions.ts';
import { findParcel } from './find-parcel.ts';
import { listParcels } from './list-parcels.ts';
import { packParcel } from './pack-parcel.ts';

const { db } = await testDatabase();
const { userId } = await makeCustomer(db);
const { id: productId } = await makeProduct(db, { stock: 1_000 });
const byHand: CourierSettings = { COURIER: 'manual' };
const delhivery = { COURIER: 'delhivery', DELHIVERY_TOKEN: 'token' } as CourierSettings;
const now = new Date(Date.now() + 2 * hourMs);

/** An order whose job has not run. */
async function placed(shipment: Partial<typeof shipments.$inferInsert> = {}, pincode = '560003') {
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }], { pincode });
  const { orderNumber } = await placeOrder(db, { userId, order: body });
  if (Object.keys(shipment).length > 0)
    await db.update(shipments).set(shipment).where(eq(shipments.orderId, body.orderId));
  return { orderId: body.orderId, orderNumber };
}

/** Where the order represents staff. */
async function rowsWith({ orderNumber }: { orderNumber: string }, couriers: CourierSettings) {
  const toPack = await listParcels(db, { where: isToPack(db, couriers) });
  const asking = parcelConditions.stuck(db, { now, couriers });
  const stuck = await listOrdersForStaff(db, { asking });
  const { rows } = await readBoard(db, { role: 'owner', rows: orderRows(couriers), now });
  const counted = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  expect(counted('pack')).toBe(toPack.rows.length);
  expect(counted('stuck')).toBe(stuck.rows.length);
  const has = (listed: { orderNumber: string }[]) => listed.some((row) => row.orderNumber === orderNumber);
  return [...(has(toPack.rows) ? ['pack'] : []), ...(has(stuck.rows) ? ['stuck'] : [])];
}

describe('an order that no job has accepted', () => {
  it('is to pack in a shop that sends by hand, and stuck in one that asks a courier', async () => {
    const order = await placed();
    expect(await rowsWith(order, byHand)).toEqual(['pack']);
    expect(await rowsWith(order, delhivery)).toEqual(['stuck']);
  });

  it.each([
    ['kept by hand', { courier: 'manual' }, delhivery, 'pack'],
    [
      'kept for Delhivery',
      { courier: 'delhivery', attempts: 9 },
      { ...delhivery, COURIER: 'manual' },
      'stuck',
    ],
    ['kept for a courier that the shop has left', { courier: 'delhivery' }, byHand, 'pack'],
    ['chosen by staff for a courier by hand', { chosenCourier: 'India Post' }, delhivery, 'pack'],
    [
      'chosen by staff for Delhivery',
      { chosenCourier: 'delhivery' },
      { ...delhivery, COURIER: 'manual' },
      'stuck',
    ],
    ['chosen for a courier that the shop lacks', { chosenCourier: 'simulator' }, delhivery, 'stuck'],
    ['asked by an older version', { attempts: 3, chosenCourier: 'India Post' }, delhivery, 'stuck'],
  ] as [string, object, CourierSettings, string][])(
    'and is %s stands in one row',
    async (_, shipment, couriers, row) => {
      expect(await rowsWith(await placed(shipment), couriers)).toEqual([row]);
    },
  );

  it('follows the longest beginning of its pincode', async () => {
    await db.insert(courierPincodes).values([
      { pincode: '79', carrier: 'India Post' },
      { pincode: '7910', carrier: 'delhivery' },
    ]);
    expect(await rowsWith(await placed({}, '791001'), delhivery)).toEqual(['stuck']);
    expect(await rowsWith(await placed({}, '795001'), delhivery)).toEqual(['pack']);
    expect(await rowsWith(await placed({}, '560003'), delhivery)).toEqual(['stuck']);
  });

  it('waits in neither row while its customer has not confirmed it', async () => {
    const order = await placed({ state: 'held' });
    await db.update(orders).set({ heldFor: 'amount' }).where(eq(orders.id, order.orderId));
    expect(await rowsWith(order, byHand)).toEqual([]);
    const packing = findParcel(db, { code: order.orderNumber, couriers: byHand });
    await expect(packing).rejects.toMatchObject({ code: 'no_waybill' });
  });
});

describe('packing by hand', () => {
  it('accepts and packs an order at once, without its job', async () => {
    const { orderId, orderNumber } = await placed();
    const { items, waybill } = await findParcel(db, { code: orderNumber, couriers: byHand });
    expect(waybill).toBe(orderNumber);
    const packed = await packParcel(db, { orderNumber, items, authorId: 1, couriers: byHand });
    expect(packed).toMatchObject({ isPacked: true, waybill: orderNumber });
    const { order, shipments: parcels, events } = await recordsOf(db, orderId);
    expect(order!.state).toBe('packed');
    expect(parcels).toMatchObject([{ state: 'created', courier: 'manual', waybill: orderNumber }]);
    expect(events.map(({ state, actor }) => [state, actor])).toEqual([
      ['placed', 'shopper'],
      ['confirmed', 'system'],
      ['packed', 'staff'],
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('refuses an order for which a courier is asked', async () => {
    const { orderNumber } = await placed();
    const packing = packParcel(db, { orderNumber, items: [], authorId: 1, couriers: delhivery });
    await expect(packing).rejects.toMatchObject({ code: 'no_waybill' });
  });
});
