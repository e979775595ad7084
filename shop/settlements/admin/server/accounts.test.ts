// Every kind of entry in the book of money has an account in words for the accountant, and the document lists it.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { startOf } from '#platform/india-time.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { recordReport } from '../../server/record-file.ts';
import { accounts } from '../accounts.ts';
import { closeTask } from './close-task.ts';
import { writeSheet } from './read-fees.ts';
import { listTasks } from './read-money.ts';

const { db } = await testDatabase();
const asha = await makeStaff(db, 'owner');
/** No row of a provider has these, so that no file holds them. */
const entriesOfPayments = ['captured', 'opening'];
const words = /^[A-Z][A-Za-z ]+$/;

it('names an account for every kind of entry that the book of money can have', async () => {
  const { rows } = await db.execute<{ definition: string }>(sql`
    select pg_get_viewdef('money_book'::regclass) as definition union all
    select pg_get_constraintdef(oid) from pg_constraint where conname = 'money_entries_kind'`);
  const prepaid = rows.map(({ definition }) => definition.slice(definition.indexOf('UNION ALL') + 1)).join();
  // The view takes the kinds of 'money_entries' as they are.
  const notKinds = ['prepaid', 'courier', 'upi', 'processed', 'payment', 'refund', 'chargeback', 'too_old'];
  const states = ['chargeback_reversal', 'refund_reversal', 'adjustment'];
  const literals = new Set([...prepaid.matchAll(/'([a-z_]+)'::/g)].map(([, literal]) => literal!));
  const kinds = [...literals].filter((literal) => ![...notKinds, ...states].includes(literal));
  expect(kinds.toSorted()).toEqual([...Object.keys(accounts), ...entriesOfPayments].toSorted());
  for (const account of Object.values(accounts)) expect(account).toMatch(words);
});

it('lists each account of the files in the document', () => {
  const document = readFileSync('docs/money.md', 'utf8');
  for (const account of Object.values(accounts)) expect(document).toContain(account);
});

it('writes accounts in words into both files, also after closed tasks', async () => {
  const at = '2026-11-12 10:00:00';
  const row = (type: string, id: string, [debit, credit]: [string, string], dispute = '') =>
    `${type},${id},100.00,INR,2.00,0.36,${debit},${credit},${dispute},setl_1,${at},`;
  const header =
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,dispute_id,settlement_id,settled_at,settlement_utr';
  const rows = [
    row('payment', 'pay_stranger', ['0', '97.64']),
    row('payment', 'pay_other', ['0', '97.64']),
    row('refund', 'rfnd_stranger', ['102.36', '0']),
    row('refund', 'rfnd_back', ['0', '97.00']),
    row('adjustment', 'adj_1', ['102.36', '0'], 'disp_1'),
    row('adjustment', 'adj_2', ['0', '97.64'], 'disp_2'),
    row('adjustment', 'adj_3', ['0', '95.00']),
  ];
  const csv = fileOf(Buffer.from([header, ...rows].join('\n')));
  expect(await recordReport(db, csv, { provider: 'razorpay' })).toMatchObject({ added: rows.length });
  const now = startOf('2026-11-20');
  const { rows: tasks } = await listTasks(db, { userId: asha.userId, namesOf: async () => new Map() });
  for (const { id, ours, theirs } of tasks) {
    const difference = theirs - ours;
    const by = { userId: asha.userId, alonePaise: 1_000_000, now };
    expect(await closeTask(db, { id, difference, reason: 'Asked the provider', ...by })).toBe(true);
  }
  for (const [sheet, column] of [
    ['tally.csv', 3],
    ['zoho.csv', 7],
  ] as const) {
    const [, ...lines] = (await writeSheet(db, { month: '2026-11', sheet })).trim().split('\r\n');
    const named = new Set(lines.map((line) => line.split(',')[column]!));
    for (const name of named) expect([...Object.values(accounts), 'Razorpay']).toContain(name);
    expect(named).toContain(accounts.written_off);
  }
});
