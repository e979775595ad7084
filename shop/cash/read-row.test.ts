import { expect, it } from 'vitest';
import { type Columns, problemOf, readPaise, readRow, suggestColumns } from './read-row.ts';

it.each([
  ['1,299.00', 129_900],
  ['₹ 1,29,999.5', 12_999_950],
  ['Rs. 99', 9_900],
  ['0', 0],
  ['99.500', 9_950],
  ['99.505', null],
  ['-5', null],
  ['1e5', null],
  ['', null],
  ['99999999999', null],
])('reads the amount %j', (text, paise) => {
  expect(readPaise(text)).toBe(paise);
});

const columns: Columns = ['waybill', 'orderNumber', 'paid', 'charges', 'reference'];

it('reads a row, also when a spreadsheet guards its cells', () => {
  expect(readRow(['="0012"', "'AR-1", '1,000.00', '-20', 'UTR9'], columns, 7)).toEqual({
    number: 7,
    waybill: '0012',
    orderNumber: "'AR-1",
    paidPaise: 100_000,
    chargesPaise: 2_000,
    reference: 'UTR9',
    problem: null,
  });
});

it('takes the charges off cash that is given before charges', () => {
  const collected: Columns = ['waybill', 'collected', 'charges'];
  expect(readRow(['W', '500', '40'], collected, 2)).toMatchObject({ paidPaise: 46_000, chargesPaise: 4_000 });
  expect(readRow(['W', '30', '40'], collected, 2).problem).toBe('The charges are higher than the cash.');
});

it.each([
  [['8.49E+13', '', '10', '', ''], 'Excel shortened the waybill'],
  [['', '', '10', '', ''], 'names no waybill and no order'],
  [['W', '', '=1+1', '', ''], 'is no amount'],
  [['W', '', '10', 'free', ''], 'is no amount'],
])('says why %j is no payment', (cells, reason) => {
  expect(readRow(cells, columns, 2).problem).toContain(reason);
});

it('suggests columns by their words, and as the courier’s last file had them', () => {
  const headers = ['AWB No', 'Order ID', 'COD Amount', 'Freight deducted', 'Net remitted', 'UTR', 'Customer'];
  expect(suggestColumns(headers, {})).toEqual([
    'waybill',
    'orderNumber',
    'collected',
    'charges',
    'paid',
    'reference',
    null,
  ]);
  expect(suggestColumns(['COD Amount', 'AWB No'], { 'COD Amount': 'paid', 'AWB No': 'waybill' })).toEqual([
    'paid',
    'waybill',
  ]);
});

it('refuses columns that name no parcel, no amount, two amounts, or one thing twice', () => {
  expect(problemOf(['waybill', 'paid'])).toBeNull();
  expect(problemOf(['paid', null])).toContain('waybill or the order number');
  expect(problemOf(['waybill', null])).toContain('either the amount');
  expect(problemOf(['waybill', 'paid', 'collected'])).toContain('either the amount');
  expect(problemOf(['waybill', 'waybill', 'paid'])).toContain('Waybill is chosen for two columns');
});
