import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import {
  ProviderAccountUnknown,
  ProviderTrouble,
  ProviderUnreachable,
  type WebhookDelivery,
} from '../provider.ts';
import { stageCashfree } from '../testing/stage-cashfree.ts';
import { stageRazorpay } from '../testing/stage-razorpay.ts';
import { stageSimulator } from '../testing/stage-simulator.ts';
import { makePaymentRequest, type Stage } from '../testing/stage.ts';

const stages = [
  { name: 'Cashfree, as it documents itself', open: stageCashfree },
  { name: 'Razorpay, as it documents itself', open: stageRazorpay },
  { name: 'the simulator as Cashfree', open: () => stageSimulator('cashfree') },
  { name: 'the simulator as Razorpay', open: () => stageSimulator('razorpay') },
];

describe.each(stages)('$name', ({ open }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => stage.close());

  async function begin(wanted = {}) {
    const request = makePaymentRequest(wanted);
    const begun = await stage.provider.begin(request);
    const reference = { paymentId: request.paymentId, providerOrderId: begun.providerOrderId };
    return { ...request, ...begun, ...reference, reference };
  }

  async function paid() {
    const payment = await begin();
    await stage.ends(payment.paymentId, 'paid');
    const [found] = await stage.provider.find(payment.reference);
    return { ...payment, providerPaymentId: found!.providerPaymentId };
  }

  const refundOf = (payment: Awaited<ReturnType<typeof paid>>, amountPaise = payment.amountPaise) => ({
    ...payment.reference,
    refundId: randomUUID(),
    providerPaymentId: payment.providerPaymentId,
    amountPaise,
    note: 'Order AR-1001',
  });

  const read = (delivery: WebhookDelivery, now = new Date(), provider = stage.provider) =>
    provider.readWebhook(delivery, now);

  test.each(['code', 'link'] as const)('begins a payment with a text of UPI for a %s', async (show) => {
    const payment = await begin({ show });
    expect(payment.upiText).toMatch(/^upi:\/\/pay\?.*pa=/);
    expect(await stage.provider.find(payment.reference)).toMatchObject([
      {
        providerPaymentId: payment.providerPaymentId,
        providerOrderId: payment.providerOrderId,
        paymentId: payment.paymentId,
        state: 'pending',
        amountPaise: 89_705,
        currency: 'INR',
        reason: null,
      },
    ]);
  });

  test('keeps one order of a payment whose first answer was lost', async () => {
    const request = makePaymentRequest();
    await stage.takesNext('drop', 'begin');
    await expect(stage.provider.begin(request)).rejects.toBeInstanceOf(ProviderUnreachable);
    const begun = await stage.provider.begin(request);
    const again = await stage.provider.begin({ ...request, providerOrderId: begun.providerOrderId });
    expect(again.providerOrderId).toBe(begun.providerOrderId);
    expect(await stage.ordersOf(request.paymentId)).toBe(1);
  });

  test('refuses wrong keys', async () => {
    await expect(stage.stranger.begin(makePaymentRequest())).rejects.toBeInstanceOf(ProviderAccountUnknown);
  });

  test.each(['garbage', 'down', 'drop', 'slow', 'busy'] as const)(
    'counts as unreachable when its answer is %s',
    async (trouble) => {
      await stage.takesNext(trouble, 'begin');
      const asked = stage.provider.begin(makePaymentRequest(), { withinMilliseconds: 400 });
      await expect(asked).rejects.toBeInstanceOf(ProviderUnreachable);
      await stage.takesNext('usual', 'begin');
      expect((await begin()).upiText).toContain('upi://');
    },
  );

  test('says what became of each try, with the reference of the bank', async () => {
    const payment = await begin();
    await stage.ends(payment.paymentId, 'failed');
    await stage.provider.begin({ ...payment, providerOrderId: payment.providerOrderId });
    await stage.ends(payment.paymentId, 'paid');
    const tries = await stage.provider.find(payment.reference);
    expect(tries).toMatchObject([
      { state: 'failed', reason: expect.stringMatching(/^\w+$/) as string },
      { state: 'captured', amountPaise: 89_705, bankReference: expect.stringMatching(/^\w{8,}$/) as string },
    ]);
    expect(tries.every(({ at }) => /^20\d\d-.*Z$/.test(at ?? ''))).toBe(true);
  });

  test('ends a payment that is not paid, or says that it stays open', async () => {
    const [open, taken] = [await begin(), await paid()];
    expect(['ended', 'stays_open']).toContain((await stage.provider.end(open.reference)).outcome);
    expect(await stage.provider.end(taken.reference)).toEqual({ outcome: 'paid' });
  });

  test('pays a refund once, however often it is asked', async () => {
    const payment = await paid();
    const refund = refundOf(payment, 40_000);
    await stage.takesNext('drop', 'refund');
    await expect(stage.provider.refund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
    const first = await stage.provider.refund(refund);
    expect(first).toMatchObject({
      outcome: 'asked',
      refund: { refundId: refund.refundId, state: 'pending', amountPaise: 40_000, currency: 'INR' },
    });
    const again = await Promise.all([stage.provider.refund(refund), stage.provider.refund(refund)]);
    expect(again).toEqual([first, first]);
    expect(await stage.refundsOf(refund.refundId)).toBe(1);
    await stage.endsRefund(refund.refundId);
    expect(await stage.provider.findRefund(refund)).toMatchObject({ state: 'processed' });
    await expect(stage.provider.refund({ ...refund, amountPaise: 1_000 })).rejects.toBeInstanceOf(
      ProviderTrouble,
    );
  });

  test('refuses a refund of more than was paid, and of an unpaid payment', async () => {
    const payment = await paid();
    expect(await stage.provider.refund(refundOf(payment, 40_000))).toMatchObject({ outcome: 'asked' });
    expect(await stage.provider.refund(refundOf(payment, 60_000))).toMatchObject({ outcome: 'refused' });
    const unpaid = await begin();
    const [one] = await stage.provider.find(unpaid.reference);
    const refund = refundOf({ ...unpaid, providerPaymentId: one!.providerPaymentId }, 100);
    expect(await stage.provider.refund(refund)).toMatchObject({ outcome: 'refused' });
    expect(await stage.provider.findRefund(refund)).toBeNull();
  });

  test('tells by signed webhooks of a failure, a payment and a refund', async () => {
    const payment = await begin();
    await stage.ends(payment.paymentId, 'failed');
    await stage.provider.begin({ ...payment, providerOrderId: payment.providerOrderId });
    await stage.ends(payment.paymentId, 'paid');
    const taken = (await stage.provider.find(payment.reference)).find(({ state }) => state === 'captured')!;
    const refund = refundOf({ ...payment, providerPaymentId: taken.providerPaymentId });
    await stage.provider.refund(refund);
    await stage.endsRefund(refund.refundId);
    const events = (await stage.webhooks(payment.paymentId)).map((delivery) => read(delivery));
    const about = { paymentId: payment.paymentId, amountPaise: 89_705, currency: 'INR' };
    expect(events.every((event) => event.outcome === 'event' && event.isProof)).toBe(true);
    const news = events.map((event) => 'news' in event && event.news);
    expect(news).toContainEqual({
      about: 'payment',
      payment: expect.objectContaining({ ...about, state: 'failed' }),
    });
    expect(news).toContainEqual({
      about: 'payment',
      payment: expect.objectContaining({ ...about, state: 'captured' }),
    });
    const { refundId } = refund;
    const said = expect.objectContaining({ refundId, amountPaise: 89_705 }) as object;
    expect(news).toContainEqual(expect.objectContaining({ about: 'refund', refund: said }));
  });

  test('believes no webhook without its signature, or with another body', async () => {
    const { paymentId } = await paid();
    const [delivery] = await stage.webhooks(paymentId);
    const { headers, body } = delivery!;
    const changed = Buffer.from(body.toString().replace('89', '88'));
    expect(read({ headers: {}, body })).toEqual({ outcome: 'refused', why: 'no signature' });
    expect(read({ headers, body: changed })).toEqual({ outcome: 'refused', why: 'wrong signature' });
    const key = Object.keys(headers).find((name) => name.endsWith('-signature'))!;
    for (const signature of ['', 'x', 'é'.repeat(44), '0'.repeat(64), headers[key]!.slice(0, -4)])
      expect(read({ headers: { ...headers, [key]: signature }, body })).toMatchObject({ outcome: 'refused' });
  });

  test('reads a repeated webhook as the same event, also after a change of the secret', async () => {
    const { paymentId } = await paid();
    const [delivery] = await stage.webhooks(paymentId);
    const first = read(delivery!);
    const other = { ...delivery!.headers, 'x-razorpay-event-id': 'other', 'x-idempotency-key': 'other' };
    expect(read({ ...delivery!, headers: other })).toEqual(first);
    expect(read(delivery!, new Date(), stage.renewed)).toEqual(first);
  });

  test('takes an old webhook as a hint', async () => {
    const { paymentId } = await paid();
    const [delivery] = await stage.webhooks(paymentId);
    const later = new Date(Date.now() + 3 * dayMs);
    expect(read(delivery!, later)).toMatchObject({ outcome: 'event', isProof: false });
  });
});
