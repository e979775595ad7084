// §9 the owner adds GST rates from a day on; a document of today keeps its rate, and a row in force stays
import { describe, expect, it } from 'vitest';
import { findProductTax } from '../tax/find-tax.ts';
import { lawRows } from '../tax/law-rows.ts';
import { findRate, otherGoods, rateOf } from '../tax/rate-of.ts';
import { type OwnRate, withOwnRows } from './own-rows.ts';
import { legalPercents } from './legal-percents.ts';
import { isSameRow, plainHeading, problemOf } from './rate-rules.ts';

const today = '2026-11-26';
const next = '2026-12-01';

const whole = (hsn: string, percent: number, more: Partial<OwnRate> = {}): OwnRate => ({
  id: 1,
  hsn,
  goods: 'Goods of the heading',
  isWhole: true,
  percent,
  from: next,
  law: '21/2026',
  ...more,
});
const rate = (own: OwnRate[], goods: { hsn: string; gstGoods?: string }, day: string) =>
  rateOf(withOwnRows(lawRows, own), goods, day).percent;

describe('the rows of the owner', () => {
  it('replace a rate from their first day on, and not before', () => {
    const own = [whole('3406', 40)];
    expect(['2026-11-30', next].map((day) => rate(own, { hsn: '34060010' }, day))).toEqual([
      rate([], { hsn: '34060010' }, today),
      40,
    ]);
  });

  it('leave every other heading as it was', () => {
    const own = [whole('3305', 40), whole('33051090', 3, { id: 2 })];
    const rows = withOwnRows(lawRows, own);
    for (const { hsn, goods } of lawRows.filter((row) => row.hsn !== '3305')) {
      const of = { hsn, ...(goods ? { gstGoods: goods } : {}) };
      expect(findRate(rows, of, next)?.row).toEqual(findRate(lawRows, of, next)?.row);
    }
    expect(rate(own, { hsn: '33054000' }, next)).toBe(40);
    expect(rate(own, { hsn: '33051090' }, next)).toBe(3);
  });

  it('of one good leave the other goods of the heading', () => {
    const own = [
      whole('8517', 18, { from: today }),
      whole('8517', 5, { id: 2, isWhole: false, goods: 'Toys' }),
    ];
    expect(rate(own, { hsn: '8517', gstGoods: 'Toys' }, today)).toBe(18);
    expect(rate(own, { hsn: '8517', gstGoods: 'toys ' }, next)).toBe(5);
    expect(rate(own, { hsn: '8517', gstGoods: otherGoods }, next)).toBe(18);
    expect(rate(own, { hsn: '8517' }, next)).toBe(18);
    const found = findProductTax(withOwnRows(lawRows, own), { hsn: '8517', parts: [] }, next);
    expect(found.choices).toEqual([otherGoods, 'Toys']);
  });

  it('that are higher than the rest hold until the goods are chosen', () => {
    const own = [
      whole('8517', 5, { from: today }),
      whole('8517', 40, { id: 2, isWhole: false, goods: 'Phones' }),
    ];
    expect(rate(own, { hsn: '8517' }, next)).toBe(40);
  });

  it('for the whole heading end the rows of all its goods', () => {
    const goods = lawRows.find((row) => row.hsn === '0802' && row.goods === 'Fresh nuts')!.goods!;
    expect(rate([whole('0802', 18)], { hsn: '0802', gstGoods: goods }, next)).toBe(18);
    expect(rate([whole('0802', 18)], { hsn: '0802', gstGoods: goods }, today)).toBe(0);
  });

  it('win over a shipped row of the same day, and yield to a later one', () => {
    const shipped = [{ id: 'a', hsn: '8517', percent: 18, from: next, law: 'shipped' }];
    const own = [whole('8517', 5)];
    expect(rateOf(withOwnRows(shipped, own), { hsn: '8517' }, next).percent).toBe(5);
    const later = [{ ...shipped[0]!, from: '2027-01-01' }];
    const rows = withOwnRows(later, own);
    expect([next, '2027-01-01'].map((day) => rateOf(rows, { hsn: '8517' }, day).percent)).toEqual([5, 18]);
  });

  it('tell a product the rate that comes, also for a combo', () => {
    const rows = withOwnRows(lawRows, [whole('3401', 40)]);
    const soap = { name: 'Soap', hsn: '34011110' };
    const coming = { day: next, rate: '40 %' };
    expect(findProductTax(rows, { hsn: '34011110', parts: [] }, today).coming).toMatchObject(coming);
    expect(findProductTax(rows, { hsn: '', parts: [soap] }, today).coming).toMatchObject(coming);
    expect(findProductTax(rows, { hsn: '34011110', parts: [] }, next).coming).toBeNull();
  });
});

describe('a new row', () => {
  const { id: _, ...row } = whole('3401', 18);
  const wrong = (more: Partial<OwnRate>, own: OwnRate[] = []) =>
    problemOf(own, { ...row, ...more }, { today })?.field;

  it.each([
    [{}, undefined],
    [{ from: today }, 'from'],
    [{ from: '2026-11-27' }, undefined],
    [{ from: '2025-09-22' }, 'from'],
    [{ from: '2126-12-01' }, 'from'],
    [{ hsn: '8517', from: today }, undefined],
    [{ hsn: '8517', from: '2026-11-25' }, 'from'],
    [{ hsn: '34011190', from: today }, 'from'],
    [{ hsn: '3' }, 'hsn'],
    [{ hsn: '34' }, 'hsn'],
    [{ hsn: '340' }, 'hsn'],
    [{ hsn: '34011' }, 'hsn'],
    [{ hsn: '340111109' }, 'hsn'],
    [{ hsn: '0001' }, 'hsn'],
    [{ hsn: '7701' }, 'hsn'],
    [{ hsn: '३४०१' }, 'hsn'],
    [{ hsn: '34%1' }, 'hsn'],
    [{ percent: 17 }, 'percent'],
    [{ percent: -5 }, 'percent'],
    [{ percent: 0.5 }, 'percent'],
    [{ percent: 100 }, 'percent'],
    [{ percent: Number.NaN }, 'percent'],
    [{ percent: 0 }, undefined],
    [{ percent: 0.25 }, undefined],
  ])('with %j has the problem %s', (more, field) => {
    expect(wrong(more)).toBe(field);
  });

  it('of a heading that the owner filled today begins tomorrow', () => {
    const own = [whole('8517', 18, { from: today })];
    expect(wrong({ hsn: '8517', from: today }, own)).toBe('from');
    expect(wrong({ hsn: '85171300', from: today }, own)).toBe('from');
  });

  it('has the digits of its heading, as the tariff prints them', () => {
    expect(['3401 11 10', ' 3401.11.10', '34011110'].map(plainHeading)).toEqual(Array(3).fill('34011110'));
  });

  it('repeats another one when it says something of the same goods on the same day', () => {
    const oil = { ...row, isWhole: false, goods: 'Hair oil' };
    const same = { ...oil, goods: ' hair OIL' };
    expect(isSameRow(oil, same)).toBe(true);
    expect(isSameRow(oil, row)).toBe(false);
    expect(isSameRow(row, { ...row, percent: 5, goods: 'Other words' })).toBe(true);
  });
});

it('the owner may give every rate that the shop ships', () => {
  const shipped = new Set(lawRows.map(({ percent }) => percent));
  expect([...shipped].filter((percent) => !legalPercents.some((one) => one === percent))).toEqual([]);
});
