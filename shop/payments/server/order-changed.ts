import type { Db } from '#platform/server/db.ts';
import { orderChangedKey } from '../payment-states.ts';
import type { PaymentRow } from './open-payment.ts';
import { paymentEvents } from './tables.ts';

/** Notes that the money of a payment is here, and its order had other items when it began. Staff decide. */
export async function noteOrderChanged(tx: Db, { id: paymentId, state }: PaymentRow): Promise<void> {
  const note = 'The items of the order changed since this payment began';
  await tx
    .insert(paymentEvents)
    .values({ paymentId, key: orderChangedKey, state, actor: 'system', note })
    .onConflictDoNothing();
}

/** Notes that staff counted a payment for its order, whose items had changed. */
export async function noteCounted(
  tx: Db,
  { payment: { id: paymentId, state }, authorId }: { payment: PaymentRow; authorId: number },
): Promise<void> {
  await tx.insert(paymentEvents).values({ paymentId, key: 'counted', state, actor: 'staff', authorId });
}
