import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { BegunPayment } from '../provider.ts';
import { payments } from './tables.ts';
import { transitionPayment } from './transition-payment.ts';

type Params = { paymentId: string; show: 'code' | 'link'; begun: BegunPayment };

/** Notes the provider's order and what the customer sees of it, in the caller's transaction. The payment is with the customer. */
export async function noteBegun(tx: Db, { paymentId, show, begun }: Params): Promise<void> {
  const { providerOrderId, upiText } = begun;
  const texts = show === 'code' ? { upiCode: upiText } : { upiLink: upiText };
  await tx
    .update(payments)
    .set({ providerOrderId, ...texts })
    .where(eq(payments.id, paymentId));
  await transitionPayment(tx, { paymentId, to: 'pending', key: 'begun', actor: 'customer' });
}
