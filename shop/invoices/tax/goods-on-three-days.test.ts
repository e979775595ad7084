import { describe, expect, it } from 'vitest';
import byAnotherAuthor from './goods-by-another-author.json' with { type: 'json' };
import ofOurs from './goods-on-three-days.json' with { type: 'json' };
import { findTax } from './find-tax.ts';
import { lawRows } from './law-rows.ts';
import { rateOf } from './rate-of.ts';

type Goods = { name: string; hsn: string; gstGoods?: string; percents: (number | null)[]; doubt?: string };

describe.each([
  ['our table', ofOurs.days, ofOurs.goods as Goods[], 100],
  ['the table of another author', byAnotherAuthor.days, byAnotherAuthor.goods as Goods[], 90],
])('%s', (_, days, all, least) => {
  const counted = all.filter(({ doubt }) => doubt === undefined);

  it('counts enough goods', () => {
    expect(counted.length).toBeGreaterThanOrEqual(least);
  });

  it.each(counted)('has $name at its rate on each day, and leaves no question today', (goods) => {
    const found = days.map((day, at) =>
      goods.percents[at] === null ? null : rateOf(lawRows, goods, day).percent,
    );
    expect(found).toEqual(goods.percents);
    expect(findTax(lawRows, goods, days.at(-1)!).problem).toBeNull();
  });
});
