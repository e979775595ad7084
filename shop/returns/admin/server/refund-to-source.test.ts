import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { sendBackPayment } from '#shop/checkout/server/payments/decide-payment.ts';
import {
  capture,
  makeCashOrder,
  makePayment,
  moneyOf,
} from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { settleRefund } from '#shop/payments/server/refund-payment.ts';
import { paymentRefunds } from '#shop/payments/server/tables.ts';
import { listRefunds } from '../../server/list-refunds.ts';
import { setPayout } from '../../server/payout.ts';
import { ask, inspectWhole, makeDelivered, seller } from '../../server/testing.ts';
import { sameWay } from '../../states.ts';
import { getReturn } from './get-return.ts';
import { payRefund } from './pay-refund.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'owner');
const by = { userId, namesOf: async () => new Map<number, string>() };
const paying = { payoutVersion: 0, reference: 'same-way', alonePaise: 1_00_000_00, by };

async function prepaid(savingPaise = 0) {
  const order = await makeDelivered(db, {
    sold: [{ quantity: 5, pricePaise: 333_33 }],
    onPlaced: async (orderId) => capture(db, await makePayment(db, { orderId, savingPaise })),
  });
  await issueInvoice(db, { orderId: order.orderId, seller });
  return order;
}

async function takeBack(order: Awaited<ReturnType<typeof prepaid>>, quantity: number) {
  const id = await ask(db, order, { lines: [{ orderLineId: order.lines[0]!.id, quantity }] });
  await inspectWhole(db, { id, orderId: order.orderId, by });
  return id;
}

describe('the return of goods that were paid by UPI', () => {
  it('sends the refund of a part once to the account that paid, and asks for none', async () => {
    const order = await prepaid();
    const id = await takeBack(order, 1);
    const shown = await getReturn(db, { id, userId, role: 'owner', alonePaise: paying.alonePaise });
    expect(shown).toMatchObject({ payoutHint: sameWay, mayPay: true });
    const named = setPayout(db, {
      id,
      orderId: order.orderId,
      payout: { kind: 'upi', upiId: 'thief@okbank' },
    });
    await expect(named).rejects.toMatchObject({ code: 'no_payout_now' });
    await Promise.allSettled(Array.from({ length: 5 }, () => payRefund(db, { id, ...paying })));
    await payRefund(db, { id, ...paying });
    const { refunds } = await moneyOf(db, order.orderId);
    expect(refunds).toMatchObject([{ cause: 'came_back', paise: Math.round(shown.refundAmount! * 100) }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is on its way for its customer, until the bank has paid or refused it', async () => {
    const order = await prepaid();
    const id = await takeBack(order, 1);
    const listed = async () =>
      (await listRefunds(db, order)).map(({ cause, step, isPaid }) => [cause, step, isPaid]);
    expect(await listed()).toEqual([['return', 'due', false]]);
    await payRefund(db, { id, ...paying });
    expect(await listed()).toEqual([['return', 'sent', false]]);
    await settle(order.orderId, 'failed');
    expect(await listed()).toEqual([['return', 'failed', false]]);
  });

  it('adds up to the paisa over random lives of orders', async () => {
    const lives = Number(process.env.PAYMENT_LIVES ?? 8);
    for (let life = 0; life < lives; life += 1) {
      const savingPaise = randomInt(0, 20_00);
      if (randomInt(3) === 0) {
        const made = await makeCashOrder(db, { quantity: randomInt(1, 4) });
        for (let one = randomInt(1, 4); one > 0; one -= 1)
          await capture(db, await makePayment(db, { ...made, savingPaise })).catch(() => undefined);
        await cancelOrder(db, made);
        await settleAll(made.orderId);
        continue;
      }
      const order = await prepaid(savingPaise);
      for (let left = 5; left > 0;) {
        const units = randomInt(1, left + 1);
        left -= units;
        await payRefund(db, { id: await takeBack(order, units), ...paying });
      }
      await settleAll(order.orderId);
    }
    expect(await checkInvariants(db)).toEqual([]);
  });
});

/** Processes every refund of an order, some only at the second try. Nothing of what was captured is left. */
async function settleAll(orderId: string) {
  await settle(orderId, 'processed');
  const { payments: after } = await moneyOf(db, orderId);
  for (const payment of after.filter(({ provider }) => provider !== 'courier'))
    expect([payment.state, payment.refundedPaise]).toEqual(['refunded', payment.amountPaise]);
}

async function settle(orderId: string, to: 'processed' | 'failed') {
  const all = await db.select().from(paymentRefunds);
  const { payments } = await moneyOf(db, orderId);
  const ids = new Set(payments.map(({ id }) => id));
  for (const { id: refundId, paymentId, state } of all)
    if (ids.has(paymentId) && state === 'pending')
      await inTransaction(db, (tx) => settleRefund(tx, { refundId, to, key: refundId, actor: 'provider' }));
}

/** Returns the second payment. */
async function payTwice(made: Awaited<ReturnType<typeof makeCashOrder>>) {
  const [first, second] = [await makePayment(db, made), await makePayment(db, made)];
  await capture(db, first);
  await capture(db, second);
  return second;
}

describe('a second payment of an order', () => {
  it('is told to its customer alone, on its way and paid back', async () => {
    const made = await makeCashOrder(db);
    await payTwice(made);
    const amount = 497;
    const second = { cause: 'double', orderNumber: made.orderNumber, amount, payoutHint: sameWay };
    expect(await listRefunds(db, made)).toMatchObject([{ ...second, step: 'sent', isPaid: false }]);
    expect(await listRefunds(db, await makeCashOrder(db))).toEqual([]);
    await settle(made.orderId, 'processed');
    const [paid] = await listRefunds(db, made);
    expect(paid).toMatchObject({ ...second, step: 'paid', isPaid: true });
    const idsGivenBack = async () => new Set([String(paid!.id)]);
    expect(await listRefunds(db, { ...made, idsGivenBack })).toMatchObject([{ ...second, step: 'failed' }]);
  });

  it('is told once when its failed refund is sent again', async () => {
    const made = await makeCashOrder(db);
    const { paymentId } = await payTwice(made);
    await settle(made.orderId, 'failed');
    expect(await listRefunds(db, made)).toMatchObject([{ cause: 'double', step: 'failed' }]);
    await sendBackPayment(db, { paymentId, authorId: userId });
    expect(await listRefunds(db, made)).toMatchObject([{ cause: 'staff', step: 'sent' }]);
  });
});
