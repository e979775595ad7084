// §9 a returned parcel is inspected per line and batch: sell again, damaged, missing; its state alone moves no stock, and the inspection is undone
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { undoChange } from '#platform/admin/server/undo-change.ts';
import { changeLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { batches, batchMovements } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { eraseCustomer } from '#shop/orders/server/erase/erase-customer.ts';
import { inspections } from '../../../server/tables.ts';
import { makeParcel } from '../../../server/testing.ts';
import { makeCustomer, makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { inspectParcel, inspectionKind } from './inspect-parcel.ts';
import { readParcel } from '../parcels/read-parcel.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'packer');
const by = { userId, namesOf: async () => new Map<number, string>() };

/** A parcel of three units of one batch, that came back. */
async function returnedParcel() {
  const parcel = await makeParcel(db, { quantity: 3, stock: 10 });
  await parcel.hears('pickedUp', 'turnedRound', 'broughtBack');
  const asked = (await readParcel(db, parcel)).inspection!;
  const find = (counts: { sellable: number; damaged: number; missing: number }, version = asked.version) =>
    inspectParcel(db, {
      orderNumber: parcel.orderNumber,
      version,
      by,
      units: [{ ...keyOf(asked.units[0]!), ...counts }],
    });
  return { ...parcel, asked, find };
}

function keyOf({
  orderLineId,
  productId,
  batchId,
}: {
  orderLineId: number;
  productId: number;
  batchId: number | null;
}) {
  return { orderLineId, productId, batchId };
}

async function makeOrder(productId: number, quantity: number) {
  const order = makeOrderBody([{ sku: `${productId}`, quantity, unitPaise: 50_000 }]);
  await placeOrder(db, { ...(await makeCustomer(db)), order });
}

const mixed = { sellable: 1, damaged: 1, missing: 1 };

describe('a parcel that came back', () => {
  it('moves no stock by its state, and asks for each unit', async () => {
    const { asked, productId } = await returnedParcel();
    expect(asked).toMatchObject({ doneAt: null, units: [{ atMost: 3, sellable: 0 }] });
    expect(await stockOf(db, productId)).toEqual({ stock: 7, movements: 7 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('puts sellable units back into their batch, and no other', async () => {
    const { find, productId, asked, ...parcel } = await returnedParcel();
    await find(mixed);
    expect(await stockOf(db, productId)).toEqual({ stock: 8, movements: 8 });
    const [batch] = await db.select().from(batches).where(eq(batches.productId, productId));
    expect(batch!.units).toBe(8);
    expect(asked.units[0]!.batchId).toBe(batch!.id);
    const { inspection } = await readParcel(db, parcel);
    expect(inspection).toMatchObject({ doneAt: expect.any(String), units: [{ atMost: 3, ...mixed }] });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes one of two inspections at once, and the same again changes nothing', async () => {
    const { find, productId, ...parcel } = await returnedParcel();
    const both = await Promise.allSettled([find(mixed), find({ sellable: 3, damaged: 0, missing: 0 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed_meanwhile' },
    });
    const before = await stockOf(db, productId);
    const { sellable, damaged, missing } = (await readParcel(db, parcel)).inspection!.units[0]!;
    await find({ sellable, damaged, missing });
    expect(await stockOf(db, productId)).toEqual(before);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('refuses units that do not add up, repeated rows, and rows of another parcel', async () => {
    const { asked, orderNumber, find, productId } = await returnedParcel();
    const row = { ...keyOf(asked.units[0]!), ...mixed };
    const refused = { code: 'units_differ' };
    await expect(find({ sellable: 4, damaged: 0, missing: 0 })).rejects.toMatchObject(refused);
    await expect(find({ sellable: 1, damaged: 0, missing: 0 })).rejects.toMatchObject(refused);
    for (const units of [[row, row], [{ ...row, productId: productId + 1 }], [{ ...row, batchId: null }]])
      await expect(inspectParcel(db, { orderNumber, version: 0, units, by })).rejects.toMatchObject(refused);
    expect((await stockOf(db, productId)).stock).toBe(7);
  });

  it('is corrected and taken back while its units are there', async () => {
    const { find, productId, ...parcel } = await returnedParcel();
    await find(mixed);
    const version = async () => (await readParcel(db, parcel)).inspection!.version;
    await find({ sellable: 0, damaged: 3, missing: 0 }, await version());
    expect((await stockOf(db, productId)).stock).toBe(7);
    await find({ sellable: 3, damaged: 0, missing: 0 }, await version());
    expect((await stockOf(db, productId)).stock).toBe(10);
    await inspectParcel(db, { ...parcel, version: await version(), units: null, by });
    expect((await readParcel(db, parcel)).inspection).toMatchObject({ doneAt: null, units: [{ atMost: 3 }] });
    expect((await stockOf(db, productId)).stock).toBe(7);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is not taken back once its units are sold', async () => {
    const { find, productId, orderNumber, ...parcel } = await returnedParcel();
    await find({ sellable: 3, damaged: 0, missing: 0 });
    await makeOrder(productId, 8);
    const [change] = await db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'inspection'), eq(changeLog.entityId, orderNumber)));
    const undo = { id: change!.id, by, mayUndo: async () => {} };
    await expect(undoChange(db, [inspectionKind], undo)).rejects.toMatchObject({ status: 409 });
    expect((await readParcel(db, { orderNumber, ...parcel })).inspection!.doneAt).not.toBeNull();
    expect((await stockOf(db, productId)).stock).toBe(2);
  });

  it('is undone from the change log', async () => {
    const { find, productId, orderNumber } = await returnedParcel();
    await find(mixed);
    const [change] = await db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'inspection'), eq(changeLog.entityId, orderNumber)));
    await undoChange(db, [inspectionKind], { id: change!.id, by, mayUndo: async () => {} });
    expect((await stockOf(db, productId)).stock).toBe(7);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is inspected after its customer is erased', async () => {
    const { find, productId, userId: customerId } = await returnedParcel();
    await eraseCustomer(db, { userId: customerId, email: 'erased@example.in' });
    await find(mixed);
    expect((await stockOf(db, productId)).stock).toBe(8);
  });

  it('that came back before inspections asks nothing', async () => {
    const { orderId, find, asked: _asked, ...parcel } = await returnedParcel();
    await db.delete(inspections).where(eq(inspections.orderId, orderId));
    expect((await readParcel(db, parcel)).inspection).toBeNull();
    await expect(find(mixed)).rejects.toMatchObject({ code: 'not_returned' });
  });

  it('from before batches goes to the opening stock', async () => {
    const { find: _find, productId, orderId, orderNumber } = await returnedParcel();
    await db.update(batchMovements).set({ orderId: null }).where(eq(batchMovements.orderId, orderId));
    const { units, version } = (await readParcel(db, { orderNumber })).inspection!;
    expect(units).toMatchObject([{ batchId: null, atMost: 3 }]);
    const found = { ...keyOf(units[0]!), sellable: 3, damaged: 0, missing: 0 };
    await inspectParcel(db, { orderNumber, version, by, units: [found] });
    expect((await stockOf(db, productId)).stock).toBe(10);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    expect(product!.stock).toBe(10);
    expect(await checkInvariants(db)).toEqual([]);
  });
});
