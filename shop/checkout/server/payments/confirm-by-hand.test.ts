import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { confirmPayment } from '#shop/payments/server/by-hand/confirm-payment.ts';
import { expireUnseen } from '#shop/payments/server/by-hand/expire-unseen.ts';
import { settleByHand } from '#shop/payments/server/by-hand/settle-by-hand.ts';
import { openUpi } from '#shop/payments/providers/upi/open-upi.ts';
import { paymentEvents, paymentRefunds } from '#shop/payments/server/tables.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { codeOf } from '../hold/testing.ts';
import { applyPayment } from './apply-payment.ts';
import { beginPayment, type PayingWith } from './begin-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { makeCashOrder, moneyOf } from './testing/paid-orders.ts';
import { undoConfirmed } from './undo-confirmed.ts';

const { db } = await testDatabase();
const { userId: authorId } = await makeStaff(db, 'support');
const by = { userId: authorId, namesOf: async () => new Map<number, string>() };

afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

const account = { upiId: 'aranya.shop@okbank', payee: 'Aranya', isMerchant: false };
const paying: PayingWith = {
  provider: 'upi',
  open: () => openUpi(account),
  savingPaise: 20_00,
  isAfterPlacing: true,
  webhookUrl: '',
};
const newReference = () => `${randomInt(1e11, 9e11)}`;

async function begin(placing: Parameters<typeof makeCashOrder>[1] = {}) {
  const charges = { ...usualCharges, feePaise: 7_30, wholeRupees: true as const };
  const made = await makeCashOrder(db, { charges, ...placing });
  await beginPayment(db, { ...made, show: 'code' }, paying);
  const paymentId = (await moneyOf(db, made.orderId)).payments[0]!.id;
  const confirm = async (reference: string, amountPaise = 477_30) =>
    confirmPayment(
      db,
      { paymentId, reference, amountPaise, authorId },
      { apply: (move) => applyPayment(db, move) },
    );
  const modeOf = async () => (await recordsOf(db, made.orderId)).order!.paymentMode;
  return { made, paymentId, confirm, modeOf };
}

describe("a payment to the shop's own UPI ID", () => {
  it('shows one code without an end, and is paid by its reference alone', async () => {
    const { made, confirm, modeOf, paymentId } = await begin();
    await beginPayment(db, { ...made, show: 'code' }, paying);
    const later = { ...made, now: new Date(Date.now() + dayMs) };
    expect((await lookAtPayment(db, later, paying)).payment).toMatchObject({ state: 'waiting', until: null });
    for (const wrong of ['', '12345', '1234567890123', 'UTR of mine!'])
      await expect(confirm(wrong)).rejects.toMatchObject({ status: 400 });
    const reference = newReference();
    await expect(confirm(reference, 477_00)).rejects.toMatchObject({ code: 'other_amount' });
    expect(await modeOf()).toBe('COD');
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`;
    expect([await confirm(spaced), await confirm(reference)]).toEqual(['paid', 'repeated']);
    expect(await getOrder(db, made)).toMatchObject({ paymentMode: 'UPI', amountDue: 0, totalAmount: 477.3 });
    const events = await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId));
    expect(events.at(-1)).toMatchObject({ actor: 'staff', authorId, note: `Reference ${reference}` });
    expect(events.at(-1)!.authorName).not.toBe('');
  });

  it('opens a UPI app for the ID of a merchant alone', async () => {
    const { made } = await begin();
    const look = async (hasNoLink?: true) =>
      (await lookAtPayment(db, made, { ...paying, ...(hasNoLink ? { hasNoLink } : {}) })).payment;
    expect(await look()).toMatchObject({ mayOpenApp: true });
    expect(await look(true)).toMatchObject({ mayOpenApp: false, link: null });
  });

  it('makes the units of a new customer those of a paid order', async () => {
    const newCustomers = { perNetwork: 9, openTogether: 9, network: '203.0.113.9' };
    const { made, confirm } = await begin({ newCustomers });
    const rowOf = async () => (await recordsOf(db, made.orderId)).order!.unconfirmedUnits;
    expect(await rowOf()).toEqual({ [made.productId]: 1 });
    expect(await confirm(newReference())).toBe('paid');
    expect(await rowOf()).toBeNull();
  });

  it('leaves the tasks of staff after a week, and may still be confirmed', async () => {
    const { confirm, made } = await begin();
    const inDays = (days: number) =>
      expireUnseen(db, { apply: (move) => applyPayment(db, move), now: new Date(Date.now() + days * dayMs) });
    expect([await inDays(6), (await inDays(8)) > 0, await inDays(8)]).toEqual([0, true, 0]);
    expect((await moneyOf(db, made.orderId)).payments[0]!.state).toBe('expired');
    expect(await confirm(newReference())).toBe('paid');
  });

  it('takes a reference for one customer, also when two staff members confirm at once', async () => {
    const [one, other] = [await begin(), await begin()];
    const reference = newReference();
    const said = await Promise.allSettled([one.confirm(reference), other.confirm(reference)]);
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = said.find((each) => each.status === 'rejected')!;
    expect(refused.reason).toMatchObject({ code: 'reference_used' });
    expect([await one.modeOf(), await other.modeOf()].toSorted()).toEqual(['COD', 'UPI']);
  });

  it('promises a second payment back, which staff pay and note once', async () => {
    const { made, confirm } = await begin();
    expect(await confirm(newReference())).toBe('paid');
    expect(await confirm(newReference())).toBe('goes back');
    const { payments, refunds } = await moneyOf(db, made.orderId);
    expect(refunds).toMatchObject([{ cause: 'double', paise: 477_30 }]);
    const second = refunds[0]!.paymentId;
    const [refund] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, second));
    const settle = async () =>
      settleByHand(db, { refundId: refund!.id, reference: newReference(), authorId });
    await settle();
    await expect(settle()).rejects.toMatchObject({ code: 'not_due' });
    expect(payments).toHaveLength(2);
    const states = (await moneyOf(db, made.orderId)).payments.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['captured', 'refunded']);
  });
});

describe('a refund of the own UPI ID', () => {
  const twoPaid = async () => {
    const { made, confirm } = await begin();
    await confirm(newReference());
    await confirm(newReference());
    const [due] = (await moneyOf(db, made.orderId)).refunds;
    const [refund] = await db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.paymentId, due!.paymentId));
    return { made, confirm, refundId: refund!.id };
  };
  const note = (refundId: string, by: number, alonePaise?: number) =>
    codeOf(settleByHand(db, { refundId, reference: newReference(), authorId: by, alonePaise }));

  it('is noted by another than who confirmed its payment, or by the owner', async () => {
    const [one, other] = [await twoPaid(), await twoPaid()];
    const colleague = (await makeStaff(db, 'support')).userId;
    expect(await note(one.refundId, authorId, 5_000_00)).toBe('own_confirmation');
    expect(await note(one.refundId, colleague, 5_000_00)).toBe('done');
    expect(await note(other.refundId, authorId)).toBe('done');
  });

  it('above the limit of a day waits for the owner, also for many at once', async () => {
    const refunds = [await twoPaid(), await twoPaid(), await twoPaid()];
    const colleague = (await makeStaff(db, 'support')).userId;
    const said = await Promise.all(refunds.map(({ refundId }) => note(refundId, colleague, 1_000_00)));
    expect(said.map(String).toSorted()).toEqual(['done', 'done', 'too_much_alone']);
  });

  it('has the amount that was asked, unless the bank says another', async () => {
    const { confirm } = await begin();
    await confirm(newReference());
    expect(await codeOf(confirm(newReference(), 14_900_00))).toBe('other_amount');
    expect(await codeOf(confirm('000000000000'))).toBe('invalid');
  });
});

describe('a payment that staff confirmed by mistake', () => {
  it('is a cash order with the amounts of before, and frees its reference', async () => {
    const { made, confirm, paymentId } = await begin();
    const before = await getOrder(db, made);
    const reference = newReference();
    await confirm(reference);
    await Promise.all([undoConfirmed(db, { paymentId, by }), undoConfirmed(db, { paymentId, by })]);
    const after = await getOrder(db, made);
    expect([after.paymentMode, after.amountDue, after.amounts]).toEqual([
      'COD',
      before.amountDue,
      before.amounts,
    ]);
    expect(await confirm(reference)).toBe('paid');
    expect((await moneyOf(db, made.orderId)).payments.map(({ state }) => state)).toEqual([
      'undone',
      'captured',
    ]);
  });

  it('ends its refund, and stays once that was paid', async () => {
    const { made, confirm, paymentId } = await begin();
    await cancelOrder(db, made);
    expect(await confirm(newReference())).toBe('goes back');
    await undoConfirmed(db, { paymentId, by });
    expect(await confirm(newReference())).toBe('goes back');
    const { payments } = await moneyOf(db, made.orderId);
    const again = payments.find(({ state }) => state === 'captured')!;
    const [refund] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, again.id));
    await settleByHand(db, { refundId: refund!.id, reference: newReference(), authorId });
    await expect(undoConfirmed(db, { paymentId: again.id, by })).rejects.toMatchObject({ code: 'stays' });
  });
});
