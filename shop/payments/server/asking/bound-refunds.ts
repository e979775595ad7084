import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { dayOf, startOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { byHandRefusals } from '../../by-hand.ts';
import { causesByRule, overBound } from '../../payment-states.ts';
import type { RefundRow } from '../refund-payment.ts';
import { paymentRefunds } from '../tables.ts';

/** A refund beyond the bound of its day goes out once staff sent it. */
export const isSendable = or(
  isNull(paymentRefunds.reason),
  ne(paymentRefunds.reason, overBound),
  isNotNull(paymentRefunds.authorId),
);

/**
 * Whether the refunds by rule of an Indian day are more than `boundPaise` with this one. The sooner ones of the day go first. A refund of staff has no
 * bound.
 */
export async function isOverBound(db: Db, refund: RefundRow, boundPaise: number): Promise<boolean> {
  const { amountPaise, cause, authorId, createdAt } = refund;
  if (authorId !== null || !causesByRule.some((each) => each === cause)) return false;
  const at = paymentRefunds.createdAt;
  const [sum] = await db
    .select({ paise: sql<number>`coalesce(sum(${paymentRefunds.amountPaise}), 0)::float8` })
    .from(paymentRefunds)
    .where(
      and(
        inArray(paymentRefunds.cause, [...causesByRule]),
        isNull(paymentRefunds.authorId),
        ne(paymentRefunds.state, 'failed'),
        isSendable,
        sql`${at} >= ${startOf(dayOf(createdAt))}`,
        lt(at, createdAt),
      ),
    );
  return sum!.paise + amountPaise > boundPaise;
}

type Releasing = { refundId: string; authorId: number };

/** Lets a refund go out that is beyond the bound of its day, in the name of the owner. Refuses one that does not wait for this (409). */
export async function releaseRefund(db: Db, { refundId, authorId }: Releasing): Promise<void> {
  await inTransaction(db, async (tx) => {
    const released = await tx
      .update(paymentRefunds)
      .set({ authorId, reason: null })
      .where(
        and(
          eq(paymentRefunds.id, refundId),
          eq(paymentRefunds.state, 'pending'),
          eq(paymentRefunds.reason, overBound),
          isNull(paymentRefunds.authorId),
        ),
      )
      .returning({ id: paymentRefunds.id });
    if (released.length === 0) throw byHandRefusals.notDue();
  });
}
