import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { countAgain, sumOf } from '../testing/count-again.ts';
import { makeMonth, type Month } from '../testing/make-month.ts';
import { checkTotals, recordRows, recordTotals } from './record-rows.ts';
import { settlementTasks } from './tables.ts';

const { db } = await testDatabase();

/** `MONEY_ORDERS=3000 MONEY_MONTHS=100 npx vitest run shop/settlements/server/month.test.ts` */
const orders = Number(process.env.MONEY_ORDERS ?? 120);
const months = Number(process.env.MONEY_MONTHS ?? 3);
const share = (of: number) => Math.max(2, Math.round((of * orders) / 3_000));

async function record(month: Month): Promise<void> {
  for (const { provider, rows, totals } of month) {
    await recordRows(db, { provider, rows });
    await recordTotals(db, { provider, totals });
  }
  for (const provider of ['razorpay', 'cashfree']) await checkTotals(db, { provider, since: '2026-01-01' });
}

const broken = async () => (await checkInvariants(db)).filter(({ number }) => [15, 16].includes(number));

async function bookOf(kinds: string[], book = 'prepaid'): Promise<number> {
  const { rows } = await db.execute<{ paise: string }>(sql`
    select coalesce(sum(paise), 0) as paise from money_book where kind in ${kinds} and book = ${book}`);
  return Number(rows[0]!.paise);
}

test('puts every paisa of a month into exactly one place', async () => {
  const month = await makeMonth(db, {
    seed: 1,
    orders,
    refunds: share(60),
    reversals: share(12),
    chargebacks: share(4),
  });
  await record(month);
  const { sources, places, byUtr } = await countAgain(db);
  expect(sumOf(places)).toBe(sumOf(sources));
  expect(sources.unmatched).toBe(await bookOf(['unmatched']));
  expect(places['paid out']).toBe(-(await bookOf(['settled'])) - (await bookOf(['settled'], 'cash')));
  expect(places.fee).toBe(-(await bookOf(['fee'])) - (await bookOf(['fee'], 'cash')));
  expect(places.GST).toBe(-(await bookOf(['tax'])));
  const { rows } = await db.execute<{ owed: string }>(
    sql`select sum(paise) as owed from money_book where book = 'prepaid'`,
  );
  expect(places['with providers']).toBe(Number(rows[0]!.owed));
  const stated = month.flatMap(({ totals }) => totals).reduce((sum, { paise }) => sum + paise, 0);
  expect(sumOf(byUtr)).toBe(stated);
  expect(await broken()).toEqual([]);

  const tasks = await db.select().from(settlementTasks);
  const open = tasks.filter(({ ending }) => ending === null).map(({ kind }) => kind);
  expect(Object.groupBy(open, (kind) => kind)).toMatchObject({
    foreign: ['foreign'],
    twice: ['twice'],
    amount: expect.arrayContaining(['amount']) as string[],
    charged_back: Array.from({ length: share(4) }, () => 'charged_back'),
  });
  expect(open).not.toContain('total');

  await record(month);
  expect(await countAgain(db)).toEqual({ sources, places, byUtr });
  expect(await db.$count(settlementTasks)).toBe(tasks.length);
}, 120_000);

test(`keeps the invariants in ${months} random months`, async () => {
  for (let seed = 2; seed < months + 2; seed += 1) {
    const size = 20 + ((seed * 37) % 80);
    const month = await makeMonth(db, {
      seed,
      orders: size,
      refunds: seed % 9,
      reversals: seed % 5,
      chargebacks: 1 + (seed % 3),
    });
    await record(month.toSorted(() => ((seed * 7_919) % 3) - 1));
    const { sources, places } = await countAgain(db);
    expect([seed, sumOf(places)]).toEqual([seed, sumOf(sources)]);
    expect(await broken()).toEqual([]);
  }
}, 600_000);
