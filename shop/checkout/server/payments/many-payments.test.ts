import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { minuteMs } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import type { WebhookDelivery } from '#shop/payments/provider.ts';
import type { ApplyMove } from '#shop/payments/server/asking/apply-tries.ts';
import { askProviders } from '#shop/payments/server/asking/ask-providers.ts';
import { keepWebhook, listForgottenWebhooks } from '#shop/payments/server/webhooks/keep-webhook.ts';
import { workOnWebhook } from '#shop/payments/server/webhooks/work-on-webhook.ts';
import { stageSimulator } from '#shop/payments/testing/stage-simulator.ts';
import { applyPayment } from './apply-payment.ts';
import { beginPayment, type PayingWith } from './begin-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { moneyOf } from './testing/paid-orders.ts';
import { placeUnpaid } from './testing/unpaid-orders.ts';

const { db } = await testDatabase();
const stage = await stageSimulator('cashfree');
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(db)).toEqual([]));

/** `npm run drill -- payments` does the same with a real shop that is killed. */
const paidOrders = Number(process.env.PAID_ORDERS ?? 40);
const rounds = Number(process.env.PAYMENT_ROUNDS ?? 10);

const paying: PayingWith = {
  provider: 'cashfree',
  open: () => stage.provider,
  savingPaise: 0,
  isAfterPlacing: true,
  webhookUrl: 'http://localhost/webhook',
};
const apply: ApplyMove = (move) => applyPayment(db, move);
const tools = { open: paying.open, apply };

async function placeAtCheckout(productId?: number) {
  const made = await placeUnpaid(db, productId === undefined ? { stock: 100_000 } : { productId });
  await beginPayment(db, { ...made, show: 'link' }, paying);
  const { payments } = await moneyOf(db, made.orderId);
  return { ...made, paymentId: payments[0]!.id };
}

async function keep(delivery: WebhookDelivery): Promise<number | null> {
  const event = stage.provider.readWebhook(delivery, new Date());
  if (event.outcome === 'refused') throw new Error(event.why);
  return keepWebhook(db, { provider: 'cashfree', event });
}

async function workOn(delivery: WebhookDelivery): Promise<void> {
  const id = await keep(delivery);
  if (id !== null) await workOnWebhook(db, { id }, tools);
}

/** A fixed mix, so that a failure comes again. */
function shuffled<Item>(items: Item[]): Item[] {
  const placeOf = (at: number) => (at * 7_919 + 104_729) % 10_007;
  return items
    .map((item, at) => ({ item, place: placeOf(at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(query);
  return Number(rows[0]!.count);
}

describe('many orders that are paid at the checkout', () => {
  it('are each paid once by events that come thrice, mixed, late, or never', async () => {
    const first = await placeAtCheckout();
    const made = [first];
    while (made.length < paidOrders) made.push(await placeAtCheckout(first.productId));
    const told: WebhookDelivery[] = [];
    for (const [at, { paymentId }] of made.entries()) {
      if (at % 20 === 0) await stage.ends(paymentId, 'failed');
      await stage.ends(paymentId, 'paid');
      // The webhook of one in twenty never comes.
      if (at % 20 !== 7) told.push(...(await stage.webhooks(paymentId)));
    }
    const events = shuffled([...told, ...told, ...told]);
    while (events.length > 0)
      await Promise.all(
        events.splice(0, 6).map(async (delivery, at) => {
          // A killed process had kept an event, and had queued no work on it.
          if (at === 0) await keep(delivery);
          else await workOn(delivery);
        }),
      );
    const unpaid = sql`select count(*) from orders where payment_mode = 'UPI_DUE'`;
    expect(await countOf(unpaid)).toBeGreaterThanOrEqual(paidOrders / 20);

    const now = new Date(Date.now() + 10 * minuteMs);
    for (const id of await listForgottenWebhooks(db, { now })) await workOnWebhook(db, { id }, tools);
    await askProviders(db, { ...tools, log: silentLog, now });
    expect(await countOf(unpaid)).toBe(0);
    for (const { orderId, email } of made) {
      const { payments, refunds } = await moneyOf(db, orderId);
      expect([payments.map(({ state }) => state), refunds]).toEqual([['captured'], []]);
      expect((await queuedEmails(db, email)).map(({ template }) => template)).toEqual(['order-placed']);
    }
  });

  it('are each paid once when the return to the page and webhooks come at once', async () => {
    const { productId } = await placeAtCheckout();
    for (let round = 0; round < rounds; round += 1) {
      const made = await placeAtCheckout(productId);
      await stage.ends(made.paymentId, 'paid');
      const [delivery] = await stage.webhooks(made.paymentId);
      const look = () => lookAtPayment(db, { ...made, now: new Date(Date.now() + 6_000) }, paying);
      await Promise.all([look(), workOn(delivery!), look(), workOn(delivery!)]);
      expect((await look()).payment).toMatchObject({ state: 'paid' });
      const { payments, refunds } = await moneyOf(db, made.orderId);
      expect([payments.map(({ state }) => state), refunds]).toEqual([['captured'], []]);
      expect(await queuedEmails(db, made.email)).toHaveLength(1);
    }
  });
});
