import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { startOf } from '#platform/india-time.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { noteMissing } from '../../server/note-tasks.ts';
import { settlementTasks } from '../../server/tables.ts';
import { idOf } from '../../testing/make-month.ts';
import { closeTask, enterOpening } from './close-task.ts';
import { readFees, writeSheet } from './read-fees.ts';
import { listTasks, readProviders } from './read-money.ts';
import { recordReport } from '../../server/record-file.ts';

const { db } = await testDatabase();
const now = startOf('2026-11-20', { hour: 12 });
const asha = await makeStaff(db, 'owner');

async function pay(name: string, paise: number, day = '2026-11-10'): Promise<string> {
  const id = idOf(name);
  await db.insert(payments).values({
    id,
    orderId: id,
    orderNumber: name,
    orderVersion: 0,
    provider: 'razorpay',
    state: 'captured',
    amountPaise: paise,
    providerPaymentId: `pay_${name}`,
    capturedAt: startOf(day, { hour: 12 }),
  });
  return id;
}

const close = (id: number, difference: number, userId = asha.userId, alonePaise = 200_000) =>
  closeTask(db, { id, difference, reason: 'The provider says no', userId, alonePaise, now });

const tasks = async () => (await listTasks(db, { userId: asha.userId, namesOf: async () => new Map() })).rows;

const header =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,dispute_id,settlement_id,settled_at,settlement_utr';
const row = (id: string, credit: string, settlement = 'setl_1') =>
  `payment,${id},1000.00,INR,20.00,3.60,0,${credit},upi,,${settlement},2026-11-12 10:00:00,UTR1`;
const report = (...rows: string[]) =>
  recordReport(db, fileOf(Buffer.from([header, ...rows].join('\r\n'))), { provider: 'razorpay' });

const broken = async () => (await checkInvariants(db)).filter(({ number }) => number === 15);

test('counts each row of a report once, and names what it cannot read', async () => {
  await pay('AR-1', 100_000);
  const rows = [
    row('pay_AR-1', '976.40'),
    row('pay_stranger', '976.40'),
    row('=cmd', '976.40'),
    row('pay_AR-9', 'lots'),
    row('pay_AR-8', '976.40', ''),
  ];
  expect(await report(...rows)).toMatchObject({
    added: 2,
    known: 0,
    unsettled: 1,
    unreadableCount: 2,
    unreadable: [{ number: 4 }, { number: 5 }],
  });
  expect(await report(...rows)).toMatchObject({ added: 0, known: 2 });
  expect(await report(row('pay_AR-1', '970.00'))).toMatchObject({ added: 0, changed: 1 });
  expect((await tasks()).map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual([
    ['foreign', 0, 1_000],
    ['changed', 976.4, 970],
  ]);
  expect(await broken()).toEqual([]);
  await expect(
    recordReport(db, fileOf(Buffer.from('a,b,c\n1,2,3')), { provider: 'razorpay' }),
  ).rejects.toMatchObject({ code: 'other_columns' });
});

test('writes the entries of a month with equal debits and credits', async () => {
  expect(await readFees(db, { month: '2026-11' })).toMatchObject({
    fees: [{ provider: 'razorpay', fee: 40, tax: 7.2 }],
  });
  const lines = (await writeSheet(db, { month: '2026-11', sheet: 'tally.csv' }))
    .trim()
    .split('\r\n')
    .slice(1);
  const sum = (side: string) =>
    lines
      .map((line) => line.split(','))
      .filter((cells) => cells[5] === side)
      .reduce((total, cells) => total + Math.round(Number(cells[4]) * 100), 0);
  expect(sum('Dr')).toBe(sum('Cr'));
  expect(sum('Dr')).toBe(200_000);
  expect(await writeSheet(db, { month: '2026-11', sheet: 'zoho.csv' })).toContain('Journal Date');
});

test('asks a second owner above the limit, and books the difference once', async () => {
  await pay('AR-2', 300_000);
  expect(await noteMissing(db, { now })).toBe(1);
  const task = (await tasks()).find(({ kind }) => kind === 'missing')!;
  await expect(close(task.id, -2_999)).rejects.toMatchObject({ code: 'other_amount' });
  const ravi = await makeStaff(db, 'owner');
  await makeTimeCode(db, ravi.userId);
  await makeTimeCode(db, asha.userId);
  expect(await close(task.id, -3_000)).toBe(false);
  await expect(close(task.id, -3_000)).rejects.toMatchObject({ code: 'colleague_needed' });
  expect(await readProviders(db)).toEqual([{ name: 'razorpay', open: 3_000 }]);
  expect(await close(task.id, -3_000, ravi.userId)).toBe(true);
  expect(await close(task.id, -3_000, ravi.userId)).toBe(true);
  await expect(close(task.id, -3_000)).rejects.toMatchObject({ code: 'ended' });
  expect(await readProviders(db)).toEqual([]);
  expect(await broken()).toEqual([]);
});

test('makes a task of money that comes after it was written off', async () => {
  const late = 'payment,pay_AR-2,3000.00,INR,0,0,0,3000.00,upi,,setl_2,13/11/2026 10:00:00,UTR2';
  expect(await report(late)).toMatchObject({ added: 1 });
  const task = (await tasks()).find(({ kind }) => kind === 'late')!;
  expect([task.ours, task.theirs]).toEqual([0, 3_000]);
  expect(await close(task.id, 3_000, asha.userId, 1_000_000)).toBe(true);
  expect(await broken()).toEqual([]);
});

test('enters payments from before a day as paid out, and closes their tasks', async () => {
  const id = await pay('AR-3', 50_000, '2026-11-01');
  await noteMissing(db, { now });
  const opening = { before: '2026-11-05', now, authorId: asha.userId };
  expect(await enterOpening(db, opening)).toBe(1);
  expect(await enterOpening(db, opening)).toBe(0);
  const [task] = await db.select().from(settlementTasks).where(eq(settlementTasks.paymentId, id));
  expect(task!.ending).toBe('found');
  expect(await readProviders(db)).toEqual([]);
  expect(await broken()).toEqual([]);
});
