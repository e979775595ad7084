import type { Db } from '#platform/server/db.ts';
import { paymentNewsEmail, type PaymentStep } from '#shop/payments/emails/payment-emails.ts';
import type { orders } from '../tables.ts';
import { recipientOf, tellCustomer } from '../tracking/tell-customer.ts';

type News = { order: typeof orders.$inferSelect; paise: number; step: PaymentStep };

/** Queues the email that a payment arrived, or goes back and why, in the transaction that says so. */
export async function queuePaymentEmail(tx: Db, { order, paise, step }: News): Promise<void> {
  const { orderNumber } = order;
  const to = await recipientOf(tx, order);
  const data = { orderNumber, name: to.name, paise, step };
  await tellCustomer(tx, to, { email: paymentNewsEmail, data, orderNumber });
}
