import { expect, it } from 'vitest';
import { readShopConfig } from '#server/config.ts';

const cashfree = { PAYMENT_PROVIDER: 'cashfree', CASHFREE_APP_ID: 'app', CASHFREE_SECRET: 'secret' };
const razorpay = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

it.each([
  ['cashfree', cashfree],
  ['razorpay', razorpay],
])('the demo takes no real money by %s, since its orders go with it', (name, account) => {
  expect(() => readShopConfig({ SHOP_DEMO: 'on', ...account })).toThrow(
    `PAYMENT_PROVIDER is ${name} with a live account, which needs SHOP_DEMO=off`,
  );
  expect(readShopConfig({ SHOP_DEMO: 'off', ...account }).PAYMENT_PROVIDER).toBe(name);
});

it('the demo takes payments of a test account', () => {
  const tests = [
    { ...cashfree, CASHFREE_URL: 'https://sandbox.cashfree.com/pg' },
    { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' },
  ];
  for (const test of tests) expect(readShopConfig(test).PAYMENT_PROVIDER).toBe(test.PAYMENT_PROVIDER);
});
