// §9 parcels sent by hand: waybills, steps and undo, with emails, documents, cash and the customer's link
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { hourMs } from '#platform/india-time.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readBalances } from '#shop/cash/admin/server/read-balances.ts';
import { settleDue } from '#shop/cash/admin/server/settle-due.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { dayOf } from '#platform/india-time.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { handCouriers } from '#shop/shipping/server/tables.ts';
import type { HandStepName } from '../../hand-steps.ts';
import { closeManifest, workOnManifest } from '../manifest/close-manifest.ts';
import { findParcel } from '../packing/find-parcel.ts';
import { packParcel } from '../packing/pack-parcel.ts';
import { makeHandParcel, makeParcel } from '../testing.ts';
import { giveWaybills } from './give-waybills.ts';
import { listByHand, readSteps } from './list-by-hand.ts';
import { takeStep, undoNewest } from './take-step.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'owner');
const by = { userId: authorId, namesOf: findStaffNames };
await db
  .insert(handCouriers)
  .values({ name: 'Test Post', trackUrl: 'https://post.example/track?id={waybill}' })
  .onConflictDoNothing();

type Parcel = { orderId: string; orderNumber: string };

const take = async (step: HandStepName, orderNumbers: string[], more: { at?: string } = {}) =>
  takeStep(db, { step, orders: { ids: orderNumbers }, remark: '', authorId, role: 'owner', ...more });

const undo = async ({ orderNumber }: Parcel, hasReturn = false) => {
  const { canUndo } = await readSteps(db, { orderNumber });
  return undoNewest(db, { orderNumber, step: canUndo ?? 0, authorId, hasReturn: async () => hasReturn });
};

const stateOf = async ({ orderId }: Parcel) => (await recordsOf(db, orderId)).order!.state;

async function handedOver() {
  const parcel = await makeHandParcel(db);
  const { items } = await findParcel(db, { code: parcel.orderNumber });
  await packParcel(db, { ...parcel, items, authorId });
  const id = randomUUID();
  await closeManifest(db, { id, orders: { ids: [parcel.orderNumber] }, authorId });
  await workOnManifest(db, { id });
  return parcel;
}

describe('a parcel sent by hand', () => {
  it('goes from the order to delivered with its cash, and each step emails once', async () => {
    const parcel = await handedOver();
    const waybill = `EX${String(Date.now()).slice(-9)}IN`;
    await giveWaybills(db, { courier: 'test post', pairs: [{ ...parcel, waybill }], by });
    expect(await take('out_for_delivery', [parcel.orderNumber])).toMatchObject([{ outcome: 'done' }]);
    expect(await take('delivered', [parcel.orderNumber])).toMatchObject([{ outcome: 'done' }]);
    expect(await take('delivered', [parcel.orderNumber])).toMatchObject([{ outcome: 'unchanged' }]);
    const { order, events } = await recordsOf(db, parcel.orderId);
    expect(order).toMatchObject({ state: 'delivered', courier: 'Test Post' });
    expect(events.map(({ state, actor }) => `${state} ${actor}`)).toEqual([
      'placed shopper',
      'confirmed system',
      'packed staff',
      'shipped staff',
      'out_for_delivery staff',
      'delivered staff',
    ]);
    const [due] = await db.select().from(cashDues).where(eq(cashDues.orderId, parcel.orderId));
    expect(due).toMatchObject({ courier: 'Test Post', duePaise: order!.totalPaise });
    const emails = await queuedEmails(db, parcel.email);
    expect(emails.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-shipped',
      'order-out-for-delivery',
      'order-delivered',
    ]);
    expect(emails[2]!.data).toMatchObject({
      waybill,
      courier: { name: 'Test Post', url: `https://post.example/track?id=${waybill}` },
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes each step only from a state that it may follow, and says why', async () => {
    const parcel = await makeHandParcel(db);
    for (const step of [
      'out_for_delivery',
      'delivered',
      'attempt_failed',
      'returned_to_origin',
      'lost',
    ] as const)
      expect(await take(step, [parcel.orderNumber])).toEqual([
        { orderNumber: parcel.orderNumber, outcome: 'refused', problem: 'The order is confirmed.' },
      ]);
    await take('in_transit', [parcel.orderNumber]);
    await take('attempt_failed', [parcel.orderNumber]);
    expect(await take('in_transit', [parcel.orderNumber])).toMatchObject([{ outcome: 'refused' }]);
    await take('returned_to_origin', [parcel.orderNumber]);
    expect(await take('delivered', [parcel.orderNumber])).toMatchObject([{ outcome: 'refused' }]);
    const { order, jobs } = await recordsOf(db, parcel.orderId);
    expect(order!.state).toBe('returned');
    expect(jobs).toEqual(expect.arrayContaining(['ordering.shipped', 'ordering.returned']));
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('refuses parcels of another courier, unknown numbers and times that cannot be', async () => {
    const other = await makeParcel(db);
    const mine = await handedOver();
    const results = await take('delivered', [other.orderNumber, 'AR-1', mine.orderNumber]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done']);
    const late = await handedOver();
    const at = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() });
    expect(await take('delivered', [late.orderNumber], at(hourMs))).toMatchObject([{ outcome: 'refused' }]);
    expect(await take('delivered', [late.orderNumber], at(-hourMs))).toMatchObject([{ outcome: 'refused' }]);
    expect(await stateOf(late)).toBe('shipped');
  });

  it('lets no packer say that a parcel is lost', async () => {
    const parcel = await handedOver();
    const asked = { step: 'lost' as const, orders: { ids: [parcel.orderNumber] }, remark: '', authorId };
    await expect(takeStep(db, { ...asked, role: 'packer' })).rejects.toMatchObject({ status: 403 });
    expect(await takeStep(db, { ...asked, role: 'support' })).toMatchObject([{ outcome: 'done' }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes one of two steps of the same moment', async () => {
    const parcel = await handedOver();
    const both = await Promise.all([
      take('delivered', [parcel.orderNumber]),
      take('returned_to_origin', [parcel.orderNumber]),
    ]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['done', 'refused']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('stands in the list until it has ended, without its customer', async () => {
    const parcel = await handedOver();
    const listed = async () => (await listByHand(db, { state: 'shipped', waybill: 'none' })).rows;
    expect(await listed()).toContainEqual(
      expect.objectContaining({ orderNumber: parcel.orderNumber, waybill: null, courier: '' }),
    );
    await take('delivered', [parcel.orderNumber]);
    expect(await listed()).not.toContainEqual(expect.objectContaining({ orderNumber: parcel.orderNumber }));
  });
});

describe('an undone step', () => {
  it('takes a delivery back with its cash and a correction, and lets it happen again', async () => {
    const parcel = await handedOver();
    const owed = async () =>
      (await readBalances(db, { day: dayOf(new Date()) })).reduce((sum, { open }) => sum + open, 0);
    const before = await owed();
    await take('out_for_delivery', [parcel.orderNumber]);
    await take('delivered', [parcel.orderNumber]);
    const shown = await undo(parcel);
    expect(shown.steps.map(({ event, isUndone }) => `${event} ${isUndone}`)).toEqual([
      'out_for_delivery false',
      'delivered true',
    ]);
    expect(await stateOf(parcel)).toBe('out_for_delivery');
    expect(await owed()).toBe(before);
    expect((await queuedEmails(db, parcel.email)).at(-1)!.template).toBe('order-corrected');
    expect(await checkInvariants(db)).toEqual([]);
    await take('attempt_failed', [parcel.orderNumber]);
    await take('delivered', [parcel.orderNumber]);
    expect(await stateOf(parcel)).toBe('delivered');
    expect(await owed()).toBeGreaterThan(before);
    const paid = db.select().from(payments).where(eq(payments.orderId, parcel.orderId));
    expect((await paid.orderBy(payments.createdAt)).map(({ state }) => state)).toEqual([
      'undone',
      'captured',
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('goes back step by step to the hand-over, which stays', async () => {
    const parcel = await handedOver();
    await take('out_for_delivery', [parcel.orderNumber]);
    await take('attempt_failed', [parcel.orderNumber]);
    await undo(parcel);
    expect(await stateOf(parcel)).toBe('out_for_delivery');
    await undo(parcel);
    expect(await stateOf(parcel)).toBe('shipped');
    await expect(undo(parcel)).rejects.toMatchObject({ code: 'stale_step' });
    const scanned = await makeHandParcel(db);
    await take('in_transit', [scanned.orderNumber]);
    const { steps, canUndo } = await readSteps(db, scanned);
    expect(canUndo).toBeNull();
    await expect(
      undoNewest(db, { ...scanned, step: steps[0]!.id, authorId, hasReturn: async () => false }),
    ).rejects.toMatchObject({ code: 'not_undoable' });
    expect(await stateOf(scanned)).toBe('shipped');
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is one for two clicks, and none for a step that is no longer the newest', async () => {
    const parcel = await handedOver();
    await take('out_for_delivery', [parcel.orderNumber]);
    await take('attempt_failed', [parcel.orderNumber]);
    const { canUndo, steps } = await readSteps(db, parcel);
    const asked = { ...parcel, authorId, hasReturn: async () => false };
    const clicks = await Promise.allSettled([
      undoNewest(db, { ...asked, step: canUndo! }),
      undoNewest(db, { ...asked, step: canUndo! }),
    ]);
    expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(parcel)).toBe('out_for_delivery');
    await take('delivered', [parcel.orderNumber]);
    await expect(undoNewest(db, { ...asked, step: steps[0]!.id })).rejects.toMatchObject({
      code: 'stale_step',
    });
  });

  it('is refused once cash or a return rests on the delivery', async () => {
    const parcel = await handedOver();
    await take('delivered', [parcel.orderNumber]);
    await expect(undo(parcel, true)).rejects.toMatchObject({ code: 'has_return' });
    const paid = { requestId: randomUUID(), kind: 'remitted', amount: 100, note: '', authorId } as const;
    await settleDue(db, { orderNumber: parcel.orderNumber, ...paid });
    await expect(undo(parcel)).rejects.toMatchObject({ code: 'cash_settled' });
    expect(await stateOf(parcel)).toBe('delivered');
    expect((await readSteps(db, parcel)).steps.at(-1)).toMatchObject({ isUndone: false });
    expect(await checkInvariants(db)).toEqual([]);
  });
});
