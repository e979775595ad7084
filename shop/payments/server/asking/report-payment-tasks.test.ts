import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayMs } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { openPayment } from '../open-payment.ts';
import { requestRefund, settleRefund } from '../refund-payment.ts';
import { paymentRefunds, paymentWebhooks } from '../tables.ts';
import { transitionPayment } from '../transition-payment.ts';
import { reportPaymentTasks } from './report-payment-tasks.ts';

const { db } = await testDatabase();
const to = 'owner@example.in';

async function open(orderNumber: string, provider = 'razorpay') {
  const id = randomUUID();
  const opening = { id, orderId: randomUUID(), orderNumber, orderVersion: 0, provider, amountPaise: 50_000 };
  await openPayment(db, { ...opening, actor: 'customer' });
  return id;
}

const capture = (paymentId: string, paise = 50_000) =>
  inTransaction(db, (tx) => {
    const move = { paymentId, to: 'captured', key: 'c', actor: 'provider' } as const;
    return transitionPayment(tx, { ...move, taken: { paise, currency: 'INR' } });
  });

async function refund(orderNumber: string, provider?: string) {
  const paymentId = await open(orderNumber, provider);
  await capture(paymentId);
  const refundId = randomUUID();
  const asked = { refundId, paymentId, amountPaise: 20_000, cause: 'late', actor: 'system' } as const;
  await inTransaction(db, (tx) => requestRefund(tx, asked));
  return refundId;
}

it('writes the merchant each task of payments once a day, and nothing without one', async () => {
  const now = new Date();
  const report = (at = now) => reportPaymentTasks(db, { to: [to], now: at });
  await refund('AR-FINE');
  expect([await report(), await queuedEmails(db, to)]).toEqual([0, []]);
  await capture(await open('AR-OTHER'), 49_999);
  const failed = await refund('AR-FAILED');
  const end = { refundId: failed, to: 'failed', key: 'f', reason: 'closed', actor: 'provider' } as const;
  await inTransaction(db, (tx) => settleRefund(tx, end));
  await refund('AR-HAND', 'upi');
  const old = await refund('AR-OLD');
  await db.update(paymentRefunds).set({ reason: 'too_old' }).where(eq(paymentRefunds.id, old));
  const poor = await refund('AR-POOR');
  await db.update(paymentRefunds).set({ reason: 'empty_balance' }).where(eq(paymentRefunds.id, poor));
  const slow = await refund('AR-SLOW');
  const createdAt = new Date(now.getTime() - 4 * dayMs);
  await db.update(paymentRefunds).set({ createdAt }).where(eq(paymentRefunds.id, slow));
  const said = { providerRefundId: 'rfnd_1', state: 'processed', amountPaise: 700, currency: 'INR' } as const;
  const news = {
    about: 'refund',
    refund: { ...said, refundId: null, bankReference: null, reason: null },
    providerPaymentId: 'pay_1',
    providerOrderId: null,
  } as const;
  const kept = { provider: 'razorpay', eventId: 'e', kind: 'refund.processed', isProof: true };
  await db.insert(paymentWebhooks).values({ ...kept, news, outcome: 'unknown refund' });
  expect(await report()).toBe(7);
  const [email] = await queuedEmails(db, to);
  const { tasks } = email!.data as unknown as {
    tasks: { orderNumber: string | null; task: string; paise: number }[];
  };
  expect(new Map(tasks.map(({ orderNumber, task }) => [orderNumber, task]))).toEqual(
    new Map([
      ['AR-OTHER', 'other_amount'],
      ['AR-FAILED', 'refund_failed'],
      ['AR-HAND', 'refund_by_hand'],
      ['AR-OLD', 'refund_by_hand'],
      ['AR-POOR', 'refund_needs_balance'],
      ['AR-SLOW', 'refund_waits'],
      [null, 'unknown_refund'],
    ]),
  );
  expect(tasks.find(({ task }) => task === 'unknown_refund')).toMatchObject({ paise: 700 });
  expect(await report(new Date(now.getTime() + 30 * dayMs))).toBeLessThan(7);
});
