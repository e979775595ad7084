import { expect, it } from 'vitest';
import { bannerLines } from '#demo/texts/banner.ts';
import { offers } from '#demo/texts/offers.ts';
import { promisesMoney } from './money-promise.ts';

it.each([
  ...bannerLines.slice(2),
  ...offers.map(({ title }) => title),
  '20 per cent off on oils',
  'Save ₹100 on your first order',
  'Rs. 50 less this week',
  'Upto 50% on everything',
  '２０％ ＯＦＦ',
  'Free home delivery in Pune',
  'No delivery charges: delivery is free',
  'Shipping on us',
  'Cashback on every order',
  'Buy 1 get 1',
  'EMI from ₹99',
  'Pay in instalments',
  'Half price Sunday',
  'Use coupon VANYA10',
  'मुफ़्त डिलीवरी',
  'हर तेल पर 20% छूट',
])('finds a promise of money in “%s”', (line) => {
  expect(promisesMoney(line)).toBe(true);
});

it.each([
  '100% Herbal',
  'Ayurvedic Skin Care',
  'Cruelty Free',
  'Toxins Free',
  'Sulphate-free shampoos are back on the shelf',
  'Bhringraj oil, ₹425',
  'New: rose water at ₹199.00',
  '100% cold pressed',
  'Cash on delivery everywhere',
  'Made in small batches in Mysuru',
  'Paraben free, 70% aloe',
])('finds none in “%s”', (line) => {
  expect(promisesMoney(line)).toBe(false);
});
