import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { listChanges } from '#platform/admin/server/list-changes.ts';
import { changeLog } from '#platform/server/tables.ts';
import { addDays, dayMs, dayOf } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import type { Courier, RedeliveryResponse } from '#shop/shipping/courier.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { leaveRedelivery, sendRedelivery } from '#shop/shipping/server/redeliveries/send-redelivery.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeParcel } from '../../../server/testing.ts';
import { recordsOf, stockOf } from '#shop/orders/server/testing.ts';
import { loseParcel, redeliverOrder, settleRedelivery } from './change-parcel.ts';
import { redeliveryKind } from './parcel-kinds.ts';
import { readParcel } from './read-parcel.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'support');
const by = { userId, namesOf: async () => new Map<number, string>() };

async function failedParcel() {
  const parcel = await makeParcel(db);
  await parcel.hears('pickedUp', 'takenOut', 'nobodyThere');
  return parcel;
}

const giveUp = { act: 'give_up' } as const;
const tryAgain = { act: 'try_again' } as const;

function courierThat(rescue: RedeliveryResponse, check: RedeliveryResponse = rescue): Courier {
  return { redeliver: async () => rescue, checkRedelivery: async () => check } as unknown as Courier;
}

const states = async (parcel: { orderNumber: string }) =>
  (await readParcel(db, parcel)).rescues.map(({ act, state }) => [act, state]);

describe('an act of staff after a failed delivery', () => {
  // §9 a failed delivery is rescued by staff: try again, another day, corrected phone or address, give up; also by hand, and each act is logged
  it('is asked once for a repeated id, and logged', async () => {
    const parcel = await failedParcel();
    const id = randomUUID();
    const asked = { orderNumber: parcel.orderNumber, id, answer: tryAgain, by };
    await Promise.all([redeliverOrder(db, asked), redeliverOrder(db, asked), redeliverOrder(db, asked)]);
    expect(await states(parcel)).toEqual([['try_again', 'asked']]);
    expect((await readParcel(db, parcel)).canRescue).toBe(false);
    expect(await db.$count(changeLog, eq(changeLog.entityId, id))).toBe(1);
  });

  it('is one of two that staff ask for at once', async () => {
    const { orderNumber } = await failedParcel();
    const both = await Promise.allSettled(
      [tryAgain, giveUp].map((answer) => redeliverOrder(db, { orderNumber, id: randomUUID(), answer, by })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'act_open' } });
  });

  it('is refused for a parcel that is on its way, comes back or has arrived', async () => {
    const parcel = await makeParcel(db);
    const ask = () => redeliverOrder(db, { ...parcel, id: randomUUID(), answer: tryAgain, by });
    await expect(ask()).rejects.toMatchObject({ code: 'try_over' });
    await parcel.hears('pickedUp', 'takenOut', 'nobodyThere', 'turnedRound');
    await expect(ask()).rejects.toMatchObject({ code: 'on_its_way_back' });
    await parcel.hears('broughtBack');
    await expect(ask()).rejects.toMatchObject({ code: 'try_over' });
    await expect(
      redeliverOrder(db, { orderNumber: 'AR-1', id: randomUUID(), answer: tryAgain, by }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('reaches the courier, which decides later', async () => {
    const parcel = await failedParcel();
    const day = addDays(dayOf(new Date()), 2);
    const id = randomUUID();
    await redeliverOrder(db, { ...parcel, id, answer: { act: 'another_day', day }, by });
    const courier = courierThat({ outcome: 'asked', reference: 'UPL1' }, { outcome: 'accepted' });
    expect(await sendRedelivery(db, courier, { rescueId: id })).toBe('asked');
    expect(await sendRedelivery(db, courier, { rescueId: id })).toBe('accepted');
    expect(await sendRedelivery(db, courier, { rescueId: id })).toBeNull();
    expect((await readParcel(db, parcel)).rescues).toMatchObject([{ day, state: 'accepted' }]);
  });

  it('shows why the courier refused, and staff ask for another', async () => {
    const parcel = await failedParcel();
    const id = randomUUID();
    await redeliverOrder(db, { ...parcel, id, answer: tryAgain, by });
    await sendRedelivery(db, courierThat({ outcome: 'refused', remarks: 'Not in pending status' }), {
      rescueId: id,
    });
    const { rescues, canRescue } = await readParcel(db, parcel);
    expect(rescues).toMatchObject([{ state: 'refused', answer: 'Not in pending status' }]);
    expect(canRescue).toBe(true);
    await redeliverOrder(db, { ...parcel, id: randomUUID(), answer: giveUp, by });
    expect(await states(parcel)).toEqual([
      ['try_again', 'refused'],
      ['give_up', 'asked'],
    ]);
  });

  it('is left to staff without a courier, or without its answer for a day', async () => {
    const parcel = await failedParcel();
    const id = randomUUID();
    await redeliverOrder(db, { ...parcel, id, answer: tryAgain, by });
    const silent = courierThat({ outcome: 'asked', reference: 'UPL1' });
    const tomorrow = new Date(Date.now() + dayMs + 1_000);
    expect(await sendRedelivery(db, silent, { rescueId: id, now: tomorrow })).toBe('by_hand');
    const settle = () => settleRedelivery(db, { ...parcel, id, by });
    const both = await Promise.allSettled([settle(), settle()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(settle()).rejects.toMatchObject({ code: 'not_by_hand' });
    const { rows } = await listChanges(db, [redeliveryKind], { entity: id, by });
    expect(
      rows.map(({ action, changes }) => [action, changes.find(({ label }) => label === 'Answer')]),
    ).toEqual([
      [
        'change',
        expect.objectContaining({ before: 'please tell the courier by hand', after: 'the courier takes it' }),
      ],
      ['create', expect.objectContaining({ after: 'the courier has not decided yet' })],
    ]);
    const next = randomUUID();
    await redeliverOrder(db, { ...parcel, id: next, answer: giveUp, by });
    await leaveRedelivery(db, { rescueId: next });
    expect(await states(parcel)).toEqual([
      ['try_again', 'accepted'],
      ['give_up', 'by_hand'],
    ]);
  });
});

describe('a lost parcel', () => {
  // §9 a lost parcel ends with a claim, a credit note and its cash written off
  it('is due nothing, asks for its credit note and a claim, and keeps its stock out', async () => {
    const parcel = await failedParcel();
    await loseParcel(db, { ...parcel, claimAmount: 450.5, note: 'Burnt in a truck', by });
    const { order, events, jobs } = await recordsOf(db, parcel.orderId);
    expect(order!.state).toBe('lost');
    expect(events.at(-1)).toMatchObject({ actor: 'staff', authorId: 1, note: 'Burnt in a truck' });
    expect(jobs).toContain('ordering.returned');
    expect((await readParcel(db, parcel)).claimAmount).toBe(450.5);
    const [due] = await db.select().from(cashDues).where(eq(cashDues.orderId, parcel.orderId));
    expect(due).toMatchObject({ duePaise: 45_050, openPaise: 45_050, waybill: parcel.waybill });
    expect((await stockOf(db, parcel.productId)).stock).toBe(8);
    expect((await queuedEmails(db, parcel.email)).at(-1)).toMatchObject({ template: 'order-lost' });
    const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, parcel.orderId));
    expect(shipment!.endedAt).not.toBeNull();
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is lost once, and by a scan with the total as its claim', async () => {
    const parcel = await failedParcel();
    await parcel.hears('lost', 'lost');
    expect((await readParcel(db, parcel)).claimAmount).toBe(997);
    await expect(loseParcel(db, { ...parcel, claimAmount: 1, note: '', by })).rejects.toMatchObject({
      code: 'not_lost',
    });
    expect((await readParcel(db, parcel)).claimAmount).toBe(997);
    await parcel.hears('takenOut', 'broughtBack');
    expect((await recordsOf(db, parcel.orderId)).order!.state).toBe('lost');
  });

  it('is refused before the handover, and after the delivery or the return', async () => {
    const parcel = await makeParcel(db);
    const lose = () => loseParcel(db, { ...parcel, claimAmount: 1, note: '', by });
    await expect(lose()).rejects.toMatchObject({ code: 'not_lost' });
    await parcel.hears('pickedUp', 'broughtBack');
    await expect(lose()).rejects.toMatchObject({ code: 'not_lost' });
    expect((await readParcel(db, parcel)).claimAmount).toBeNull();
  });
});
