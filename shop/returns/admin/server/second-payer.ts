import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { hasColleague, listWithFactor } from '#shop/accounts/admin/server/staff-session.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { ReturnRow } from '../../server/change-return.ts';
import { returnEvents, returnLinks } from '../../server/tables.ts';
import { sameWay } from '../../states.ts';
import type { ReturnDetail } from '../contract.ts';
import { givenInDay, givenOf } from './given-away.ts';

/** Roles that may pay, beside the owner. */
export const payers = ['support'] as const;

type Paying = { row: ReturnRow; userId: number; alonePaise: number; now?: Date };

type Payment = Pick<ReturnDetail, 'needsColleague' | 'isInvolved' | 'isApproved' | 'mayPay'> & {
  /** The sum of the payer in 24 hours, with this refund. Paise. */
  paidInDayPaise: number;
};

/**
 * Returns whether a staff member may pay a refund. The limit counts this refund with what the person paid or sent as replacements in 24
 * hours, and with all refunds and replacements of its order. Above it another person agrees first, and the payer did not ask for,
 * inspect, share the link or note the account of the return, if a colleague is there who did not. A shop with one person who may
 * pay has no such rule.
 */
export async function judgePayment(
  db: Db,
  { row, userId, alonePaise, now = new Date() }: Paying,
): Promise<Payment> {
  const isApproved = row.approvedBy !== null;
  const paise = row.state === 'inspected' ? row.refundPaise! : 0;
  const orderNumber = await orderNumberOf(db, row);
  const [ofDay, ofOrder] = await Promise.all([
    givenInDay(db, { userId, now }),
    givenOf(db, { id: row.orderId, orderNumber }),
  ]);
  const paidInDayPaise = ofDay.refunds + paise;
  const isLarge = paise > 0 && Math.max(paidInDayPaise + ofDay.replacements, ofOrder + paise) > alonePaise;
  const needsColleague = isLarge && (await hasColleague(db, { userId, roles: payers }));
  const involved = needsColleague ? await involvedIn(db, row) : [];
  const isInvolved =
    involved.includes(userId) && (await hasColleague(db, { userId, roles: payers, without: involved }));
  const isAgreed = isApproved && row.approvedBy !== userId;
  return {
    needsColleague,
    isInvolved,
    isApproved,
    mayPay: paise > 0 && goesSomewhere(row) && (!needsColleague || (isAgreed && !isInvolved)),
    paidInDayPaise,
  };
}

/**
 * Returns whether somebody may pay a large refund once this staff member has agreed to it: another person, who has no part in the return if
 * anybody but them has none.
 */
export async function leavesPayer(db: Db, row: ReturnRow, { userId }: { userId: number }): Promise<boolean> {
  const all = await listWithFactor(db, { roles: payers });
  const involved = new Set(await involvedIn(db, row));
  return all.some((payer) => {
    const hasFreeColleague = all.some((other) => other !== payer && !involved.has(other));
    return payer !== userId && (!involved.has(payer) || !hasFreeColleague);
  });
}

async function orderNumberOf(db: Db, { orderId }: ReturnRow): Promise<string> {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order!.orderNumber;
}

/** The staff members who asked for a return, inspected it, noted its account, or fetched the customer's link of its order. */
export async function involvedIn(
  db: Db,
  { id, orderId, payoutBy }: Pick<ReturnRow, 'id' | 'orderId' | 'payoutBy'>,
): Promise<number[]> {
  const events = await db
    .select({ userId: returnEvents.authorId })
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, id), inArray(returnEvents.state, ['requested', 'inspected'])));
  const links = await db
    .selectDistinct({ userId: returnLinks.userId })
    .from(returnLinks)
    .where(eq(returnLinks.orderId, orderId));
  return [...events, ...links, { userId: payoutBy }].flatMap(({ userId }) => userId ?? []);
}

/** Returns who noted the account for the customer. Null when the customer named it. */
export async function accountNotedBy(db: Db, { payoutBy, payoutByName }: ReturnRow): Promise<string | null> {
  if (payoutBy === null) return null;
  const names = await findStaffNames(db, [payoutBy]);
  return nameAtTheTime(payoutByName, names.get(payoutBy));
}

/** Returns who fetched the customer's link before the account was named, the newest first. Null without such a link. */
export async function linkBeforeAccount(db: Db, row: ReturnRow): Promise<ReturnDetail['linkBeforeAccount']> {
  if (!row.payoutSealed || !row.payoutAt) return null;
  const [link] = await db
    .select()
    .from(returnLinks)
    .where(and(eq(returnLinks.orderId, row.orderId), sql`${returnLinks.at} <= ${row.payoutAt.toISOString()}`))
    .orderBy(desc(returnLinks.id))
    .limit(1);
  if (!link) return null;
  const names = await findStaffNames(db, [link.userId]);
  return {
    who: nameAtTheTime(link.userName, names.get(link.userId)),
    at: link.at.toISOString(),
    accountAt: row.payoutAt.toISOString(),
    isChanged: row.payoutVersion > 1,
  };
}

/** Whether the shop knows where a refund goes: to an account that the customer named, or back the way it came. */
export function goesSomewhere({ payoutSealed, payoutHint }: ReturnRow): boolean {
  return payoutSealed !== null || payoutHint === sameWay;
}
