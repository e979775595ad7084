import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { orderKind } from '#shop/checkout/server/edit/order-kind.ts';
import { theShop } from '#shop/checkout/server/hold/answer-hold.ts';
import {
  capture,
  makeCashOrder,
  makePayment,
  moneyOf,
} from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import type { ListedPayment, PaymentsOfOrder } from '#shop/payments/admin/payments.ts';
import { sendRefunds } from '#shop/payments/server/asking/send-refunds.ts';
import { openPayment } from '#shop/payments/server/open-payment.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { stageSimulator } from '#shop/payments/testing/stage-simulator.ts';
import { openStaffApi } from './testing.ts';

const { db, call } = await openStaffApi();
const { token: owner } = await makeStaff(db, 'owner');
const { token: support } = await makeStaff(db, 'support');
const { token: stale } = await makeStaff(db, 'support', 11);

afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

const read = async (orderNumber: string) =>
  (await call(support, 'GET', `orders/${orderNumber}/payments`)).body as PaymentsOfOrder;
const tasks = async (q = '') =>
  ((await call(support, 'GET', `payments?show=tasks${q && `&q=${q}`}`)).body as { rows: ListedPayment[] })
    .rows;
const newReference = () => `${randomInt(1e11, 9e11)}`;

async function makeUpiPayment() {
  const made = await makeCashOrder(db);
  const id = randomUUID();
  const opening = { orderVersion: 0, provider: 'upi', amountPaise: 497_00, actor: 'customer' } as const;
  await openPayment(db, { id, ...made, ...opening });
  return { ...made, id };
}

describe('payments on the staff side', () => {
  it('are confirmed by a fresh factor, listed until then, and undone', async () => {
    const { orderNumber, orderId, id } = await makeUpiPayment();
    expect(await tasks(orderNumber)).toMatchObject([
      { orderNumber, state: 'created', need: 'confirm', amount: 497 },
    ]);
    const body = { reference: newReference(), amount: 497 };
    const confirm = (token: string) => call(token, 'POST', `payments/${id}/confirm`, body);
    expect((await confirm(stale)).body).toMatchObject({ code: 'fresh_second_factor_needed' });
    expect((await confirm(support)).body).toMatchObject({
      payments: [{ id, state: 'captured', reference: body.reference, need: null, acts: ['undo'] }],
    });
    expect(await tasks(orderNumber)).toEqual([]);
    expect((await recordsOf(db, orderId)).order!.paymentMode).toBe('UPI');
    expect((await call(support, 'POST', `payments/${id}/undo`)).status).toBe(200);
    expect((await read(orderNumber)).payments[0]).toMatchObject({ state: 'undone', acts: ['confirm'] });
    expect((await recordsOf(db, orderId)).order!.paymentMode).toBe('COD');
  });

  it('wait for staff when the items changed, who count them or send the money back', async () => {
    for (const [act, state, mode] of [
      ['count', 'captured', 'UPI'],
      ['send-back', 'captured', 'COD'],
    ] as const) {
      const made = await makeCashOrder(db);
      const payment = await makePayment(db, made);
      const swap = async (quantity: number) => {
        const { version } = await readForEdit(db, orderKind, made.orderNumber);
        const lines = [{ sku: `${made.productId}`, name: '', quantity }];
        await changeEntity(db, orderKind, { id: made.orderNumber, version, fields: { lines }, by: theShop });
      };
      await swap(2);
      await swap(1);
      expect(await capture(db, payment)).toBe('task');
      expect(await tasks(made.orderNumber)).toMatchObject([{ need: 'order_changed' }]);
      expect((await recordsOf(db, made.orderId)).order!.paymentMode).toBe('COD');
      const path = `payments/${payment.paymentId}/${act}`;
      const refused = act === 'count' ? stale : support;
      expect((await call(refused, 'POST', path)).status).toBe(403);
      expect((await call(owner, 'POST', path)).status).toBe(200);
      const after = await moneyOf(db, made.orderId);
      expect(after.payments.map((row) => row.state)).toEqual([state]);
      expect(after.refunds.map(({ cause }) => cause)).toEqual(act === 'count' ? [] : ['staff']);
      expect((await recordsOf(db, made.orderId)).order!.paymentMode).toBe(mode);
      expect(await tasks(made.orderNumber)).toEqual([]);
      const told = (await queuedEmails(db, made.email)).filter(({ template }) => template === 'payment-news');
      expect(told).toHaveLength(1);
    }
  });

  it('keep refunds by rule beyond the bound of the day until the owner sends them', async () => {
    const stage = await stageSimulator('cashfree');
    const made = await makeCashOrder(db);
    const ids = [await makePayment(db, made), await makePayment(db, made), await makePayment(db, made)];
    await db.update(payments).set({ provider: 'cashfree' }).where(eq(payments.orderId, made.orderId));
    const said = [];
    for (const payment of ids) said.push(await capture(db, payment));
    expect(said).toEqual(['paid', 'goes back', 'goes back']);
    const asked: string[] = [];
    const open = () => ({
      ...stage.provider,
      refund: async ({ refundId, amountPaise }: { refundId: string; amountPaise: number }) => {
        asked.push(refundId);
        const refund = { refundId, providerRefundId: refundId, state: 'processed', amountPaise } as const;
        return {
          outcome: 'asked' as const,
          refund: { ...refund, currency: 'INR', bankReference: null, reason: null },
        };
      },
    });
    const send = () => sendRefunds(db, { open, now: new Date(), log: silentLog, boundPaise: 497_00 });
    await send();
    await send();
    const own = (await moneyOf(db, made.orderId)).payments.filter(({ state }) => state === 'refunded');
    expect(own).toHaveLength(1);
    const [waiting] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.reason, 'over_bound'));
    expect(await tasks(made.orderNumber)).toMatchObject([{ need: 'refund_over_bound' }]);
    const release = (token: string) => call(token, 'POST', `payment-refunds/${waiting!.id}/release`);
    expect((await release(support)).status).toBe(403);
    expect((await release(owner)).status).toBe(200);
    expect((await release(owner)).body).toMatchObject({ code: 'not_due' });
    await send();
    expect(asked.at(-1)).toBe(waiting!.id);
    await stage.close();
  });

  it('are summed up, and found by their reference', async () => {
    const { orderNumber, id } = await makeUpiPayment();
    const reference = newReference();
    await call(support, 'POST', `payments/${id}/confirm`, { reference, amount: 497 });
    expect((await call(owner, 'GET', `payments?q=${reference}`)).body).toMatchObject({
      rows: [{ orderNumber }],
    });
    const { begun, paid, late, days } = (await call(owner, 'GET', 'payments/summary')).body as Record<
      string,
      number
    >;
    expect([begun! >= paid! && paid! > 0, late! >= 2, days]).toEqual([true, true, 30]);
  });
});
