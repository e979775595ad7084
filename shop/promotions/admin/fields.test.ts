// §9 the owner reads what an offer does before it starts
import { expect, it } from 'vitest';
import { newPromotion, startOf } from './fields.ts';

const now = new Date('2026-11-30T06:00:00Z');

it.each([
  [
    {},
    'From now on every customer gets 10 % off every order, as often as they order, without a limit for all together, until you end it.',
  ],
  [
    {
      isFirstOrder: true,
      needsCode: true,
      code: 'hair12',
      perCustomer: 1,
      maxUses: 100,
      endsAt: '2026-12-31T23:00',
    },
    'From now on each customer with the code HAIR12 gets 10 % off the first order, at most once each, at most 100 times in all, until 31 Dec 2026, 11:00 pm.',
  ],
  [
    { kind: 'buy_get', scope: 'combos', startsAt: '2026-12-03T10:00', from: 500 },
    'From 3 Dec 2026, 10:00 am every customer may buy 1, get 1 of the same product free, on combos, for goods from ₹500.00, as often as they order, without a limit for all together, until you end it.',
  ],
  [
    { kind: 'free_delivery', needsCode: true, isForNewsletter: true, startsAt: '2026-11-01T10:00' },
    'From now on each new newsletter subscriber gets free delivery for every order, as often as they order, without a limit for all together, until you end it.',
  ],
] as const)('an offer with %j says what starts', (fields, says) => {
  expect(startOf({ ...newPromotion, ...fields }, now)).toBe(says);
});
