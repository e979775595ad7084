// §9 a refund is paid once; its account is sealed, masked and emptied after 90 days; above a limit, which counts 24 hours and all refunds of an order, a
// second person agrees
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { erasePersonalData } from '#api/personal-data-sources.ts';
import { runRetention } from '#server/jobs.ts';
import { changeLog } from '#platform/server/tables.ts';
import { dayMs } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { cashEntries } from '#shop/cash/server/tables.ts';
import { makeStaff, makeTimeCode } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { codeOf } from '#shop/checkout/server/hold/testing.ts';
import type { Payout } from '../../payout.ts';
import { setPayout } from '../../server/payout.ts';
import { returnPhotos, returns } from '../../server/tables.ts';
import { ask, inspectWhole, makeDelivered } from '../../server/testing.ts';
import { getReturn } from './get-return.ts';
import { approvePayout, payRefund, showPayout } from './pay-refund.ts';

const { db } = await testDatabase();
const alonePaise = 2_000_00;
const upi: Payout = { kind: 'upi', upiId: 'meera.iyer@okbank' };
const bank: Payout = { kind: 'bank', name: 'Meera Iyer', account: '123456789012', ifsc: 'HDFC0001234' };
const nobody = async () => new Map<number, string>();

async function colleague(role: 'support' | 'packer' = 'support') {
  const { userId } = await makeStaff(db, role);
  await makeTimeCode(db, userId);
  return { userId, namesOf: nobody };
}

/** A return whose refund is due. Five units of ₹500 make a large one. */
async function due({ units = 1, payout = upi }: { units?: number; payout?: Payout | null } = {}) {
  const by = await colleague();
  const order = await makeDelivered(db, { sold: [{ quantity: 5 }] });
  const id = await ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity: units }] });
  const of = { id, orderId: order.orderId };
  await inspectWhole(db, { ...of, by });
  if (payout) await setPayout(db, { ...of, payout });
  const row = async () => (await db.select().from(returns).where(eq(returns.id, id)))[0]!;
  const entries = () =>
    db
      .select()
      .from(cashEntries)
      .where(and(eq(cashEntries.orderId, order.orderId), eq(cashEntries.kind, 'refunded')));
  return { ...order, id, by, row, entries };
}

const paid = { payoutVersion: 1, reference: '434512345678', alonePaise };

describe('a refund', () => {
  it('is paid once by twenty requests at once, with one entry in the cash', async () => {
    const { id, by, row, entries } = await due();
    // A busy database may refuse some. None pays twice.
    await Promise.allSettled(Array.from({ length: 20 }, () => payRefund(db, { id, by, ...paid })));
    await payRefund(db, { id, by, ...paid });
    expect(await row()).toMatchObject({ state: 'refunded', paidBy: by.userId, reference: '434512345678' });
    expect(await entries()).toMatchObject([{ paise: -(await row()).refundPaise! }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is paid once by two staff members at once', async () => {
    const { id, by, entries } = await due();
    await Promise.all([by, await colleague()].map((one) => payRefund(db, { id, by: one, ...paid })));
    expect(await entries()).toHaveLength(1);
  });

  it('waits for an account, and for the account that staff saw', async () => {
    const { id, by, orderId } = await due({ payout: null });
    expect(await codeOf(payRefund(db, { id, by, ...paid, payoutVersion: 0 }))).toBe('no_account');
    await setPayout(db, { id, orderId, payout: upi });
    const seen = await showPayout(db, { id, userId: 1 });
    expect(seen).toEqual({ payoutVersion: 1, payout: upi });
    await setPayout(db, { id, orderId, payout: bank });
    expect(await codeOf(payRefund(db, { id, by, ...paid, ...seen }))).toBe('account_changed');
    await payRefund(db, { id, by, ...paid, payoutVersion: 2 });
    expect(await codeOf(setPayout(db, { id, orderId, payout: upi }))).toBe('no_payout_now');
    expect(await codeOf(showPayout(db, { id, userId: 1 }))).toBe('no_account');
  });

  it('above the limit needs another person, who is not the payer', async () => {
    const { id, by, row, orderId } = await due({ units: 5 });
    const other = await colleague();
    expect(await codeOf(payRefund(db, { id, by, ...paid }))).toBe('colleague_needed');
    await approvePayout(db, { id, by, payoutVersion: 1 });
    expect(await codeOf(payRefund(db, { id, by, ...paid }))).toBe('colleague_needed');
    expect(await getReturn(db, { id, userId: by.userId, role: 'support', alonePaise })).toMatchObject({
      mayPay: false,
    });
    expect(await getReturn(db, { id, userId: other.userId, role: 'support', alonePaise })).toMatchObject({
      mayPay: true,
    });
    // The customer names another account, so the approval of the first one ends.
    await setPayout(db, { id, orderId, payout: bank });
    expect(await row()).toMatchObject({ approvedBy: null, approvedByName: '' });
    expect(await codeOf(payRefund(db, { id, by: other, ...paid, payoutVersion: 2 }))).toBe(
      'colleague_needed',
    );
    await approvePayout(db, { id, by, payoutVersion: 2 });
    await payRefund(db, { id, by: other, ...paid, payoutVersion: 2 });
    expect(await row()).toMatchObject({ state: 'refunded', approvedBy: by.userId, paidBy: other.userId });
    expect([(await row()).approvedByName, (await row()).paidByName]).toEqual(['Rani', 'Rani']);
  });

  it('is not paid by an approval and a payment of one person at once', async () => {
    const { id, by, row } = await due({ units: 5 });
    await colleague();
    await Promise.all([
      codeOf(approvePayout(db, { id, by, payoutVersion: 1 })),
      codeOf(payRefund(db, { id, by, ...paid })),
    ]);
    expect((await row()).state).toBe('inspected');
  });
});

describe('the account of a refund', () => {
  it('is sealed, shown by its end, and in no log and no email', async () => {
    const { id, row, email } = await due({ payout: bank });
    const { payoutSealed, payoutHint } = await row();
    expect(payoutSealed).not.toContain('123456789012');
    expect(payoutHint).toBe('Account ••••9012, HDFC');
    const logged = await db
      .select()
      .from(changeLog)
      .where(eq(changeLog.entityId, String(id)));
    const told = [
      logged,
      await queuedEmails(db, email),
      await getReturn(db, { id, userId: 1, role: 'owner', alonePaise }),
    ];
    expect(JSON.stringify(told)).not.toContain('123456789012');
  });

  it('is told to the customer by email, once for the same account', async () => {
    const { id, orderId, email } = await due();
    await setPayout(db, { id, orderId, payout: upi });
    const steps = (await queuedEmails(db, email)).map(({ data }) => (data as { step?: string }).step);
    expect(steps.filter((step) => step === 'payout')).toHaveLength(1);
  });

  it('is emptied after 90 days, and can be named again while the refund is due', async () => {
    const { id, orderId, row, by } = await due();
    await runRetention(db, { now: new Date(Date.now() + 89 * dayMs) });
    expect((await row()).payoutSealed).not.toBeNull();
    await runRetention(db, { now: new Date(Date.now() + 91 * dayMs) });
    expect(await row()).toMatchObject({ payoutSealed: null, payoutHint: '' });
    expect(await codeOf(payRefund(db, { id, by, ...paid }))).toBe('no_account');
    await setPayout(db, { id, orderId, payout: upi });
    await payRefund(db, { id, by, ...paid, payoutVersion: 2 });
  });

  it('of a deleted customer stays until the refund is paid', async () => {
    const { id, row, by, userId, email, entries } = await due();
    await db.update(returns).set({ note: 'It leaks.' }).where(eq(returns.id, id));
    await db.insert(returnPhotos).values({ returnId: id, path: `/uploads/returns/${'a'.repeat(32)}.webp` });
    await inTransaction(db, (tx) => erasePersonalData(tx, { userId, sessionId: 0, email }));
    expect(await row()).toMatchObject({ note: '', state: 'inspected' });
    expect(await db.$count(returnPhotos, eq(returnPhotos.returnId, id))).toBe(0);
    await payRefund(db, { id, by, ...paid });
    expect(await entries()).toHaveLength(1);
    expect(await checkInvariants(db)).toEqual([]);
  });
});
