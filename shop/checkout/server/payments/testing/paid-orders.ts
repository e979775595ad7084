import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { toRupees } from '#platform/money.ts';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { openPayment } from '#shop/payments/server/open-payment.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { placeOrder } from '../../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { applyPayment } from '../apply-payment.ts';
import { prepaidPaise } from '../turn-to-paid.ts';

type Placing = Partial<Parameters<typeof placeOrder>[1]> & { quantity?: number };

/** Places a cash order of one product at ₹500 a unit, for a test. */
export async function makeCashOrder(db: Db, { quantity = 1, ...placing }: Placing = {}) {
  const product = await makeProduct(db, { stock: 20 });
  const { userId, email } = await makeCustomer(db);
  const lines = [{ sku: `${product.id}`, quantity, unitPaise: 50_000 }];
  const { payablePaise } = priceOf(lines, placing.charges ?? usualCharges);
  const order = makeOrderBody(lines, { totalAmount: toRupees(payablePaise) });
  const { orderNumber } = await placeOrder(db, { userId, order, ...placing });
  return { orderId: order.orderId, orderNumber, userId, email, productId: product.id };
}

/** Opens a payment of an order by a provider, with a saving in paise. */
export async function makePayment(
  db: Db,
  {
    orderId,
    savingPaise = 0,
    provider = 'razorpay',
  }: { orderId: string; savingPaise?: number; provider?: string },
) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const { orderNumber } = order!;
  const amountPaise = await prepaidPaise(db, order!, savingPaise);
  const id = randomUUID();
  const opening = {
    id,
    orderId,
    orderNumber,
    orderVersion: 0,
    provider,
    amountPaise,
    savingPaise,
  };
  await openPayment(db, { ...opening, actor: 'customer' });
  return { paymentId: id, amountPaise };
}

type Paying = Awaited<ReturnType<typeof makePayment>> & { providerPaymentId?: string; key?: string };

/** Tells the shop that a provider captured a payment. */
export async function capture(
  db: Db,
  { paymentId, amountPaise: paise, providerPaymentId = `pay ${paymentId}`, key = providerPaymentId }: Paying,
) {
  const taken = { paise, currency: 'INR' };
  return applyPayment(db, { paymentId, to: 'captured', key, taken, providerPaymentId, actor: 'provider' });
}

export async function moneyOf(db: Db, orderId: string) {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const refunds = await db
    .select({ paymentId: payments.id, cause: paymentRefunds.cause, paise: paymentRefunds.amountPaise })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return { payments: rows, refunds };
}
