import { eq } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { type PaymentProvider, ProviderUnreachable } from '#shop/payments/provider.ts';
import { awaitingPayment, usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { placeOrder } from '../../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { endUnpaidHolds } from '../end-unpaid-holds.ts';
import { capture, makePayment } from './paid-orders.ts';
import { turnToCash } from '../turn-to-cash.ts';

type Placing = Omit<Partial<Parameters<typeof placeOrder>[1]>, 'order'> & {
  stock?: number;
  productId?: number;
  savingPaise?: number;
  customer?: { userId: number; email: string };
  phone?: string;
};

let phones = 7_000_000_000;

/** Places an order of one ₹500 product that waits for its payment by UPI, for a test. */
export async function placeUnpaid(
  db: Db,
  { stock = 20, savingPaise = 0, customer, phone = String((phones += 1)), ...placing }: Placing = {},
) {
  const productId = placing.productId ?? (await makeProduct(db, { stock })).id;
  const { userId, email } = customer ?? (await makeCustomer(db));
  const lines = [{ sku: `${productId}`, quantity: 1, unitPaise: 50_000 }];
  const { payablePaise } = priceOf(lines, awaitingPayment(placing.charges ?? usualCharges, savingPaise));
  const paid = { totalAmount: toRupees(payablePaise), paymentMode: 'UPI', customerPhone: phone } as const;
  const order = makeOrderBody(lines, paid);
  const placed = await placeOrder(db, { userId, order, payAtCheckout: { savingPaise }, ...placing });
  const { orderId } = order;
  const named = { userId, orderNumber: placed.orderNumber };
  return {
    ...named,
    ...placed,
    email,
    order,
    orderId,
    productId,
    payment: () => makePayment(db, { orderId, savingPaise }),
    pay: async () => capture(db, await makePayment(db, { orderId, savingPaise })),
    toCash: (rules: Partial<Parameters<typeof turnToCash>[1]> = {}) =>
      turnToCash(db, { payer: named, ...rules }),
    row: async () => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]!,
  };
}

/** Ends what was not paid in time, as the job does so many minutes later. The provider is silent then. */
export async function endUnpaid(db: Db, { minutes = 21 } = {}): Promise<number> {
  const open = (): PaymentProvider => {
    throw new ProviderUnreachable('The provider is silent.');
  };
  return endUnpaidHolds(db, { open, log: silentLog, now: new Date(Date.now() + minutes * minuteMs) });
}
