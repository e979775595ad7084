import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { orderKeys, waybillKeys, waybillProblem } from './parcel-keys.ts';

it.each([
  '84900000000017',
  '84900000000017.0',
  '84900000000017.00',
  "'84900000000017",
  '\u001f84900000000017',
  '84900000000017\u00a0',
  '\u200b84900000000017',
  '\u202a84900000000017\u202c',
  '="84900000000017"',
  '="84900000000017.0"',
  '8490 0000 000017',
  '8490-0000-0000-17',
  '84,900,000,000,017',
  '８４９０００００００００１７',
  '#84900000000017',
  'AWB 84900000000017',
  'AWB No.: 84900000000017',
  'AWB-84900000000017',
  'AWB84900000000017',
  '`84900000000017',
  '8.4900000000017E+13',
])('finds the waybill of %j', (text) => {
  expect(waybillKeys(text)).toContain('84900000000017');
  expect(waybillProblem(text)).toBeNull();
});

it('takes no decimals for digits of a waybill', () => {
  expect(waybillKeys('84900000000017.0')).not.toContain('849000000000170');
});

it.each([
  ['8.49E+13', 'its digits are lost'],
  ['8,49E+13', 'its digits are lost'],
  ['########', 'cannot be read'],
  ['#REF!', 'cannot be read'],
  ['8490****0017', 'cannot be read'],
  ['8490XXXX0017', 'cannot be read'],
  ['n/a', 'cannot be read'],
])('says why %j names no parcel', (text, reason) => {
  expect(waybillKeys(text)).toEqual([]);
  expect(waybillProblem(text)).toContain(reason);
});

it('doubts a number of which Excel kept 15 digits', () => {
  expect(waybillProblem('1234567890123450000')).toContain('Excel keeps 15 digits');
});

it.each([
  'AR-1000011',
  'ar-1000011',
  '#AR-1000011',
  '# ar-1000011',
  "'AR-1000011",
  '="AR-1000011"',
  'AR1000011',
  'AR 1000011',
  'AR–1000011',
  'AR\u200b-1000011',
  'AR-1000011.0',
  'AR-1000011_1',
  'AR-1000011-2',
  'Order #AR-1000011',
  'Order no. AR-1000011',
  'ＡＲ－１０００００１１'.replace('１０００００１１', '１００００１１'),
  'AR-1000011 (COD)',
  'Cash of order AR-1000011 by NEFT N312261234599',
])('reads the order of %j, which says that it is ours', (text) => {
  expect(orderKeys(text)).toMatchObject({ isOurs: true });
  expect(orderKeys(text).numbers[0]).toBe('AR-1000011');
});

it.each(['1000011', '#1000011', '1000011.0', ' 1000 011', '1000011_1'])(
  'reads the bare number %j',
  (text) => {
    expect(orderKeys(text)).toMatchObject({ isOurs: false });
    expect(orderKeys(text).numbers[0]).toBe('AR-1000011');
  },
);

it.each(['SHOP-1000011', 'INV/26-27/0340', 'AR-1000011 and AR-1000028', '', 'Delivered'])(
  'reads no order from %j',
  (text) => {
    expect(orderKeys(text)).toEqual({ numbers: [], id: null, isOurs: false });
  },
);

it('reads the reference that the courier got, also of a further parcel', () => {
  const id = '123e4567-e89b-12d3-a456-426614174000';
  expect(orderKeys(id.toUpperCase())).toMatchObject({ id, isOurs: true });
  expect(orderKeys(`${id}-2`)).toMatchObject({ id });
});

it('reads no long text, whatever it repeats', () => {
  const start = performance.now();
  for (const part of ['-', '#', '\n', ' ', '1', 'AWB ', 'ar-', "'", '1-'])
    expect([waybillKeys(part.repeat(20_000)), orderKeys(part.repeat(20_000)).numbers]).toEqual([[], []]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
