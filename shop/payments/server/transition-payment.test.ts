import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction } from '#platform/server/db.ts';
import { type PaymentStateName, paymentStateNames, paymentStates } from '../payment-states.ts';
import { openPayment } from './open-payment.ts';
import { requestRefund, settleRefund } from './refund-payment.ts';
import { paymentEvents, paymentRefunds, payments } from './tables.ts';
import { type PaymentMove, transitionPayment } from './transition-payment.ts';

const { db } = await testDatabase();

async function open(state: PaymentStateName = 'created') {
  const id = randomUUID();
  const orderNumber = 'ARN-1';
  const amountPaise = 49_700;
  const opening = { id, orderId: randomUUID(), orderNumber, orderVersion: 0, provider: 'razorpay' };
  await openPayment(db, { ...opening, amountPaise, actor: 'customer' });
  await db
    .update(payments)
    .set({ state, ...(paymentStates[state].isTaken ? { capturedAt: new Date('2026-11-01') } : {}) })
    .where(eq(payments.id, id));
  const move = async (to: PaymentStateName, key = `to ${to}`, more: Partial<PaymentMove> = {}) => {
    const moving = { paymentId: id, to, key, ...more, actor: 'provider', authorId: undefined } as const;
    const { outcome } = await inTransaction(db, (tx) => transitionPayment(tx, moving));
    return outcome;
  };
  const read = async () => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
  const events = async () =>
    db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id)).orderBy(paymentEvents.id);
  return { id, move, read, events };
}

describe('the moves of a payment', () => {
  it('allows the moves of its table and no other', async () => {
    for (const from of paymentStateNames)
      for (const to of paymentStateNames.filter((name) => name !== from)) {
        const { move, read } = await open(from);
        const isAllowed = (paymentStates[from].next as readonly string[]).includes(to);
        expect([from, to, await move(to)]).toEqual([from, to, isAllowed ? 'moved' : 'refused']);
        expect((await read()).state).toBe(isAllowed ? to : from);
      }
  });

  it('captures a payment once, however often and out of order it is told', async () => {
    const { move, read, events } = await open();
    const at = new Date('2026-11-29T10:00:00Z');
    const said = { at, providerPaymentId: `pay_${randomUUID()}`, taken: { paise: 49_700, currency: 'INR' } };
    const told = await Promise.all(['one', 'one', 'two', 'one'].map((key) => move('captured', key, said)));
    expect(told.filter((outcome) => outcome === 'moved')).toHaveLength(1);
    expect([await move('failed', 'late'), await move('pending', 'later')]).toEqual(['refused', 'refused']);
    expect(await read()).toMatchObject({ state: 'captured', capturedAt: at, refundedPaise: 0 });
    expect((await events()).map(({ state }) => state)).toEqual(['created', 'captured']);
  });

  it('captures a failed and an expired payment late', async () => {
    const { move, events } = await open();
    expect(await move('failed', 'f', { reason: 'U30' })).toBe('moved');
    expect(await move('captured', 'c')).toBe('moved');
    expect(await events()).toMatchObject([{ state: 'created' }, { reason: 'U30' }, { state: 'captured' }]);
  });

  it('believes no capture of another amount or currency, and notes it', async () => {
    const { move, read, events } = await open('pending');
    for (const taken of [
      { paise: 100, currency: 'INR' },
      { paise: 49_700, currency: 'USD' },
    ])
      expect(await move('captured', taken.currency, { taken })).toBe('mismatch');
    expect(await read()).toMatchObject({ state: 'pending', capturedAt: null });
    expect((await events()).slice(1).map(({ state, note }) => [state, note])).toEqual([
      ['pending', 'The provider reports 100 paise in INR'],
      ['pending', 'The provider reports 49700 paise in USD'],
    ]);
  });

  it('opens a payment of the same id once', async () => {
    const { id, read } = await open();
    const { orderId, orderNumber, provider } = await read();
    const again = { id, orderId, orderNumber, provider, orderVersion: 7, amountPaise: 1 };
    const opened = await openPayment(db, { ...again, actor: 'customer' });
    expect(opened).toMatchObject({ amountPaise: 49_700, orderVersion: 0 });
  });
});

describe('the refunds of a payment', () => {
  const ask = async (paymentId: string, amountPaise: number, refundId = randomUUID()) => {
    const asked = { refundId, paymentId, amountPaise, cause: 'came_back', actor: 'system' } as const;
    return inTransaction(db, (tx) => requestRefund(tx, asked));
  };
  const settle = async (refundId: string, to: 'processed' | 'failed', key: string) =>
    inTransaction(db, (tx) => settleRefund(tx, { refundId, to, key, actor: 'provider' }));

  it('never promises more than was captured, however many ask at once', async () => {
    const { id, read } = await open('captured');
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(id, 10_000)));
    expect(asked.filter(Boolean)).toHaveLength(4);
    expect(await ask(id, 9_700)).not.toBeNull();
    expect([await ask(id, 1), (await read()).refundedPaise]).toEqual([null, 49_700]);
  });

  it('asks for a refund of the same id once, and for none of an unpaid payment', async () => {
    const { id } = await open('captured');
    const refundId = randomUUID();
    const [one, two] = [await ask(id, 40_000, refundId), await ask(id, 40_000, refundId)];
    expect(one).toEqual(two);
    expect(await ask((await open('pending')).id, 100)).toBeNull();
  });

  it('is refunded when all parts are, and a failed part may be tried anew', async () => {
    const { id, read } = await open('captured');
    const [part, rest] = [await ask(id, 9_700), await ask(id, 40_000)];
    expect(await settle(part!.id, 'processed', 'a')).toBe(true);
    expect(await settle(part!.id, 'failed', 'b')).toBe(false);
    expect(await settle(rest!.id, 'failed', 'c')).toBe(true);
    expect(await read()).toMatchObject({ state: 'captured', refundedPaise: 9_700 });
    const again = await ask(id, 40_000);
    expect(await settle(again!.id, 'processed', 'd')).toBe(true);
    expect(await read()).toMatchObject({ state: 'refunded', refundedPaise: 49_700 });
    expect(await db.$count(paymentRefunds, eq(paymentRefunds.paymentId, id))).toBe(3);
  });
});
