import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { readPaise, signOf } from './read-amount.ts';

it.each([
  ['1,299.00', 129_900],
  ['₹ 1,29,999.5', 12_999_950],
  ['Rs. 99', 9_900],
  ['Rs.99', 9_900],
  ['0', 0],
  ['99.500', 9_950],
  ['INR 506.15/-', 50_615],
  ['506.15 INR', 50_615],
  ['Rs 1299/- only', 129_900],
  ["'266.10", 26_610],
  ['="517.00"', 51_700],
  ['.50', 50],
  ['517.', 51_700],
  ['1306.00\u00a0', 130_600],
  ['４５５', 45_500],
  ['५१७.५०', 51_750],
  ['517,00', 51_700],
  ['1.299,00', 129_900],
  ['1 299.00', 129_900],
  ['409.49999999999994', 40_950],
  ['-', 0],
  ['nil', 0],
])('reads the amount %j', (text, paise) => {
  expect(readPaise(text)).toBe(paise);
});

it.each(['-848', '−848.00', '848.00-', '-₹848', '₹ -848', '(848.00)', '₹(848.00)', '848 Dr'])(
  'reads %j as taken away',
  (text) => {
    expect(readPaise(text)).toBe(-84_800);
  },
);

it.each(['', '1e5', '99.505', '1.299', '1.299.00', '99999999999', '--5', '(100', '=1+1', 'free', 'USD 5'])(
  'reads no amount from %j',
  (text) => {
    expect(readPaise(text)).toBeNull();
  },
);

it.each([
  '06-Nov-26',
  '2026-11-10',
  '10/11/2026',
  '02.11.26',
  '3 Nov 2026, 04:12 PM',
  '999 - Delivered',
  '5%',
])('reads no amount from %j, which is a date or a status', (text) => {
  expect(readPaise(text)).toBeNull();
});

it('takes charges as kept whether the courier writes a minus or not', () => {
  expect(signOf('charges', ['-35.00', '65.00-', '(5)', '10'])).toBe(-1);
  expect(signOf('charges', ['35.00', '65.00', '-35.00'])).toBe(1);
});

it('takes Dr for a minus only where most cash is not Dr', () => {
  expect(signOf('paid', ['517.00 Dr', '356.00 Dr', '848.00 Cr'])).toBe(-1);
  expect(signOf('paid', ['517.00 Cr', '848.00 Dr'])).toBe(1);
  expect(signOf('paid', ['-517.00', '-848.00'])).toBe(1);
});

it('reads no long text, whatever it repeats', () => {
  const start = performance.now();
  for (const part of ['-', '(', '(-', '\n', ' ', '1,', '\u200b', "'", '9', '=""'])
    expect(readPaise(part.repeat(299_000))).toBeNull();
  expect(performance.now() - start).toBeLessThan(1_000);
});
