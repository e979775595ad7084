import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { PaymentActor } from '../payment-states.ts';
import { paymentEvents, payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** An event of staff names its author. */
export type PaymentBy =
  | { actor: 'staff'; authorId: number }
  | { actor: Exclude<PaymentActor, 'staff'>; authorId?: never };

type Opening = PaymentBy & {
  /** A new UUID. The same one again opens nothing. */
  id: string;
  orderId: string;
  orderNumber: string;
  orderVersion: number;
  provider: string;
  amountPaise: number;
  /** The saving in the amount. */
  savingPaise?: number;
  expiresAt?: Date;
};

/** Opens a payment of an order in the state `created`, with its first event. Returns the row, and the first one for a repeated id. */
export async function openPayment(tx: Db, { actor, authorId, ...payment }: Opening): Promise<PaymentRow> {
  const [opened] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  if (!opened) {
    const [known] = await tx.select().from(payments).where(eq(payments.id, payment.id));
    return known!;
  }
  const { id: paymentId, state, createdAt: at } = opened;
  await tx
    .insert(paymentEvents)
    .values({ paymentId, key: 'created', state, actor, authorId: authorId ?? null, at });
  return opened;
}
