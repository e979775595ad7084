import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { inTransaction } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import type { WebhookDelivery } from '../../provider.ts';
import { type SimulatorStage, stageSimulator } from '../../testing/stage-simulator.ts';
import { makePaymentRequest } from '../../testing/stage.ts';
import type { ApplyMove } from '../asking/apply-tries.ts';
import { askProviders } from '../asking/ask-providers.ts';
import { sendRefunds } from '../asking/send-refunds.ts';
import { openPayment } from '../open-payment.ts';
import { requestRefund } from '../refund-payment.ts';
import { paymentEvents, paymentRefunds, payments, paymentWebhooks } from '../tables.ts';
import { transitionPayment } from '../transition-payment.ts';
import { deleteOldWebhooks, keepWebhook } from './keep-webhook.ts';
import { workOnWebhook } from './work-on-webhook.ts';

const { db } = await testDatabase();
const stages: SimulatorStage[] = [];
afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
});

const apply: ApplyMove = (move) =>
  inTransaction(db, async (tx) => (await transitionPayment(tx, move)).outcome);

async function open(protocol: 'cashfree' | 'razorpay' = 'cashfree') {
  const stage = await stageSimulator(protocol);
  stages.push(stage);
  const tools = { open: () => stage.provider, apply, log: silentLog };
  const begin = async (wanted: Partial<typeof payments.$inferInsert> = {}) => {
    const { paymentId: id, amountPaise, ...request } = makePaymentRequest();
    const { orderNumber, expiresAt } = request;
    const opening = {
      id,
      orderId: randomUUID(),
      orderNumber,
      orderVersion: 0,
      provider: protocol,
      amountPaise,
    };
    await openPayment(db, { ...opening, expiresAt, actor: 'customer' });
    const { providerOrderId } = await stage.provider.begin({ ...request, paymentId: id, amountPaise });
    await db
      .update(payments)
      .set({ providerOrderId, ...wanted })
      .where(eq(payments.id, id));
    return id;
  };
  const keep = async (delivery: WebhookDelivery, now = new Date()) => {
    const event = stage.provider.readWebhook(delivery, now);
    if (event.outcome === 'refused') throw new Error(event.why);
    const isNew = (await keepWebhook(db, { provider: protocol, event })) !== null;
    const [row] = await db.select().from(paymentWebhooks).where(eq(paymentWebhooks.eventId, event.id));
    return { isNew, outcome: await workOnWebhook(db, row!, tools) };
  };
  const deliver = async (id: string) => {
    const outcomes: string[] = [];
    for (const delivery of await stage.webhooks(id)) outcomes.push((await keep(delivery)).outcome);
    return outcomes;
  };
  return { stage, begin, keep, deliver, tools };
}

const read = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
const eventsOf = async (id: string) =>
  (await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id))).map(({ state }) => state);

describe.each(['cashfree', 'razorpay'] as const)('a webhook of %s', (protocol) => {
  test('captures its payment once, however often and in whatever order it comes', async () => {
    const { stage, begin, keep } = await open(protocol);
    const id = await begin();
    await stage.tell('behave?as=repeat&on=webhook');
    await stage.ends(id, 'paid');
    const deliveries = (await stage.webhooks(id)).toReversed();
    const kept = await Promise.all(deliveries.map((delivery) => keep(delivery)));
    const kinds = protocol === 'cashfree' ? 1 : 3;
    expect(kept.filter(({ isNew }) => isNew).length).toBe(kinds);
    expect(deliveries.length).toBe(3 * kinds);
    expect(await read(id)).toMatchObject({
      state: 'captured',
      bankReference: expect.stringMatching(/^\d{12}$/) as string,
      providerPaymentId: expect.any(String) as string,
    });
    expect((await eventsOf(id)).filter((state) => state === 'captured').length).toBe(1);
  });

  test('keeps no name, phone or UPI ID of a customer', async () => {
    const { stage, begin, deliver } = await open(protocol);
    const id = await begin();
    await stage.ends(id, 'paid');
    await deliver(id);
    const kept = JSON.stringify(await db.select().from(paymentWebhooks));
    expect(kept).toContain(id);
    expect(kept).not.toMatch(/9999999999|@simulator|razorpay\.com/);
  });

  test('is deleted after ninety days', async () => {
    const { stage, begin, deliver } = await open(protocol);
    const id = await begin();
    await stage.ends(id, 'failed');
    await deliver(id);
    const at = (days: number) => new Date(Date.now() + days * 24 * hourMs);
    await deleteOldWebhooks(db, { now: at(89) });
    expect(await db.$count(paymentWebhooks)).toBeGreaterThan(0);
    await deleteOldWebhooks(db, { now: at(91) });
    expect(await db.$count(paymentWebhooks)).toBe(0);
  });

  test('about a payment of nobody changes nothing', async () => {
    const { stage, keep } = await open(protocol);
    const { paymentId, ...request } = makePaymentRequest();
    await stage.provider.begin({ paymentId, ...request });
    await stage.ends(paymentId, 'paid');
    const [delivery] = await stage.webhooks(paymentId);
    expect(await keep(delivery!)).toEqual({ isNew: true, outcome: 'foreign' });
    expect(await db.$count(payments, eq(payments.id, paymentId))).toBe(0);
  });

  test('that is old asks the provider, and believes the answer', async () => {
    const { stage, begin, keep } = await open(protocol);
    const id = await begin();
    await stage.ends(id, 'failed');
    const [failed] = await stage.webhooks(id);
    await stage.tell(`act?payment=${id}&as=paid`);
    await keep(failed!, new Date(Date.now() + 90 * hourMs));
    expect(await read(id)).toMatchObject({ state: 'captured' });
  });
});

test('says a capture of another amount, and never takes the payment for paid', async () => {
  const { stage, begin, deliver } = await open();
  const id = await begin({ amountPaise: 100_000 });
  await stage.ends(id, 'paid');
  expect(await deliver(id)).toEqual(['mismatch']);
  expect(await read(id)).toMatchObject({ state: 'created', capturedAt: null });
});

describe('the hourly look', () => {
  const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

  test('finds what no webhook told, also late money, and asks again after an hour only', async () => {
    const { stage, begin, tools } = await open('razorpay');
    await stage.tell('behave?as=never&on=webhook&times=99');
    const [paid, failed, open2] = [await begin(), await begin(), await begin()];
    await stage.ends(paid, 'paid');
    await stage.ends(failed, 'failed');
    const look = async (now: Date) => askProviders(db, { ...tools, now });
    await look(later(5 * minuteMs));
    expect([(await read(paid)).state, (await read(failed)).state, (await read(open2)).state]).toEqual([
      'captured',
      'failed',
      'pending',
    ]);
    await stage.tell(`act?payment=${failed}&as=authorised`);
    await look(later(20 * minuteMs));
    expect((await read(failed)).state).toBe('failed');
    await look(later(70 * minuteMs));
    expect((await read(failed)).state).toBe('captured');
  });

  test('expires a payment that nobody can pay any more, and one without a code', async () => {
    const { begin, tools } = await open();
    const over = new Date(Date.now() - 2 * hourMs);
    const [shown, never] = [
      await begin({ expiresAt: over }),
      await begin({ expiresAt: over, providerOrderId: null }),
    ];
    await askProviders(db, { ...tools, now: later(5 * minuteMs) });
    expect([(await read(shown)).state, (await read(never)).state]).toEqual(['expired', 'expired']);
  });

  test('goes on after a payment that the provider does not know', async () => {
    const { stage, begin, tools } = await open('razorpay');
    await begin({ providerOrderId: `order_${randomUUID()}` });
    const id = await begin();
    await stage.ends(id, 'paid');
    await askProviders(db, { ...tools, now: later(5 * minuteMs) });
    expect(await read(id)).toMatchObject({ state: 'captured' });
  });

  test('leaves a provider that does not answer for this run', async () => {
    const { stage, begin, tools } = await open();
    const id = await begin();
    await stage.ends(id, 'paid');
    await stage.takesNext('down', 'find');
    await askProviders(db, { ...tools, now: later(5 * minuteMs) });
    expect(await read(id)).toMatchObject({ state: 'created', askedAt: null });
  });
});

describe.each(['cashfree', 'razorpay'] as const)('a refund through %s', (protocol) => {
  async function paid() {
    const all = await open(protocol);
    const id = await all.begin();
    await all.stage.ends(id, 'paid');
    await all.deliver(id);
    const refundId = randomUUID();
    const refund = { refundId, paymentId: id, amountPaise: 40_000, cause: 'late', actor: 'system' } as const;
    await inTransaction(db, (tx) => requestRefund(tx, refund));
    const send = (now = new Date()) => sendRefunds(db, { ...all.tools, now });
    const readRefund = async () =>
      (await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId)))[0]!;
    return { ...all, id, refundId, send, readRefund };
  }

  test('goes out once, also after a lost answer, and its webhook ends it', async () => {
    const { stage, id, refundId, send, readRefund, deliver } = await paid();
    await stage.takesNext('drop', 'refund');
    for (let run = 0; run < 4; run += 1) await send();
    expect(await stage.refundsOf(refundId)).toBe(1);
    const isAsked = { state: 'pending', providerRefundId: expect.any(String) as string };
    expect(await readRefund()).toMatchObject(isAsked);
    await stage.endsRefund(refundId);
    expect(await deliver(id)).toContain('processed');
    expect(await deliver(id)).toContain('processed');
    expect(await readRefund()).toMatchObject({ state: 'processed' });
    expect(await read(id)).toMatchObject({ state: 'captured', refundedPaise: 40_000 });
  });

  test('waits for an empty balance, says so, and goes out once', async () => {
    const { stage, refundId, send, readRefund } = await paid();
    await stage.tell('balance?paise=100');
    await send();
    expect(await readRefund()).toMatchObject({ state: 'pending', reason: 'empty_balance' });
    await stage.tell('balance?paise=99999999');
    for (let run = 0; run < 2; run += 1) await send();
    expect(await stage.refundsOf(refundId)).toBe(1);
  });

  test('whose payment is too old is left to staff', async () => {
    const { stage, refundId, send, readRefund } = await paid();
    await send(new Date(Date.now() + 200 * 24 * hourMs));
    expect(await readRefund()).toMatchObject({ state: 'pending', reason: 'too_old', providerRefundId: null });
    expect(await stage.refundsOf(refundId)).toBe(0);
  });

  test('is asked about when no webhook told its end', async () => {
    const { stage, refundId, send, readRefund, tools } = await paid();
    await send();
    await stage.tell('behave?as=never&on=webhook');
    await stage.endsRefund(refundId);
    await askProviders(db, { ...tools, now: new Date(Date.now() + 20 * minuteMs) });
    expect(await readRefund()).toMatchObject({ state: 'processed' });
  });
});
