import { expect, it } from 'vitest';
import table from './goods-on-three-days.json' with { type: 'json' };
import { findTax } from './find-tax.ts';
import { lawRows } from './law-rows.ts';
import { rateOf } from './rate-of.ts';

const counted = table.goods.filter((goods) => !('doubt' in goods));

it('counts at least a hundred goods', () => {
  expect(counted.length).toBeGreaterThanOrEqual(100);
});

it.each(counted)('$name has its rate on each day, and leaves no question today', (goods) => {
  expect(table.days.map((day) => rateOf(lawRows, goods, day).percent)).toEqual(goods.percents);
  expect(findTax(lawRows, goods, table.days.at(-1)!).problem).toBeNull();
});
