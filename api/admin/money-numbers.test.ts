// §9 each number of 'All money' is the sum of what it opens
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { requestRefund } from '#shop/payments/server/refund-payment.ts';
import { ask, inspectWhole, makeDelivered } from '#shop/returns/server/testing.ts';
import type { MoneyOverview, OpenPayment } from '#shop/settlements/admin/contract.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();
const { userId } = await makeStaff(db, 'owner');
const { token: accountant } = await makeStaff(db, 'accountant');
const by = { userId, namesOf: async () => new Map<number, string>() };

const overview = async () => (await call(accountant, 'GET', 'money')).body as unknown as MoneyOverview;

type DuePage = { rows: OpenPayment[]; next: string };

async function rowsOf<Row = { amount: number }>(path: string): Promise<Row[]> {
  return (await call(accountant, 'GET', path)).body.rows as Row[];
}

it('opens each refund that is due, of a payment and of a return', async () => {
  const order = await makeDelivered(db);
  const id = await ask(db, order);
  await inspectWhole(db, { id, orderId: order.orderId, by });
  const { orderId } = await makeCashOrder(db);
  const paid = await makePayment(db, { orderId });
  await capture(db, { ...paid, providerPaymentId: 'pay_due' });
  const asked = { paymentId: paid.paymentId, cause: 'staff', actor: 'staff', authorId: userId } as const;
  for (let paise = 101; paise <= 150; paise += 1)
    await requestRefund(db, { ...asked, refundId: randomUUID(), amountPaise: paise });

  const first = (await call(accountant, 'GET', 'money/payments?show=refunds')).body as unknown as DuePage;
  expect(first.rows.slice(0, 2)).toMatchObject([
    { orderNumber: order.orderNumber, returnId: id },
    { amount: 1.01, returnId: null },
  ]);
  const second = await rowsOf(`money/payments?show=refunds&cursor=${first.next}`);
  expect(second).toMatchObject([{ amount: 1.5 }]);
  const paise = [...first.rows, ...second].reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect((await overview()).refundsDue).toEqual({ count: 51, amount: paise / 100 });
});
