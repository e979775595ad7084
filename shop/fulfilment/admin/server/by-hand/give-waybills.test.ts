// §9 parcels sent by hand: waybills, steps and undo, with emails, documents, cash and the customer's link
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { findOrder, getOrder } from '#shop/orders/server/get-order.ts';
import { saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { findParcel } from '../packing/find-parcel.ts';
import { makeHandParcel, makeParcel } from '../testing.ts';
import { giveWaybills } from './give-waybills.ts';
import { readSteps } from './list-by-hand.ts';
import { takeStep } from './take-step.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'owner');
const by = { userId: authorId, namesOf: findStaffNames };
await saveHandCourier(db, { name: 'Test Post', trackUrl: 'https://post.example/{waybill}', isActive: true });
let made = 0;
const newWaybill = () => `EX${100_000_000 + (made += 1)}IN`;
const give = async (...pairs: { orderNumber: string; waybill: string }[]) =>
  giveWaybills(db, { courier: 'Test Post', pairs, by });

describe('a waybill that staff give', () => {
  it('stands on the order and its link, and the label keeps finding the parcel', async () => {
    const parcel = await makeHandParcel(db);
    expect((await getOrder(db, parcel)).waybill).toBeNull();
    const waybill = newWaybill();
    const typed = ` ${waybill.toLowerCase().slice(0, 5)} ${waybill.toLowerCase().slice(5)} `;
    const result = { orderNumber: parcel.orderNumber, outcome: 'done', problem: '' };
    expect(await give({ orderNumber: parcel.orderNumber.slice(3), waybill: typed })).toEqual([result]);
    expect(await getOrder(db, parcel)).toMatchObject({
      waybill,
      courier: { name: 'Test Post', url: `https://post.example/${waybill}` },
    });
    for (const code of [waybill, parcel.orderNumber])
      expect((await findParcel(db, { code })).orderNumber).toBe(parcel.orderNumber);
    expect(await give({ ...parcel, waybill })).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('may come after the steps, which follow it', async () => {
    const parcel = await makeHandParcel(db);
    await takeStep(db, {
      step: 'in_transit',
      orders: { ids: [parcel.orderNumber] },
      remark: '',
      authorId,
      role: 'owner',
    });
    await give({ ...parcel, waybill: newWaybill() });
    expect((await readSteps(db, parcel)).steps).toHaveLength(1);
    expect((await getOrder(db, parcel)).scans).toHaveLength(1);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('stands in the change log with its author, once, with courier and old waybill', async () => {
    const parcel = await makeHandParcel(db);
    const [first, second] = [newWaybill(), newWaybill()];
    for (const waybill of [first, first, second]) await give({ ...parcel, waybill });
    const logged = await db
      .select({ before: changeLog.before, after: changeLog.after, authorId: changeLog.authorId })
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'hand-parcel'), eq(changeLog.entityId, parcel.orderNumber)))
      .orderBy(changeLog.id);
    expect(logged).toEqual([
      {
        before: { courier: '', waybill: null },
        after: { courier: 'Test Post', waybill: first },
        authorId,
      },
      { before: { waybill: first }, after: { waybill: second }, authorId },
    ]);
  });

  it('may be missing: a courier alone is enough', async () => {
    const parcel = await makeHandParcel(db);
    expect(await give({ ...parcel, waybill: '' })).toMatchObject([{ outcome: 'done' }]);
    expect(await getOrder(db, parcel)).toMatchObject({
      waybill: null,
      courier: { name: 'Test Post', url: null },
    });
  });

  it('belongs to one parcel, also when two people give it at once', async () => {
    const [one, other, third] = [
      await makeHandParcel(db),
      await makeHandParcel(db),
      await makeHandParcel(db),
    ];
    const waybill = newWaybill();
    const both = await Promise.all([give({ ...one, waybill }), give({ ...other, waybill })]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['done', 'refused']);
    expect(await give({ ...third, waybill })).toMatchObject([
      { outcome: 'refused', problem: 'Another parcel has this waybill. Check both labels.' },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is refused when a list gives an order two, or one to two orders', async () => {
    const [one, other, third] = [
      await makeHandParcel(db),
      await makeHandParcel(db),
      await makeHandParcel(db),
    ];
    const [first, second, shared] = [newWaybill(), newWaybill(), newWaybill()];
    const waybillNow = async ({ orderId }: { orderId: string }) =>
      (await db.select().from(shipments).where(eq(shipments.orderId, orderId)))[0]!.waybill;
    const twice = await give(
      { ...one, waybill: first },
      { ...third, waybill: newWaybill() },
      { orderNumber: one.orderNumber.slice(3), waybill: second },
    );
    expect(twice.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'refused']);
    expect(twice[2]).toMatchObject({ orderNumber: one.orderNumber });
    expect(twice[2]!.problem).toContain(`${second} and ${first}`);
    const both = await give({ ...one, waybill: shared }, { ...other, waybill: shared.toLowerCase() });
    expect(both.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    expect([await waybillNow(one), await waybillNow(other)]).toEqual([one.orderNumber, other.orderNumber]);
    const same = await give({ ...one, waybill: first }, { ...one, waybill: ` ${first} ` });
    expect(same.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged']);
  });

  it.each([
    ['a number of ours', 'AR-999999'],
    ['a number that a sheet shortened', '8.49E+13'],
    ['a word', 'pending'],
    ['a link', 'javascript:alert(1)'],
    ['a too long one', '1'.repeat(60)],
  ])('is refused when it is %s', async (_, waybill) => {
    const parcel = await makeHandParcel(db);
    const [result] = await give({ ...parcel, waybill });
    expect(result).toMatchObject({ outcome: 'refused' });
    const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, parcel.orderId));
    expect(shipment!.waybill).toBe(parcel.orderNumber);
  });

  it('is refused for parcels, orders and couriers that are not the shop’s own', async () => {
    const delhivery = await makeParcel(db);
    const parcel = await makeHandParcel(db);
    const results = await give(
      { orderNumber: delhivery.orderNumber, waybill: newWaybill() },
      { orderNumber: 'AR-1', waybill: newWaybill() },
      { ...parcel, waybill: newWaybill() },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done']);
    const unknown = giveWaybills(db, {
      courier: 'Nobody',
      pairs: [{ ...parcel, waybill: newWaybill() }],
      by,
    });
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_courier' });
    expect((await findOrder(db, parcel)).courier).toBe('Test Post');
  });
});
