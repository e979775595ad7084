// §9 money in the bank is matched by its reference alone, a person decides the rest, a reversal takes a match back, and a statement twice counts once
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { ExpectedCredit } from '../../bank.ts';
import { deleteOldBankRows, matchWaitingRows } from '../../server/delete-old-rows.ts';
import { listBankRows } from './list-bank-rows.ts';
import { putAside } from './put-aside.ts';
import type { CreditSource } from '../../server/match-by-reference.ts';
import { matchRow, undoMatch } from '../../server/match-row.ts';
import { bankMatches, bankRows } from '../../server/tables.ts';
import { takeStatement } from '../../server/take-statement.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'owner');
const now = new Date('2026-11-29T06:00:00Z');

/** Money that the shop of this test expects. */
let expected: ExpectedCredit[] = [];
const sources: CreditSource[] = (['upi', 'remittance'] as const).map((kind) => ({
  kind,
  find: async () => expected.filter((one) => one.kind === kind),
}));

function expectCredit(amountPaise: number, more: Partial<ExpectedCredit> = {}): ExpectedCredit {
  const id = randomUUID();
  const orderNumber = more.orderNumber ?? null;
  const credit = {
    kind: 'upi',
    id,
    reference: null,
    amountPaise,
    day: '2026-11-27',
    label: 'Order',
    to: '/admin',
    orderNumber,
    ...more,
  } as const;
  expected.push(credit);
  return credit;
}

const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const opening = 2_000_000;

/** Writes a statement of the bank with a right balance, from narration, reference and rupees. */
function statement(rows: readonly (readonly [string, string, number])[], from = opening): string {
  let balance = from;
  const lines = rows.map(([narration, reference, rupees], at) => {
    balance += Math.round(rupees * 100);
    const day = `${String(20 + (at % 9))}/11/26`;
    const [out, inward] = rupees < 0 ? [(-rupees).toFixed(2), ''] : ['', rupees.toFixed(2)];
    return `${day},${narration},${reference},${day},${out},${inward},${(balance / 100).toFixed(2)}`;
  });
  return ['Account No : 5010 XXXX 4821', '', header, ...lines].join('\n');
}

const take = (text: string, on: Db = db) =>
  takeStatement(on, fileOf(Buffer.from(text)), { columns: null, authorId, now, sources });

const rowOf = async (reference: string) => {
  const ofCredit = and(eq(bankRows.reference, reference), gt(bankRows.paise, 0));
  const [row] = await db.select().from(bankRows).where(ofCredit);
  return row!;
};

const confirmed: string[] = [];
const confirmUpi = async ({ paymentId, reference }: { paymentId: string; reference: string }) => {
  confirmed.push(`${paymentId} ${reference}`);
  for (const one of expected) if (one.id === paymentId) one.reference = reference;
};
const match = (id: number, credit: ExpectedCredit) =>
  matchRow(db, { id, kind: credit.kind, target: credit.id, authorId, sources, confirmUpi });

it('matches by the reference alone, and asks a person about equal amounts', async () => {
  expected = [];
  const [known, one, other, named] = [
    expectCredit(50_615, { reference: '633100000111' }),
    expectCredit(35_600),
    expectCredit(35_600),
    expectCredit(25_500, { orderNumber: 'AR-1000014' }),
  ];
  const courier = expectCredit(194_150, {
    kind: 'remittance',
    id: '1 CITIN26600000111',
    reference: 'CITIN26600000111',
  });
  const text = statement([
    ['UPI-MEERA K-MEERAK@OKHDFCBANK-HDFC0000001-633100000111-AR1000011', '0000633100000111', 506.15],
    ['UPI-ARJUN-9000000012@YBL-SBIN0000001-633100000112-PAYMENT', '0000633100000112', 356],
    ['UPI-ARJUN-9000000012@YBL-SBIN0000001-633100000113-PAYMENT', '0000633100000113', 356],
    ['UPI-TEST BUYER-TB@OKAXIS-UTIB0000001-633100000114-ORDER AR 1000014', '0000633100000114', 255],
    ['NEFT CR-COURIER-COD REMITTANCE', 'CITIN26600000111', 1_941.5],
    ['RENT', '000012', -100],
  ]);
  expect(await take(text)).toMatchObject({ added: 5, known: 0, leftOut: 1, matched: 2 });
  const matches = await db.select().from(bankMatches);
  expect(matches.map(({ target }) => target).toSorted()).toEqual([known.id, courier.id].toSorted());
  const { rows } = await listBankRows(db, { show: 'open', sources });
  const suggested: Record<string, (readonly [string, boolean])[]> = Object.fromEntries(
    rows.map(({ reference, suggestions }) => [
      reference ?? '',
      suggestions.map(({ target, isNamed }) => [target, isNamed] as const),
    ]),
  );
  expect(suggested['633100000114']).toEqual([[named.id, true]]);
  for (const reference of ['633100000112', '633100000113'])
    expect(new Set(suggested[reference]!.map(([target]) => target))).toEqual(new Set([one.id, other.id]));
  expect(rows[0]!.note).not.toMatch(/ARJUN|BUYER|9000000012|YBL|OKAXIS/i);
});

it('takes a statement once, and of an overlapping one only the new rows', async () => {
  const rows = [
    ['UPI-A-a@ybl-SBIN0000001-633100000211-X', '633100000211', 10],
    ['CASH DEPOSIT', '', 20],
    ['CASH DEPOSIT', '', 20],
  ] as const;
  expect(await take(statement(rows))).toMatchObject({ added: 3, known: 0 });
  expect(await take(statement(rows))).toMatchObject({ added: 0, known: 3 });
  const longer = statement([...rows, ['UPI-B-b@ybl-SBIN0000001-633100000212-X', '633100000212', 10]]);
  expect(await take(longer)).toMatchObject({ added: 1, known: 3 });
});

it('takes a match back when the bank takes the money back', async () => {
  expected = [];
  const credit = expectCredit(25_500, { reference: '633100000311' });
  const came = ['UPI-T-t@okaxis-UTIB0000001-633100000311-ORDER', '633100000311', 255] as const;
  expect(await take(statement([came]))).toMatchObject({ matched: 1 });
  await take(statement([['REV-UPI-633100000311-t@okaxis', '633100000311', -255]], opening + 25_500));
  expect(await rowOf('633100000311')).toMatchObject({ state: 'reversed' });
  const { rows } = await listBankRows(db, { show: 'reversed', sources });
  expect(rows[0]).toMatchObject({
    reversedOn: '2026-11-20',
    matches: [{ undoneCause: 'reversal', label: 'Order' }],
  });
  await expect(match(rows[0]!.id, credit)).rejects.toMatchObject({ code: 'not_open' });
  expect(await matchWaitingRows(db, { sources })).toBe(0);
});

it('confirms a payment by a match of a person, and undoes the match for good', async () => {
  expected = [];
  const credit = expectCredit(44_400);
  await take(statement([['UPI-C-c@ybl-SBIN0000001-633100000411-X', '633100000411', 444]]));
  const { id } = await rowOf('633100000411');
  await match(id, credit);
  expect(confirmed).toEqual([`${credit.id} 633100000411`]);
  expect(await rowOf('633100000411')).toMatchObject({ state: 'matched', note: '' });
  const [made] = await db.select().from(bankMatches).where(eq(bankMatches.rowId, id));
  await undoMatch(db, { id: made!.id, authorId });
  await expect(undoMatch(db, { id: made!.id, authorId })).rejects.toMatchObject({ code: 'undone' });
  expect(await matchWaitingRows(db, { sources })).toBe(0);
  expect(await rowOf('633100000411')).toMatchObject({ state: 'open' });
  await match(id, { ...credit, reference: '633100000411' });
  expect(await db.$count(bankMatches, eq(bankMatches.rowId, id))).toBe(2);
});

it('matches no other amount, no claimed reference and no reference that came twice', async () => {
  expected = [];
  const claimed = expectCredit(50_000, { reference: '633100000511' });
  const smaller = expectCredit(60_000, { reference: '633100000512' });
  expectCredit(70_000, { reference: '633100000513' });
  expectCredit(80_000, { reference: '633100000514' });
  const text = statement([
    ['UPI-M-m@ybl-SBIN0000001-633100000599-633100000511', '', 500],
    ['UPI-N-n@ybl-SBIN0000001-633100000512-X', '633100000512', 1],
    ['UPI-O-o@ybl-SBIN0000001-633100000513-X', '633100000513', 700],
    ['UPI-O-o@ybl-SBIN0000001-633100000513-X', '633100000513', 700],
    ['DEPOSIT FOR 633100000514 AND 633100000515', '', 800],
  ]);
  expect(await take(text)).toMatchObject({ added: 5, matched: 0 });
  expect(await rowOf('633100000599')).toMatchObject({ state: 'open' });
  await expect(match((await rowOf('633100000599')).id, claimed)).rejects.toMatchObject({
    code: 'not_expected',
  });
  await expect(match((await rowOf('633100000512')).id, smaller)).rejects.toMatchObject({
    code: 'other_amount',
  });
});

it('refuses a statement whose balance does not add up, and takes nothing of it', async () => {
  const count = await db.$count(bankRows);
  const text = statement([
    ['UPI-A-a@ybl-X-633100000611-X', '633100000611', 10],
    ['UPI-A-a@ybl-X-633100000612-X', '633100000612', 20],
    ['UPI-A-a@ybl-X-633100000613-X', '633100000613', 40],
  ]);
  const lines = text.split('\n');
  await expect(take(lines.toSpliced(4, 1).join('\n'))).rejects.toMatchObject({
    status: 422,
    code: 'unreadable',
  });
  await expect(take(text.replace(',40.00,', ',=1+1,'))).rejects.toMatchObject({ status: 422 });
  expect(await db.$count(bankRows)).toBe(count);
});

it('keeps rows without a match, and those put aside, for 90 days', async () => {
  const later = (days: number) => new Date(Date.now() + days * dayMs);
  await deleteOldBankRows(db, { now: later(89) });
  expect(await db.$count(bankRows, eq(bankRows.state, 'open'))).toBeGreaterThan(0);
  const matched = await db.$count(bankRows, eq(bankRows.state, 'matched'));
  expect(matched).toBeGreaterThan(0);
  const [own] = await db.select().from(bankRows).where(eq(bankRows.state, 'open'));
  await putAside(db, { id: own!.id, by: { userId: authorId, namesOf: async () => new Map() } });
  await deleteOldBankRows(db, { now: later(91) });
  expect(await db.$count(bankRows)).toBe(matched);
});
