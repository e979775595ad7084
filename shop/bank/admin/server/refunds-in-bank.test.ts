// §9 a refund that the owner pays is matched with a debit by its reference alone, a person decides the rest, and a refund that comes back is seen
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs, dayOf, formatDigits } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { fileOf } from '#platform/server/csv/read-csv.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { settleByHand } from '#shop/payments/server/by-hand/settle-by-hand.ts';
import { requestRefund } from '#shop/payments/server/refund-payment.ts';
import { showPayments } from '#shop/payments/admin/server/show-payments.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { payRefund } from '#shop/returns/admin/server/pay-refund.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { returns } from '#shop/returns/server/tables.ts';
import { ask, inspectWhole, makeDelivered } from '#shop/returns/server/testing.ts';
import { deleteOldBankRows, matchWaitingRows } from '../../server/delete-old-rows.ts';
import { matchRow, undoMatch } from '../../server/match-row.ts';
import {
  idsGivenBack,
  sumOpenDebits,
  sumRefundsGivenBack,
  sumRefundsLeft,
  sumRefundsOnTheWay,
} from '../../server/refund-sums.ts';
import { creditSources as sources } from '../../server/sources/credit-sources.ts';
import { bankMatches, bankRows } from '../../server/tables.ts';
import { takeStatement } from '../../server/take-statement.ts';
import { listBankRows } from './list-bank-rows.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: async () => new Map<number, string>() };
const today = dayOf(new Date());

/** A refund of a payment to the own UPI ID, of so many paise, that staff have to pay. */
async function oweRefund(amountPaise: number): Promise<string> {
  const { orderId } = await makeCashOrder(db);
  const paid = await makePayment(db, { orderId, provider: 'upi' });
  const providerPaymentId = `${100_000_000_000 + Math.floor(Math.random() * 1e11)}`;
  await capture(db, { ...paid, providerPaymentId });
  const refundId = randomUUID();
  const asked = { refundId, paymentId: paid.paymentId, amountPaise, cause: 'staff', actor: 'staff' } as const;
  await requestRefund(db, { ...asked, authorId: userId });
  return refundId;
}

const payOwn = (refundId: string, reference: string) =>
  settleByHand(db, { refundId, reference, authorId: userId });

/** A refund of returned goods that were paid in cash, with what the owner typed as its reference. */
async function refundReturn(reference: string): Promise<{ refundId: string; paise: number }> {
  const order = await makeDelivered(db);
  const id = await ask(db, order);
  await inspectWhole(db, { id, orderId: order.orderId, by });
  await setPayout(db, { id, orderId: order.orderId, payout: { kind: 'upi', upiId: 'meera@okbank' } });
  await payRefund(db, { id, by, payoutVersion: 1, reference, alonePaise: 10_000_000 });
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return { refundId: row!.refundId, paise: row!.refundPaise! };
}

type Line = readonly [narration: string, reference: string, paise: number];

const take = (lines: readonly Line[]) => {
  const rows = lines.map(([narration, reference, paise]) => {
    const amount = (Math.abs(paise) / 100).toFixed(2);
    const [out, inward] = paise < 0 ? [amount, ''] : ['', amount];
    return `${formatDigits(today)},${narration},${reference},${out},${inward}`;
  });
  const text = ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.', ...rows, ''].join('\n');
  return takeStatement(db, fileOf(Buffer.from(text)), {
    columns: null,
    authorId: userId,
    now: new Date(),
    sources,
  });
};

const rowOf = async (reference: string) =>
  (await db.select().from(bankRows).where(eq(bankRows.reference, reference)))[0]!;
const shown = async (show: 'out' | 'paid' | 'bounced') => (await listBankRows(db, { show, sources })).rows;
const places = async () =>
  [
    await sumRefundsOnTheWay(db),
    await sumRefundsLeft(db, { since: '2026-01-01' }),
    await sumOpenDebits(db),
  ].map(({ amount }) => toPaise(amount));
const confirmUpi = () => Promise.reject(new Error('No payment is confirmed here.'));

it('matches a debit with the refund of its reference, and keeps no other debit', async () => {
  await payOwn(await oweRefund(5_100), '711100000001');
  const { paise } = await refundReturn('UTR 0000711100000002');
  expect(await places()).toEqual([5_100 + paise, 0, 0]);
  const counts = await take([
    ['UPI-MEERA-m@okbank-HDFC0000001-711100000001-REFUND', '0000711100000001', -5_100],
    ['IMPS-711100000002-SOMEBODY', '711100000002', -paise],
    ['UPI-RENT OF MY FLAT-l@okbank-711100000003', '711100000003', -1_800_000],
  ]);
  expect(counts).toMatchObject({ added: 2, leftOut: 1, matched: 2 });
  expect(await places()).toEqual([0, 5_100 + paise, 0]);
  expect(await shown('paid')).toMatchObject([
    { matches: [{ kind: 'refund', cause: 'reference' }], note: '' },
    { amount: -51, matches: [{ kind: 'refund', cause: 'reference' }], note: '' },
  ]);
  expect(await take([['IMPS-711100000002-SOMEBODY', '711100000002', -paise]])).toMatchObject({
    added: 0,
    known: 1,
  });
  expect(await checkInvariants(db)).toEqual([]);
});

it('suggests a refund by amount and day, which a person matches and undoes', async () => {
  const [before] = await places();
  const one = await oweRefund(6_200);
  await payOwn(one, '711200000001');
  const other = await refundReturn('by my phone');
  await take([
    ['UPI-X-x@okbank-711200000009-GIFT', '711200000009', -6_200],
    ['IMPS-711200000002-X', '711200000002', -other.paise],
  ]);
  const open = (await shown('out')).find(({ reference }) => reference === '711200000002');
  expect(open).toMatchObject({ suggestions: [{ kind: 'refund', fits: 'amount', isDue: false }] });
  const typed = (await shown('out')).find(({ reference }) => reference === '711200000009');
  expect(typed!.suggestions).toMatchObject([
    { target: one, fits: 'amount', label: expect.stringContaining('711200000001') },
  ]);
  const matching = {
    id: open!.id,
    kind: 'refund',
    target: other.refundId,
    authorId: userId,
    sources,
    confirmUpi,
  } as const;
  await expect(matchRow(db, { ...matching, target: one })).rejects.toMatchObject({ code: 'not_expected' });
  await matchRow(db, matching);
  await expect(matchRow(db, matching)).rejects.toMatchObject({ code: 'not_open' });
  expect((await places())[0]).toBe(before! + 6_200);
  const [match] = await db.select().from(bankMatches).where(eq(bankMatches.rowId, open!.id));
  await undoMatch(db, { id: match!.id, authorId: userId });
  expect(await rowOf('711200000002')).toMatchObject({ state: 'out' });
  expect((await places())[0]).toBe(before! + 6_200 + other.paise);
  expect(await matchWaitingRows(db, { sources })).toBe(0);
});

it('keeps a debit that fits a refund that is due, and matches it once it is noted', async () => {
  const refundId = await oweRefund(7_300);
  await take([['UPI-Y-y@okbank-711300000001-BACK', '711300000001', -7_300]]);
  const { id } = await rowOf('711300000001');
  const waiting = (await shown('out')).find((row) => row.id === id);
  expect(waiting!.suggestions).toMatchObject([{ target: refundId, isDue: true }]);
  const matching = { id, kind: 'refund', target: refundId, authorId: userId, sources, confirmUpi } as const;
  await expect(matchRow(db, matching)).rejects.toMatchObject({ code: 'refund_due' });
  await payOwn(refundId, '711300000001');
  expect(await matchWaitingRows(db, { sources })).toBe(1);
  expect(await rowOf('711300000001')).toMatchObject({ state: 'paid' });
});

it('sees a refund that came back, and expects it by its amount alone from then on', async () => {
  const refundId = await oweRefund(8_400);
  await payOwn(refundId, '711400000001');
  const [, left] = await places();
  await take([['UPI-Z-z@okbank-711400000001-BACK', '711400000001', -8_400]]);
  expect((await places())[1]).toBe(left! + 8_400);
  await take([['REV-UPI-711400000001-z@okbank', '711400000001', 8_400]]);
  expect((await places())[1]).toBe(left);
  expect(await shown('bounced')).toMatchObject([
    { reversedOn: today, matches: [{ undoneCause: 'reversal' }] },
  ]);
  await take([['IMPS-711400000002-AGAIN', '711400000002', -8_400]]);
  const again = (await shown('out')).find(({ reference }) => reference === '711400000002');
  expect(again!.suggestions).toMatchObject([{ target: refundId, fits: 'amount' }]);
  expect(await checkInvariants(db)).toEqual([]);
});

it('asks for a refund again that the bank gave back, until its new reference', async () => {
  const refundId = await oweRefund(8_700);
  await payOwn(refundId, '711600000001');
  const [before] = await places();
  const back = toPaise((await sumRefundsGivenBack(db)).amount);
  await take([['UPI-Z-z@okbank-711600000001-BACK', '711600000001', -8_700]]);
  const again = { isGivenBack: async (tx: typeof db, id: string) => (await idsGivenBack(tx)).has(id) };
  const noteAgain = (reference: string) =>
    settleByHand(db, { refundId, reference, authorId: userId, ...again });
  await expect(noteAgain('711600000002')).rejects.toMatchObject({ code: 'not_due' });
  await take([['REV-UPI-711600000001-z@okbank', '711600000001', 8_700]]);
  expect((await places())[0]).toBe(before! - 8_700);
  expect(toPaise((await sumRefundsGivenBack(db)).amount)).toBe(back + 8_700);

  const [{ paymentId } = { paymentId: '' }] = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, refundId));
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const showing = { orderNumber: payment!.orderNumber, namesOf: by.namesOf, idsGivenBack };
  const refundsOf = async () => (await showPayments(db, showing)).payments.flatMap(({ refunds }) => refunds);
  expect(await refundsOf()).toMatchObject([{ isGivenBack: true, act: 'pay' }]);

  await expect(payOwn(refundId, '711600000002')).rejects.toMatchObject({ code: 'not_due' });
  await expect(noteAgain('711600000001')).rejects.toMatchObject({ code: 'same_reference' });
  await noteAgain('711600000002');
  await expect(noteAgain('711600000003')).rejects.toMatchObject({ code: 'not_due' });
  expect(await refundsOf()).toMatchObject([{ isGivenBack: false, act: null }]);
  expect((await places())[0]).toBe(before);
  expect(toPaise((await sumRefundsGivenBack(db)).amount)).toBe(back);
  const [, left] = await places();
  const counts = await take([['IMPS-711600000002-AGAIN', '711600000002', -8_700]]);
  expect(counts).toMatchObject({ matched: 1 });
  expect((await places()).slice(0, 2)).toEqual([before! - 8_700, left! + 8_700]);
  expect(await checkInvariants(db)).toEqual([]);
});

it('counts a refund that is too old for its provider with those of the owner', async () => {
  const { orderId } = await makeCashOrder(db);
  const paid = await makePayment(db, { orderId });
  await capture(db, { ...paid, providerPaymentId: 'pay_old' });
  const refundId = randomUUID();
  const asked = {
    refundId,
    paymentId: paid.paymentId,
    amountPaise: 9_500,
    cause: 'staff',
    actor: 'staff',
  } as const;
  await requestRefund(db, { ...asked, authorId: userId });
  await db.update(paymentRefunds).set({ reason: 'too_old' }).where(eq(paymentRefunds.id, refundId));
  const [before] = await places();
  await payOwn(refundId, '711500000001');
  expect((await places())[0]).toBe(before! + 9_500);
  expect(await checkInvariants(db)).toEqual([]);
});

it('deletes a debit that nobody matched after 90 days', async () => {
  await deleteOldBankRows(db, { now: new Date(Date.now() + 91 * dayMs) });
  expect(await shown('out')).toEqual([]);
  expect((await shown('paid')).length).toBeGreaterThan(0);
});
