import { expect, test } from 'vitest';
import { ProviderAccountUnknown } from '../provider.ts';
import { makePaymentRequest } from '../testing/stage.ts';
import { askCashfree } from './cashfree/ask-cashfree.ts';
import { payResponse } from './cashfree/messages.ts';
import { openCashfree } from './cashfree/open-cashfree.ts';
import { openRazorpay } from './razorpay/open-razorpay.ts';

const { CASHFREE_TEST_APP_ID: appId = '', CASHFREE_TEST_SECRET: secret = '' } = process.env;
const { RAZORPAY_TEST_KEY_ID: keyId = '', RAZORPAY_TEST_KEY_SECRET: keySecret = '' } = process.env;
const request = () => makePaymentRequest({ webhookUrl: 'https://shop.example/webhook', amountPaise: 100 });

test.runIf(appId)('the test environment of Cashfree begins, pays and refunds a payment of ₹1', async () => {
  const account = { url: 'https://sandbox.cashfree.com/pg', appId, secret };
  const provider = openCashfree(account);
  const asked = { ...request(), show: 'code' as const };
  const { providerPaymentId, providerOrderId, upiText } = await provider.begin(asked);
  expect(upiText).toMatch(/^upi:\/\/pay\?/);
  const body = {
    entity: 'PAYMENTS',
    entity_id: providerPaymentId,
    entity_simulation: { payment_status: 'SUCCESS' },
  };
  await askCashfree(account, payResponse.partial(), { path: '/simulate', body });
  const reference = { paymentId: asked.paymentId, providerOrderId };
  await expect
    .poll(async () => (await provider.find(reference)).map(({ state }) => state))
    .toContain('captured');
  const refund = { ...reference, refundId: request().paymentId, providerPaymentId: providerPaymentId! };
  const refunded = await provider.refund({ ...refund, amountPaise: 100, note: 'Test' });
  expect(refunded).toMatchObject({ outcome: 'asked' });
  expect(await provider.refund({ ...refund, amountPaise: 100, note: 'Test' })).toMatchObject({
    outcome: 'asked',
  });
  const stranger = openCashfree({ ...account, secret: 'guessed' });
  await expect(stranger.find(reference)).rejects.toBeInstanceOf(ProviderAccountUnknown);
});

test.runIf(keyId)('the test mode of Razorpay begins a payment of ₹1 and knows its tries', async () => {
  const account = { url: 'https://api.razorpay.com', keyId, keySecret, webhookSecret: '' };
  const provider = openRazorpay(account);
  const asked = request();
  const { providerOrderId, upiText } = await provider.begin(asked);
  expect(upiText).toMatch(/^upi:\/\/pay\?/);
  expect(await provider.find({ paymentId: asked.paymentId, providerOrderId })).toMatchObject([
    { amountPaise: 100 },
  ]);
  const stranger = openRazorpay({ ...account, keySecret: 'guessed' });
  await expect(stranger.begin(request())).rejects.toBeInstanceOf(ProviderAccountUnknown);
});
