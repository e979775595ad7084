import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { minuteMs } from '#platform/india-time.ts';
import { ProviderUnreachable } from '#shop/payments/provider.ts';
import { type SimulatorStage, stageSimulator } from '#shop/payments/testing/stage-simulator.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { makeCustomer, recordsOf } from '#shop/orders/server/testing.ts';
import { beginPayment, type PayingWith } from './begin-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { makeCashOrder, moneyOf } from './testing/paid-orders.ts';

const { db } = await testDatabase();
const stages: SimulatorStage[] = [];
afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
  expect(await checkInvariants(db)).toEqual([]);
});

async function open(savingPaise = 0) {
  const stage = await stageSimulator('cashfree');
  stages.push(stage);
  const made = await makeCashOrder(db);
  const paying: PayingWith = {
    provider: 'cashfree',
    open: () => stage.provider,
    savingPaise,
    isAfterPlacing: true,
    webhookUrl: 'http://localhost/webhook',
  };
  const begin = async (show: 'code' | 'link' = 'code') => beginPayment(db, { ...made, show }, paying);
  const later = async (minutes = 0) =>
    lookAtPayment(db, { ...made, now: new Date(Date.now() + minutes * minuteMs) }, paying);
  const id = async () => (await moneyOf(db, made.orderId)).payments.at(-1)!.id;
  return { stage, made, paying, begin, later, id };
}

describe('the payment of an order on its page', () => {
  it('shows one code in every tab, and turns to paid without a webhook', async () => {
    const { stage, made, begin, later, id } = await open(15_00);
    expect(await later()).toEqual({ offer: { amount: 482, saving: 15 }, payment: null, wait: null });
    await Promise.all([begin(), begin()]);
    await begin('link');
    const waiting = await later();
    expect(waiting.payment).toMatchObject({ state: 'waiting', amount: 482, message: null });
    expect(waiting.payment!.code).toContain('<svg');
    expect(waiting.payment!.link).toMatch(/^upi:\/\/pay\?/);
    expect((await moneyOf(db, made.orderId)).payments).toHaveLength(1);
    await stage.ends(await id(), 'paid');
    expect((await later(1)).payment).toMatchObject({ state: 'paid', code: null, link: null });
    expect((await later()).offer).toBeNull();
    expect((await recordsOf(db, made.orderId)).order).toMatchObject({
      paymentMode: 'UPI',
      totalPaise: 482_00,
    });
    await expect(begin()).rejects.toMatchObject({ code: 'takes_no_payment' });
  });

  it('says why it failed, and may be tried again', async () => {
    const { stage, begin, later, id, made } = await open();
    await begin();
    await stage.ends(await id(), 'failed');
    const { offer, payment } = await later(1);
    expect(payment!.state).toBe('failed');
    expect(payment!.message).toMatch(/\.$/);
    expect(offer).toEqual({ amount: 497, saving: 0 });
    await begin();
    await stage.ends(await id(), 'paid');
    expect((await later(1)).payment!.state).toBe('paid');
    expect((await moneyOf(db, made.orderId)).payments.map(({ state }) => state)).toEqual([
      'failed',
      'captured',
    ]);
  });

  it('leaves the order as it is while the provider does not answer', async () => {
    const { made, paying } = await open();
    const away = () => {
      throw new ProviderUnreachable('No answer');
    };
    const broken = {
      ...paying,
      open: () => ({ ...paying.open(), begin: async () => away(), find: async () => away() }),
    };
    await expect(beginPayment(db, { ...made, show: 'code' }, broken)).rejects.toMatchObject({ status: 503 });
    expect((await lookAtPayment(db, made, broken)).offer).toEqual({ amount: 497, saving: 0 });
    expect((await recordsOf(db, made.orderId)).order!.paymentMode).toBe('COD');
  });

  it('is offered for no order of others, and for none that ended', async () => {
    const { made, paying, begin, later } = await open();
    const stranger = { ...made, ...(await makeCustomer(db)) };
    await expect(lookAtPayment(db, stranger, paying)).rejects.toMatchObject({ status: 404 });
    await expect(beginPayment(db, { ...stranger, show: 'code' }, paying)).rejects.toMatchObject({
      status: 404,
    });
    expect(await lookAtPayment(db, made, null)).toEqual({ offer: null, payment: null, wait: null });
    await cancelOrder(db, made);
    expect((await later()).offer).toBeNull();
    await expect(begin()).rejects.toMatchObject({ code: 'takes_no_payment' });
  });
});
