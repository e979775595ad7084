// §9 an order's money is followed from the customer to the bank, each paisa in one place
import { eq, gt, inArray, and, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { toPaise } from '#platform/money.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { sumByHand } from '#shop/cash/admin/server/sum-by-hand.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { listWaiting, type WaitingRows, withProviders } from '#shop/settlements/admin/server/read-money.ts';
import { recordRows, recordTotals } from '#shop/settlements/server/record-rows.ts';
import { countAgain, sumOf } from '#shop/settlements/testing/count-again.ts';
import { makeMonth } from '#shop/settlements/testing/make-month.ts';
import { sumArrived, sumOpenCredits, sumUpiOnTheWay, upiOnTheWay } from '../../server/arrived-credits.ts';
import { bankMatches, bankRows } from '../../server/tables.ts';
import { countBank } from '../../testing/count-bank.ts';
import { makeBankMonth } from '../../testing/make-bank-month.ts';
import {
  refundsOnTheWay,
  sumOpenDebits,
  sumRefundsGivenBack,
  sumRefundsLeft,
  sumRefundsOnTheWay,
} from '../../server/refund-sums.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: async () => new Map<number, string>() };

/** `MONEY_MONTHS=100 npx vitest run shop/bank/admin/server/month-in-bank.test.ts` */
const months = Number(process.env.MONEY_MONTHS ?? 3);

const corrected = and(eq(bankMatches.kind, 'upi'), eq(bankMatches.cause, 'person'));

/** The sum of every page behind a number of 'All money', in paise. */
async function sumOfPages(places: WaitingRows): Promise<number> {
  let paise = 0;
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await listWaiting(db, { places, cursor });
    paise += rows.reduce((sum, { amount }) => sum + toPaise(amount), 0);
    if (next === null) return paise;
    cursor = next;
  }
}

async function paidToUpi(): Promise<number> {
  const isPaid = and(eq(payments.provider, 'upi'), inArray(payments.state, ['captured', 'refunded']));
  const rows = await db.select().from(payments).where(isPaid);
  return rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

async function refundedByOwner(): Promise<number> {
  const { rows } = await db.execute<{ paise: string }>(sql`
    select (select coalesce(sum(f.amount_paise), 0) from payment_refunds f join payments p on p.id = f.payment_id
        where f.state = 'processed' and p.provider = 'upi')
      - (select coalesce(sum(paise), 0) from cash_entries where kind = 'refunded') as paise`);
  return Number(rows[0]!.paise);
}

test(`puts each paisa of the bank into one place in ${months} random months`, async () => {
  for (let seed = 1; seed <= months; seed += 1) {
    const orders = 20 + ((seed * 37) % 80);
    const month = await makeMonth(db, { seed, orders, refunds: 3, reversals: 2, chargebacks: 1 });
    for (const { provider, rows, totals } of month) {
      await recordRows(db, { provider, rows });
      await recordTotals(db, { provider, totals });
    }
    await makeBankMonth(db, { seed, orders, month, by });

    expect(await db.$count(bankMatches, corrected)).toBeGreaterThan(0);
    const { sources, places } = await countAgain(db);
    expect([seed, sumOf(places)]).toEqual([seed, sumOf(sources)]);
    expect(toPaise((await sumByHand(db, { now: new Date() })).amount)).toBe(places['by hand']);

    expect(await sumOfPages({ open: withProviders })).toBe(places['with providers']);

    const { ofUpi, ofRefunds, ofCredits, ofDebits } = await countBank(db);
    expect(sumOf(ofUpi)).toBe(await paidToUpi());
    expect(toPaise((await sumUpiOnTheWay(db)).amount)).toBe(ofUpi['on the way']);
    expect(await sumOfPages({ upi: upiOnTheWay })).toBe(ofUpi['on the way']);

    const credits = await db.select().from(bankRows).where(gt(bankRows.paise, 0));
    expect(sumOf(ofCredits)).toBe(credits.reduce((sum, { paise }) => sum + paise, 0));
    const { open, aside, reversed = 0, restored = 0, ...arrived } = ofCredits;
    expect(arrived.upi).toBe(ofUpi.arrived);
    expect(toPaise((await sumOpenCredits(db)).amount)).toBe(open);
    const shown = await sumArrived(db, { since: '2026-01-01' });
    expect(Object.fromEntries(shown.map(({ kind, amount }) => [kind, toPaise(amount)]))).toEqual(arrived);
    expect(open! + aside! + reversed + restored + sumOf(arrived)).toBe(sumOf(ofCredits));

    expect(sumOf(ofRefunds)).toBe(await refundedByOwner());
    expect(toPaise((await sumRefundsOnTheWay(db)).amount)).toBe(ofRefunds['on the way']);
    expect(await sumOfPages({ paid: refundsOnTheWay })).toBe(ofRefunds['on the way']);
    expect(toPaise((await sumRefundsGivenBack(db)).amount)).toBe(ofRefunds['due again'] ?? 0);
    const left = ofRefunds.left ?? 0;
    expect([
      ofDebits.refund ?? 0,
      toPaise((await sumRefundsLeft(db, { since: '2026-01-01' })).amount),
    ]).toEqual([left, left]);
    expect(toPaise((await sumOpenDebits(db)).amount)).toBe(ofDebits.out ?? 0);
    expect((await checkInvariants(db)).filter(({ number }) => [11, 15, 16].includes(number))).toEqual([]);
  }
}, 600_000);
