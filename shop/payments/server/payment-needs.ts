import { and, eq, exists, inArray, isNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import {
  mismatchNote,
  orderChangedKey,
  overBound,
  type PaymentNeed,
  paymentStatesThat,
} from '../payment-states.ts';
import { providerNames, providers } from '../providers/providers.ts';
import { isTaskEvent, paymentEvents, paymentRefunds, payments } from './tables.ts';

const byHand = providerNames.filter((name) => providers[name].isByHand);

/** Each need of staff, as a condition of a payment. */
export function needsOf(db: Db): Record<PaymentNeed, SQL> {
  const isByHand = inArray(payments.provider, byHand);
  const hasEvent = (found: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.paymentId, payments.id), found)),
    );
  const hasRefund = (found: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(paymentRefunds)
        .where(and(eq(paymentRefunds.paymentId, payments.id), found)),
    );
  const isPending = eq(paymentRefunds.state, 'pending');
  const isKept = and(eq(payments.state, 'captured'), eq(payments.refundedPaise, 0));
  return {
    confirm: and(isByHand, inArray(payments.state, paymentStatesThat('isOpen')))!,
    other_amount: and(
      not(inArray(payments.state, paymentStatesThat('isTaken'))),
      hasEvent(and(isTaskEvent(paymentEvents), like(paymentEvents.note, `${mismatchNote}%`))),
    )!,
    order_changed: and(
      isKept,
      hasEvent(and(isTaskEvent(paymentEvents), eq(paymentEvents.key, orderChangedKey))),
      not(hasEvent(eq(paymentEvents.key, 'counted'))),
    )!,
    refund_failed: and(
      inArray(payments.state, paymentStatesThat('isTaken')),
      eq(payments.refundedPaise, 0),
      hasRefund(eq(paymentRefunds.state, 'failed')),
    )!,
    refund_by_hand: hasRefund(and(isPending, or(isByHand, eq(paymentRefunds.reason, 'too_old')))),
    refund_over_bound: hasRefund(
      and(isPending, eq(paymentRefunds.reason, overBound), isNull(paymentRefunds.authorId)),
    ),
  };
}

/** Whether a payment needs staff. Partial indexes hold the few candidates, so that it costs the same in a shop with many payments. */
export function needsStaff(db: Db): SQL {
  const candidates = sql`select ${payments.id} from ${payments} where ${inArray(payments.state, paymentStatesThat('isOpen'))}
    union select ${paymentRefunds.paymentId} from ${paymentRefunds} where ${paymentRefunds.state} = 'pending'
    union select ${paymentRefunds.paymentId} from ${paymentRefunds} where ${paymentRefunds.state} = 'failed'
    union select ${paymentEvents.paymentId} from ${paymentEvents} where ${isTaskEvent(paymentEvents)}`;
  return and(sql`${payments.id} in (${candidates})`, or(...Object.values(needsOf(db))))!;
}

/** The first need of a payment, as a column. Null for none. */
export function needColumn(needs: Record<PaymentNeed, SQL>): SQL<PaymentNeed | null> {
  const cases = Object.entries(needs).map(([need, isTrue]) => sql`when ${isTrue} then ${need}::text`);
  return sql<PaymentNeed | null>`case ${sql.join(cases, sql` `)} end`;
}
