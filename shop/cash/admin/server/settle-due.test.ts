import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayMs, dayOf } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { recordRefund } from '../../server/record-due.ts';
import { cashDays, cashDues, cashEntries } from '../../server/tables.ts';
import { makeParcel } from '../../server/testing.ts';
import { countMissing, getDue, listDues } from './list-dues.ts';
import { closeCashDays, readBalances } from './read-balances.ts';
import { claimDue, enterEarlierCash, settleDue } from './settle-due.ts';

const { db } = await testDatabase();
const now = new Date();
const noNames = async () => new Map<number, string>();
const isSound = async () =>
  expect((await checkInvariants(db)).filter(({ number }) => number === 11)).toEqual([]);
const settle = (orderNumber: string, amount: number, requestId = randomUUID() as string) =>
  settleDue(db, { orderNumber, requestId, kind: 'written_off', amount, note: '', authorId: 7 });

async function delivered() {
  const parcel = await makeParcel(db);
  await parcel.deliver();
  return { ...parcel, rupees: parcel.paise / 100 };
}

it('records the cash of a delivered order once, with its waybill and courier', async () => {
  const { orderId, orderNumber, waybill, paise, deliver } = await makeParcel(db);
  expect(await db.$count(cashDues, eq(cashDues.orderId, orderId))).toBe(0);
  await deliver();
  expect(await deliver()).toBe(false);
  const [due] = await db.select().from(cashDues).where(eq(cashDues.orderId, orderId));
  expect(due).toMatchObject({
    orderNumber,
    waybill,
    courier: 'delhivery',
    duePaise: paise,
    openPaise: paise,
  });
  await isSound();
});

it('never settles more than what is open, and a repeated request only once', async () => {
  const { orderNumber, rupees } = await delivered();
  const requestId = randomUUID();
  await Promise.all([settle(orderNumber, 100, requestId), settle(orderNumber, 100, requestId)]);
  expect((await getDue(db, { orderNumber, now, namesOf: noNames })).open).toBe(rupees - 100);
  const both = await Promise.allSettled([
    settle(orderNumber, rupees - 100),
    settle(orderNumber, rupees - 100),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(settle(orderNumber, 0.01)).rejects.toMatchObject({ code: 'nothing_open' });
  await expect(settle('AR-1', 1)).rejects.toMatchObject({ code: 'not_found' });
  await isSound();
});

it('is seen by the invariants when cash is open that no entry explains', async () => {
  const { orderId } = await delivered();
  const isOf = eq(cashDues.orderId, orderId);
  await db
    .update(cashDues)
    .set({ openPaise: sql`open_paise - 1` })
    .where(isOf);
  const broken = (await checkInvariants(db)).filter(({ number }) => number === 11);
  await db
    .update(cashDues)
    .set({ openPaise: sql`open_paise + 1` })
    .where(isOf);
  expect(broken.map(({ name }) => name)).toEqual(['cash due that is not settled and open']);
});

it('keeps every entry as it was', async () => {
  await delivered();
  for (const statement of [
    'update cash_entries set paise = 0',
    'delete from cash_entries',
    'truncate cash_entries',
  ])
    await expect(db.execute(sql.raw(statement))).rejects.toThrow();
});

it('records a refund without a change of the courier’s balance', async () => {
  const { orderId, orderNumber, rupees } = await delivered();
  const refund = { orderId, paise: 10_000, authorId: 7, requestId: randomUUID() };
  expect(await inTransaction(db, (tx) => recordRefund(tx, refund))).toBe(true);
  expect(await inTransaction(db, (tx) => recordRefund(tx, refund))).toBe(false);
  const due = await getDue(db, { orderNumber, now, namesOf: noNames });
  expect([due.open, due.entries.map(({ kind, amount }) => [kind, amount])]).toEqual([
    rupees,
    [
      ['due', rupees],
      ['refunded', 100],
    ],
  ]);
  await isSound();
});

// §9 cash is missing after ten days and claimed in words; the balance of a courier on any day is the sum of its entries, which never change
it('reports cash as missing after ten days, and claims it without the customer', async () => {
  const { orderNumber, waybill, rupees } = await delivered();
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const numbersAt = async (at: Date) =>
    (await listDues(db, { show: 'missing', now: at })).rows.map((row) => row.orderNumber);
  expect(await numbersAt(after(9))).not.toContain(orderNumber);
  expect(await numbersAt(after(11))).toContain(orderNumber);
  expect(await countMissing(db, { now: after(9), limit: 100 })).toBeNull();
  expect((await countMissing(db, { now: after(11), limit: 2 }))?.count).toBe(2);
  await claimDue(db, { orderNumber, now });
  const { claim, isClaimed } = await getDue(db, { orderNumber, now, namesOf: noNames });
  expect(isClaimed).toBe(true);
  expect(claim).toContain(waybill);
  expect(claim).not.toContain('Meera');
  await settle(orderNumber, rupees);
  await expect(claimDue(db, { orderNumber, now })).rejects.toMatchObject({ code: 'nothing_open' });
  expect((await listDues(db, { q: waybill, now })).rows).toMatchObject([{ orderNumber, open: 0 }]);
});

it('reads the balance of a past day from its sums, the same as from the entries', async () => {
  const today = dayOf(new Date());
  const tomorrow = addDays(today, 1);
  const before = await readBalances(db, { day: today });
  await closeCashDays(db, { today });
  expect(await db.$count(cashDays, eq(cashDays.day, today)), 'today is not over').toBe(0);
  await closeCashDays(db, { today: tomorrow });
  await closeCashDays(db, { today: tomorrow });
  expect(await db.$count(cashDays)).toBeGreaterThan(0);
  expect(await readBalances(db, { day: today })).toEqual(before);
  expect(await readBalances(db, { day: addDays(today, 40) })).toEqual(before);
});

it('enters cash of earlier days as paid, and nothing of later days', async () => {
  const { orderNumber, rupees } = await delivered();
  expect(await enterEarlierCash(db, { before: dayOf(now), now, authorId: 7 })).toBe(0);
  await expect(
    enterEarlierCash(db, { before: addDays(dayOf(now), 1), now, authorId: 7 }),
  ).rejects.toMatchObject({
    code: 'not_past',
  });
  const tomorrow = new Date(Date.now() + dayMs);
  const open = await db.$count(cashDues, sql`open_paise > 0`);
  expect(await enterEarlierCash(db, { before: dayOf(tomorrow), now: tomorrow, authorId: 7 })).toBe(open);
  const due = await getDue(db, { orderNumber, now, namesOf: noNames });
  expect(due).toMatchObject({ open: 0, due: rupees, claim: null });
  expect(await db.$count(cashEntries, sql`note like 'Paid before%'`)).toBe(open);
  await isSound();
});
