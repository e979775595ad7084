// §9 a credit whose reference nobody knows suggests payments of its amount, also confirmed ones, and a person's match corrects the reference
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayOf, formatDigits } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { applyPayment } from '#shop/checkout/server/payments/apply-payment.ts';
import { makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { confirmPayment } from '#shop/payments/server/by-hand/confirm-payment.ts';
import { paymentEvents, payments } from '#shop/payments/server/tables.ts';
import { sumArrived, sumOpenCredits, sumUpiOnTheWay } from '../../server/arrived-credits.ts';
import { matchWaitingRows } from '../../server/delete-old-rows.ts';
import { type ConfirmUpi, matchRow, undoMatch } from '../../server/match-row.ts';
import { creditSources as sources } from '../../server/sources/credit-sources.ts';
import { bankMatches, bankRows } from '../../server/tables.ts';
import { takeStatement } from '../../server/take-statement.ts';
import { listBankRows } from './list-bank-rows.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'owner');

afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

const newReference = () => `${randomInt(1e11, 9e11)}`;
const confirmUpi: ConfirmUpi = (payment) =>
  confirmPayment(db, payment, { apply: (move) => applyPayment(db, move) });

/** A payment to the own UPI ID of so many units, which staff confirmed with a reference of their own hand, if they did. */
async function pay({ quantity, typed }: { quantity: number; typed?: string }) {
  const { orderId } = await makeCashOrder(db, { quantity });
  const made = await makePayment(db, { orderId, provider: 'upi' });
  if (typed) await confirmUpi({ ...made, reference: typed, authorId });
  return made;
}

async function credit(reference: string, paise: number) {
  const day = formatDigits(dayOf(new Date()));
  const line = `${day},UPI-X-x@okbank-${reference}-PAY,${reference},,${(paise / 100).toFixed(2)}`;
  const text = ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.', line, ''].join('\n');
  const taking = { columns: null, authorId, now: new Date(), sources };
  await takeStatement(db, fileOf(Buffer.from(text)), taking);
  const { rows } = await listBankRows(db, { show: 'open', sources });
  return rows.find((row) => row.reference === reference);
}

const match = (id: number, target: string) =>
  matchRow(db, { id, kind: 'upi', target, authorId, sources, confirmUpi });
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
const places = async () => ({
  way: toPaise((await sumUpiOnTheWay(db)).amount),
  arrived: (await sumArrived(db, { since: '2026-01-01' })).reduce(
    (sum, { amount }) => sum + toPaise(amount),
    0,
  ),
  open: toPaise((await sumOpenCredits(db)).amount),
});

it('suggests a payment confirmed with another reference, and corrects it', async () => {
  const [typed, real] = [newReference(), newReference()];
  const { paymentId, amountPaise } = await pay({ quantity: 1, typed });
  const row = await credit(real, amountPaise);
  expect(row!.suggestions).toMatchObject([{ target: paymentId, fits: 'amount', noted: typed }]);
  expect(await places()).toEqual({ way: amountPaise, arrived: 0, open: amountPaise });
  await match(row!.id, paymentId);
  expect(await places()).toEqual({ way: 0, arrived: amountPaise, open: 0 });
  expect(await paymentOf(paymentId)).toMatchObject({ bankReference: real, providerPaymentId: real });
  const events = await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId));
  const note = `Reference ${real} of the bank, instead of ${typed}`;
  expect(events.at(-1)).toMatchObject({ state: 'captured', actor: 'staff', authorId, note });

  const [made] = await db.select().from(bankMatches).where(eq(bankMatches.rowId, row!.id));
  await undoMatch(db, { id: made!.id, authorId });
  expect(await matchWaitingRows(db, { sources })).toBe(0);
  expect(await places()).toEqual({ way: amountPaise, arrived: 0, open: amountPaise });
  await match(row!.id, paymentId);
  const other = await pay({ quantity: 2 });
  expect(await confirmUpi({ ...other, reference: typed, authorId })).toBe('paid');
});

it('shows two payments of one amount, and matches neither by itself', async () => {
  const one = await pay({ quantity: 3, typed: newReference() });
  const other = await pay({ quantity: 3 });
  const row = await credit(newReference(), one.amountPaise);
  const noted = row!.suggestions.map((suggested) => [suggested.target, suggested.noted !== null] as const);
  expect(new Map(noted)).toEqual(
    new Map<string, boolean>([
      [one.paymentId, true],
      [other.paymentId, false],
    ]),
  );
  expect(noted).toHaveLength(2);
  await match(row!.id, other.paymentId);
  expect(await paymentOf(other.paymentId)).toMatchObject({
    state: 'captured',
    bankReference: row!.reference,
  });
  expect(await db.$count(bankRows, eq(bankRows.state, 'open'))).toBe(0);
});

it('refuses a reference that another payment has, and changes nothing', async () => {
  const real = newReference();
  const [typed, first] = [newReference(), await pay({ quantity: 4, typed: real })];
  const second = await pay({ quantity: 5, typed });
  const row = await credit(real, second.amountPaise);
  expect(row!.suggestions.map(({ target }) => target)).toEqual([first.paymentId, second.paymentId]);
  await expect(match(row!.id, second.paymentId)).rejects.toMatchObject({ code: 'reference_used' });
  expect(await paymentOf(second.paymentId)).toMatchObject({ bankReference: typed });
  expect(await db.$count(bankMatches, eq(bankMatches.rowId, row!.id))).toBe(0);
});
