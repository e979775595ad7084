import { expect, test } from 'vitest';
import { lineOptionsLabel, lineOptionsOfSku, lineIdOf, skuOf } from './line-options.ts';

test.for([
  ['57', '60', 0],
  ['57-120', '120', 0],
  ['57-s60', '60', 60],
  ['57-120-s60', '120', 60],
] as const)(
  'the sku %s is plan %s and a subscription every %s days, and back',
  ([sku, plan, frequencyDays]) => {
    const lineOptions = { productId: 57, plan, frequencyDays };
    expect(skuOf(lineOptions)).toBe(sku);
    expect(lineOptionsOfSku(sku)).toEqual(lineOptions);
    expect(lineIdOf(lineOptions)).toBe(`line-${sku}`);
  },
);

test.for(['', '0', '57-60', '57-90', '57-s45', '57-s60-120', '-57', '57 ', '1e3', '9999999999', 'line-57'])(
  'no sku of ours: "%s"',
  (sku) => {
    expect(lineOptionsOfSku(sku)).toBeNull();
  },
);

test('a label names only options that differ from the default', () => {
  expect(lineOptionsLabel({ plan: '60', frequencyDays: 0 })).toBe('');
  expect(lineOptionsLabel({ plan: '180', packs: 3, frequencyDays: 0 })).toBe('180-day supply (3 packs)');
  expect(lineOptionsLabel({ plan: '120', frequencyDays: 60 })).toBe(
    '120-day supply, subscription, every 60 days',
  );
});
