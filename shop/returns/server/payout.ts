import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { methodOf } from '#shop/payments/methods.ts';
import { refusals } from '../contract.ts';
import { hintOf, type Payout, payoutForm } from '../payout.ts';
import { takesPayout } from '../states.ts';
import { refuseOther, stepOf } from './change-return.ts';
import { queueReturnEmail } from './queue-return-email.ts';
import { theCustomer } from './return-kind.ts';
import { returns } from './tables.ts';

const keptDays = 90;

type Params = {
  id: number;
  orderId: string;
  payout: Payout;
  /** The staff member who notes it for a customer on the phone. */
  notedBy?: Author & { userId: number };
  now?: Date;
};

/**
 * Stores sealed where the customer wants a refund, as they named it or a staff member `notedBy`, and tells them by email. An
 * approval of the earlier account ends. The same account again changes nothing. Refuses a return of another order (404), and one
 * that takes no account now (409).
 */
export async function setPayout(
  db: Db,
  { id, orderId, payout, notedBy, now = new Date() }: Params,
): Promise<void> {
  await stepOf(db, { id, by: notedBy ?? theCustomer }, async (tx) => {
    const { state, payoutSealed } = await refuseOther(tx, { id, orderId });
    const [order] = await tx
      .select({ paymentMode: orders.paymentMode })
      .from(orders)
      .where(eq(orders.id, orderId));
    if (!takesPayout(state) || methodOf(order!.paymentMode).refundedBy !== 'payout')
      throw refusals.noPayoutNow();
    const text = JSON.stringify(payout);
    if (payoutSealed && unseal(payoutSealed) === text) return;
    await tx
      .update(returns)
      .set({
        payoutSealed: seal(text),
        payoutHint: hintOf(payout),
        payoutAt: now,
        payoutBy: notedBy?.userId ?? null,
        // A trigger fills the name in.
        payoutByName: '',
        payoutVersion: sql`${returns.payoutVersion} + 1`,
        approvedBy: null,
        approvedByName: '',
      })
      .where(eq(returns.id, id));
    await queueReturnEmail(tx, { id, step: 'payout' });
  });
}

export function openPayout(sealed: string): Payout {
  return payoutForm.parse(JSON.parse(unseal(sealed)));
}

/** Empties accounts 90 days after their entry. The customer can name one again while the refund is due. */
export async function emptyOldPayouts(db: Db, { now }: { now: Date }): Promise<void> {
  await db
    .update(returns)
    .set({
      payoutSealed: null,
      payoutHint: '',
      approvedBy: sql`case when ${returns.refundedAt} is null then null else ${returns.approvedBy} end`,
      approvedByName: sql`case when ${returns.refundedAt} is null then '' else ${returns.approvedByName} end`,
    })
    .where(
      and(isNotNull(returns.payoutSealed), lt(returns.payoutAt, new Date(now.getTime() - keptDays * dayMs))),
    );
}
