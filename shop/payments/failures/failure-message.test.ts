import { expect, test } from 'vitest';
import { failureMessage, publishedReasons } from './failure-message.ts';

const unknown = 'The payment did not go through.';

test('says each published reason of both providers in one plain sentence', () => {
  expect(publishedReasons.length).toBeGreaterThan(150);
  expect(new Set(publishedReasons).size).toBe(publishedReasons.length);
  for (const reason of publishedReasons) expect(failureMessage(reason)).toMatch(/^[A-Z][^_]{10,90}\.$/);
});

test('knows the words of Razorpay, of Cashfree and of the UPI network', () => {
  expect(failureMessage('incorrect_pin')).toBe('You entered a wrong UPI PIN.');
  expect(failureMessage('ZM')).toBe('You entered a wrong UPI PIN.');
  expect(failureMessage('user_dropped')).toBe('You cancelled the payment.');
  expect(failureMessage('Z9')).toBe('Your account does not hold enough money.');
});

test('says an unknown reason too, and shows no text of a provider', () => {
  for (const reason of [null, '', 'brand_new_reason', '<script>', '__proto__', 'constructor'])
    expect(failureMessage(reason)).toBe(unknown);
});
