import { and, eq } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { recordRefund } from '#shop/cash/server/record-due.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { refusals as returnRefusals } from '../../contract.ts';
import type { Payout } from '../../payout.ts';
import { returnStates, sameWay } from '../../states.ts';
import { lockReturn, moveReturn, type ReturnRow, stepOf } from '../../server/change-return.ts';
import { openPayout } from '../../server/payout.ts';
import { returns } from '../../server/tables.ts';
import { refusals } from '../refusals.ts';
import { lockGivingAway } from './given-away.ts';
import { refundToSource } from './refund-to-source.ts';
import { goesSomewhere, judgePayment, leavesPayer } from './second-payer.ts';

/** `payoutVersion` is that of the account that the staff member saw. */
type Paying = { id: number; payoutVersion: number; by: Author & { userId: number } };

/** Returns the account of a refund that is due, opened, and logs the access. Refuses a return without one (409). */
export async function showPayout(
  db: Db,
  { id, userId }: { id: number; userId: number },
): Promise<{ payoutVersion: number; payout: Payout }> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  if (!row) throw returnRefusals.notFound();
  if (row.state !== 'inspected' || !row.payoutSealed) throw refusals.noAccount();
  await logAccess(db, { orderId: row.orderId, userId, what: 'payout' });
  return { payoutVersion: row.payoutVersion, payout: openPayout(row.payoutSealed) };
}

/**
 * Agrees to a large refund, so that a second person may pay it. The agreement of another person takes the place of an earlier one, and a
 * repeated one changes nothing. Refuses (409) a refund that is not due, has no account, or whose account changed since, and the
 * agreement of the only person who may pay it.
 */
export async function approvePayout(db: Db, { id, by, payoutVersion }: Paying): Promise<void> {
  await stepOf(db, { id, by }, async (tx) => {
    const row = await lockDue(tx, { id, payoutVersion });
    if (row.approvedBy === by.userId) return;
    if (!(await leavesPayer(tx, row, by))) throw refusals.paysAlone();
    // A trigger fills the name in.
    await tx.update(returns).set({ approvedBy: by.userId, approvedByName: '' }).where(eq(returns.id, id));
  });
}

/**
 * Notes that a refund was paid, once, with its entry in the cash and what its payer paid in 24 hours. That of a prepaid order is promised to
 * the account that paid, and its provider sends it. A repeated call changes nothing.
 * Above `alonePaise` another person must have agreed before (`judgePayment`). Refuses (409) what `approvePayout` refuses.
 */
export async function payRefund(
  db: Db,
  { id, by, payoutVersion, reference, alonePaise }: Paying & { reference: string; alonePaise: number },
): Promise<void> {
  await stepOf(db, { id, by }, async (tx) => {
    const { state } = await lockReturn(tx, id);
    if (state === 'refunded') return;
    const row = await lockDue(tx, { id, payoutVersion });
    const paise = row.refundPaise!;
    await lockGivingAway(tx);
    const payment = await judgePayment(tx, { row, userId: by.userId, alonePaise });
    const isAgreed = row.approvedBy !== null && row.approvedBy !== by.userId;
    if (!payment.mayPay)
      throw payment.isInvolved && isAgreed ? refusals.involved() : refusals.colleagueNeeded();
    const { paidInDayPaise } = payment;
    await moveReturn(tx, {
      id,
      to: 'refunded',
      actor: 'staff',
      authorId: by.userId,
      set: { refundedAt: new Date(), paidBy: by.userId, paidInDayPaise, reference },
    });
    const { orderId, refundId: requestId } = row;
    const given = { orderId, paise, authorId: by.userId, requestId };
    const isRecorded =
      row.payoutHint === sameWay
        ? await refundToSource(tx, given)
        : await recordRefund(tx, { ...given, note: reference });
    if (!isRecorded) throw refusals.noCash();
  });
}

async function lockDue(tx: Db, { id, payoutVersion }: Omit<Paying, 'by'>): Promise<ReturnRow> {
  const [row] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.state, 'inspected')))
    .for('update');
  if (!row || !goesSomewhere(row)) {
    const { state } = await lockReturn(tx, id);
    throw state === 'inspected' ? refusals.noAccount() : returnRefusals.moved(returnStates[state].label);
  }
  if (row.payoutVersion !== payoutVersion) throw refusals.accountChanged();
  return row;
}
