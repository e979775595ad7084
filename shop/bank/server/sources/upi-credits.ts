import { and, between, eq, inArray, or, sql } from 'drizzle-orm';
import { dayOf, startOf } from '#platform/india-time.ts';
import { payments } from '#shop/payments/server/tables.ts';
import type { CreditSource } from '../match-by-reference.ts';

/** A customer's bank may need so long, and a code may be scanned after its end. The shop may pay a refund before it reads the statement. */
const waiting = ['created', 'pending', 'authorised', 'failed', 'expired', 'captured', 'refunded'] as const;

/**
 * Payments to the shop's own UPI ID. Nobody but the bank knows of them: a confirmed one has its reference as the id of its provider, and any
 * other is expected with its amount alone. Staff type the reference, so the bank may have another one.
 */
export const upiCredits: CreditSource = {
  kind: 'upi',
  async find(db, { references, amounts, from, to }) {
    // A statement may have more references than a query has parameters.
    const byReference = sql`${payments.providerPaymentId} = any (${sql.param(references)}::text[])`;
    const byAmount =
      amounts.length > 0 && from && to
        ? and(
            inArray(payments.amountPaise, [...amounts]),
            between(payments.createdAt, startOf(from), startOf(to, { hour: 24 })),
          )
        : sql`false`;
    const rows = await db
      .select()
      .from(payments)
      .where(
        and(eq(payments.provider, 'upi'), inArray(payments.state, [...waiting]), or(byReference, byAmount)),
      );
    return rows.map(({ id, orderNumber, bankReference, amountPaise, createdAt }) => ({
      kind: 'upi' as const,
      id,
      reference: bankReference,
      amountPaise,
      day: dayOf(createdAt),
      label: `Order ${orderNumber}`,
      to: `/admin/orders/${orderNumber}`,
      orderNumber,
      isTyped: true,
    }));
  },
};
