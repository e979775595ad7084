// §9 each number of 'All money' is the sum of what it opens; a credit of the bank waits until it is matched or put aside; cash by hand is counted
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { dayOf, formatDigits } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { BankRow } from '#shop/bank/admin/contract.ts';
import { settleDue } from '#shop/cash/admin/server/settle-due.ts';
import { makeParcel } from '#shop/cash/server/testing.ts';
import { capture, makeCashOrder, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { requestRefund, settleRefund } from '#shop/payments/server/refund-payment.ts';
import { ask, inspectWhole, makeDelivered } from '#shop/returns/server/testing.ts';
import type { MoneyOverview, OpenPayment } from '#shop/settlements/admin/contract.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call } = await openStaffApi();
const { token, userId } = await makeStaff(db, 'owner');
const { token: accountant } = await makeStaff(db, 'accountant');
const by = { userId, namesOf: async () => new Map<number, string>() };

const overview = async () => (await call(accountant, 'GET', 'money')).body as unknown as MoneyOverview;

type DuePage = { rows: OpenPayment[]; next: string };

async function rowsOf<Row = { amount: number }>(path: string): Promise<Row[]> {
  return (await call(accountant, 'GET', path)).body.rows as Row[];
}

async function readCredits(amounts: readonly number[]): Promise<void> {
  const day = formatDigits(dayOf(new Date()));
  const lines = amounts.map(
    (amount, at) => `${day},NEFT CR-MY OWN ACCOUNT,OWNN2660000000${at},,${amount}.00`,
  );
  const content = Buffer.from(
    ['Date,Narration,Ref.No.,Withdrawal Amt.,Deposit Amt.', ...lines, ''].join('\n'),
  );
  const { body } = await call(token, 'POST', 'bank/files', { bytes: content.length });
  const id = String(body.id);
  await api.request(`/api/admin/bank/files/${id}/parts/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: content,
  });
  await call(token, 'POST', `bank/files/${id}/take`, { columns: null });
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
  const due = { count: 51, amount: paise / 100 };
  expect((await overview()).refundsDue).toEqual(due);
  expect((await call(token, 'GET', 'board/money')).body.refunds).toEqual(due);
});

it('opens what each provider owes, and all that waits without a choice', async () => {
  const { orderId } = await makeCashOrder(db);
  const paid = await makePayment(db, { orderId });
  await capture(db, { ...paid, providerPaymentId: 'pay_twice' });
  const refundId = randomUUID();
  const whole = {
    refundId,
    paymentId: paid.paymentId,
    amountPaise: paid.amountPaise,
    cause: 'double',
  } as const;
  await requestRefund(db, { ...whole, actor: 'staff', authorId: userId });
  await settleRefund(db, { refundId, to: 'processed', key: 'sent', actor: 'provider' });
  const open = await rowsOf<OpenPayment>('money/payments?show=open');
  expect(open.map(({ id }) => id)).not.toContain(paid.paymentId);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);
  const { providers } = await overview();
  expect(sum(open.map(({ amount }) => amount))).toBe(sum(providers.map((each) => each.open)));
  expect(open.length).toBeGreaterThan(0);
  const all = await rowsOf<OpenPayment>('money/payments');
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['open', 'refunds']));
});

it('counts a credit that nobody matched as unmatched, until it is put aside', async () => {
  await readCredits([5_000, 700]);
  const credits = { count: 2, amount: 5_700 };
  expect((await overview()).unmatched).toMatchObject({ amount: 5_700, credits });
  const row = (await rowsOf<BankRow>('bank/rows')).find(({ amount }) => amount === 5_000);
  expect((await call(accountant, 'POST', `bank/rows/${row!.id}/aside`)).status).toBe(403);
  const { body } = await call(token, 'POST', `bank/rows/${row!.id}/aside`);
  expect(body).toMatchObject({ state: 'matched', note: row!.note, matches: [{ kind: 'aside' }] });
  expect(await call(token, 'POST', `bank/rows/${row!.id}/aside`)).toMatchObject({ status: 409 });
  const after = await overview();
  expect(after.unmatched).toMatchObject({ amount: 700, credits: { count: 1, amount: 700 } });
  expect(after.arrived.amount).toBe(0);
  expect(await rowsOf('bank/rows?show=matched')).toEqual([]);
  const [aside] = await rowsOf<BankRow>('bank/rows?show=aside');
  const undone = await call(token, 'POST', `bank/matches/${aside!.matches[0]!.id}/undo`);
  expect(undone.body).toMatchObject({ state: 'open', note: row!.note });
  expect((await overview()).unmatched).toMatchObject({ credits });
  const changes = (await call(token, 'GET', 'log')).body.rows as { kind: string; entity: string }[];
  expect(changes.filter(({ kind }) => kind === 'bank-row')).toHaveLength(2);
  expect(await checkInvariants(db)).toEqual([]);
});

it('has a number for cash that was entered by hand, and names what couriers kept', async () => {
  const { orderNumber, paise, deliver } = await makeParcel(db);
  await deliver();
  const enter = (kind: 'remitted' | 'charge', amount: number) =>
    settleDue(db, { orderNumber, requestId: randomUUID(), kind, amount, note: '', authorId: userId });
  await enter('charge', 40);
  const before = await overview();
  expect(before).toMatchObject({ byHand: { count: 0, amount: 0 }, gone: { charges: 40 } });
  const amount = paise / 100 - 40;
  await enter('remitted', amount);
  expect(await overview()).toMatchObject({ byHand: { count: 1, amount }, gone: { charges: 40 } });
  expect(await rowsOf('cash/orders?show=hand')).toMatchObject([{ orderNumber }]);
});
