import { afterEach, describe, expect, test } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { type SimulatorStage, stageSimulator } from '../../testing/stage-simulator.ts';
import { makePaymentRequest, secrets } from '../../testing/stage.ts';
import type { Protocol } from './payment-file.ts';

const stages: SimulatorStage[] = [];
afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
});

async function open(protocol: Protocol = 'cashfree', options: Parameters<typeof stageSimulator>[1] = {}) {
  const stage = await stageSimulator(protocol, options);
  stages.push(stage);
  const request = makePaymentRequest();
  const begun = await stage.provider.begin(request);
  const reference = { paymentId: request.paymentId, providerOrderId: begun.providerOrderId };
  return { ...stage, request, begun, reference };
}

const kindsOf = (stage: SimulatorStage) =>
  stage.received.map((delivery) => {
    const event = stage.provider.readWebhook(delivery, new Date());
    return event.outcome === 'event' ? event.kind : event.why;
  });

async function press(stage: SimulatorStage, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${stage.url}/phone`, { method: 'POST', body: new URLSearchParams(fields) });
  return /<h1>(.*)<\/h1>/.exec(await answer.text())![1]!;
}

describe.each(['cashfree', 'razorpay'] as const)('the phone of the customer, as %s', (protocol) => {
  test('pays with the right PIN, and shows the code before', async () => {
    const stage = await open(protocol);
    const scan = stage.begun.upiText;
    const list = await (await fetch(`${stage.url}/phone`)).text();
    expect(list).toContain('Scan the code over ₹897.05');
    const shown = await fetch(`${stage.url}/phone?${new URLSearchParams({ scan })}`);
    expect(await shown.text()).toContain('Pay ₹897.05');
    expect(await press(stage, { scan, button: 'pay', pin: '1234' })).toBe('Paid ₹897.05');
    expect(await stage.provider.find(stage.reference)).toMatchObject([{ state: 'captured' }]);
  });

  test('fails with a wrong PIN, cancels, and closes without a word', async () => {
    const stage = await open(protocol);
    const tries: Record<string, string>[] = [
      { button: 'pay', pin: '9' },
      { button: 'cancel' },
      { button: 'close' },
    ];
    const said: string[] = [];
    for (const fields of tries) {
      const { upiText } = await stage.provider.begin({ ...stage.request, ...stage.reference });
      said.push(await press(stage, { scan: upiText, ...fields }));
    }
    expect(said).toEqual([
      'Wrong PIN. Payment failed',
      'Payment cancelled',
      'Closed. The shop hears nothing yet',
    ]);
    const found = await stage.provider.find(stage.reference);
    expect(found.map(({ state }) => state).toSorted()).toEqual(['failed', 'failed', 'pending', 'pending']);
  });
});

test('takes late money of a failed try, and no second end of a paid one', async () => {
  const stage = await open('razorpay');
  const { paymentId } = stage.request;
  await stage.ends(paymentId, 'failed');
  await stage.tell(`act?payment=${paymentId}&as=authorised`);
  const [late] = await stage.provider.find(stage.reference);
  expect(late).toMatchObject({ state: 'authorised', amountPaise: 89_705 });
  expect(await stage.provider.capture(late!)).toMatchObject({ state: 'captured' });
  expect(await stage.provider.capture(late!)).toMatchObject({ state: 'captured' });
  await stage.ends(paymentId, 'failed');
  expect(await stage.provider.find(stage.reference)).toMatchObject([{ state: 'captured' }]);
});

test('keeps its payments over a restart', async () => {
  const stage = await open('cashfree');
  await stage.ends(stage.request.paymentId, 'paid');
  const again = await stage.restart();
  expect(await again.find(stage.reference)).toMatchObject([{ state: 'captured' }]);
});

describe('its webhooks', () => {
  test('come three times, out of order, late or never, as it is told', async () => {
    const stage = await open('razorpay');
    const pay = async (as: string) => {
      stage.received.length = 0;
      const { paymentId } = makePaymentRequest();
      await stage.provider.begin(makePaymentRequest({ paymentId }));
      await stage.tell(`behave?as=${as}&on=webhook`);
      await stage.ends(paymentId, 'paid');
      if (as !== 'late') await stage.tell('deliver');
      return kindsOf(stage);
    };
    const usual = ['payment.authorized', 'payment.captured', 'order.paid'];
    expect((await pay('usual')).toSorted()).toEqual(usual.toSorted());
    expect((await pay('repeat')).toSorted()).toEqual([...usual, ...usual, ...usual].toSorted());
    expect(await pay('never')).toEqual([]);
    expect(await pay('late')).toEqual([]);
    await stage.tell('deliver');
    expect(kindsOf(stage).length).toBe(3);
  });

  test('may come before the answer that begins the payment', async () => {
    const stage = await open('cashfree');
    await stage.tell('behave?as=early&on=begin&times=2');
    await stage.provider.begin(makePaymentRequest());
    expect(kindsOf(stage)).toEqual(['PAYMENT_SUCCESS_WEBHOOK']);
  });

  test('are repeated with their old secret until a response of 2xx, and end after a day', async () => {
    let status = 500;
    let now = Date.now();
    const stage = await open('razorpay', { status: () => status, now: () => new Date(now) });
    await stage.ends(stage.request.paymentId, 'failed');
    expect(await stage.tell('deliver')).toEqual({ waiting: 1, isOff: false });
    await stage.tell(`rotate?secret=${secrets.next}`);
    status = 200;
    expect(await stage.tell('deliver')).toEqual({ waiting: 0, isOff: false });
    const [last] = stage.received.slice(-1);
    expect(stage.renewed.readWebhook(last!, new Date())).toMatchObject({ kind: 'payment.failed' });
    status = 500;
    await stage.provider.begin({ ...stage.request, ...stage.reference });
    await stage.ends(stage.request.paymentId, 'paid');
    now += 2 * dayMs;
    expect(await stage.tell('deliver')).toMatchObject({ isOff: true });
  });
});

test('keeps a refund until the balance suffices', async () => {
  for (const protocol of ['cashfree', 'razorpay'] as const) {
    const stage = await open(protocol);
    await stage.ends(stage.request.paymentId, 'paid');
    const [one] = await stage.provider.find(stage.reference);
    await stage.tell('balance?paise=100');
    const { paymentId: refundId } = makePaymentRequest();
    const { providerPaymentId } = one!;
    const refund = { ...stage.reference, refundId, providerPaymentId, amountPaise: 5_000, note: '' };
    // Cashfree keeps it on hold, and Razorpay refuses it until later.
    expect(await stage.provider.refund(refund)).toMatchObject(
      protocol === 'cashfree' ? { refund: { state: 'waits' } } : { outcome: 'waits' },
    );
    await stage.tell('balance?paise=99999999');
    expect(await stage.provider.refund(refund)).toMatchObject({ outcome: 'asked' });
    expect(await stage.refundsOf(refundId)).toBe(1);
  }
});

test('refuses commands without its token', async () => {
  const stage = await open();
  const answer = await fetch(`${stage.url}/simulator/act?payment=${stage.request.paymentId}&as=paid`, {
    method: 'POST',
  });
  expect(answer.status).toBe(401);
  expect(await stage.provider.find(stage.reference)).toMatchObject([{ state: 'pending' }]);
});

test('ends a try at the command of the test environment of Cashfree', async () => {
  const stage = await open('cashfree');
  const body = JSON.stringify({
    entity: 'PAYMENTS',
    entity_id: stage.begun.providerPaymentId,
    entity_simulation: { payment_status: 'FAILED', payment_error_code: 'ISSUER_NOT_AVAILABLE' },
  });
  const headers = {
    'x-api-version': '2025-01-01',
    'x-client-id': 'simulator',
    'x-client-secret': secrets.now,
  };
  await fetch(`${stage.url}/pg/simulate`, { method: 'POST', headers, body });
  expect(await stage.provider.find(stage.reference)).toMatchObject([
    { state: 'failed', reason: 'issuer_not_available' },
  ]);
});
