import { expect, it } from 'vitest';
import { searchKindsOf } from './search-kinds.ts';

const kinds = (text: string) => searchKindsOf(text).map(({ kind }) => kind);

it.each([
  ['AR-1000012', ['number', 'waybill']],
  ['ar 100 0012', ['number', 'waybill']],
  ['9876543210', ['number', 'waybill', 'phone']],
  ['+91 98765 43210', ['number', 'waybill', 'phone']],
  ['098765-43210', ['number', 'waybill', 'phone']],
  ['0091 98765 43210', ['number', 'waybill', 'phone']],
  ['९८७६५ ४३२१०', ['number', 'waybill', 'phone']],
  ['Mob: 98765.43210', ['name', 'product', 'phone']],
  ['+65 9123 4567', ['number', 'waybill']],
  ['560003', ['number', 'waybill', 'pincode']],
  ['560 003', ['number', 'waybill', 'pincode']],
  ['Pune 411057', ['waybill', 'name', 'product', 'pincode']],
  ['SIM12345', ['waybill', 'name', 'product']],
  ['AWB: 8490-0000 0017', ['waybill', 'name', 'product']],
  ['EA 123 456 789 IN', ['waybill', 'name', 'product']],
  ['0066', ['number', 'waybill']],
  ['#0066', ['number', 'waybill']],
  ['०६६', ['number']],
  ['66', []],
  ['@example.com', []],
  ['meera@', []],
  ['a', []],
  ['a b', ['product']],
  ['iyer84', ['waybill', 'name', 'product']],
  ['Meera@Example.com', ['email']],
  ['Meera Iyer', ['name', 'product']],
  ['मीरा', ['name', 'product']],
  ['Om', ['name']],
  ['Asha', ['name', 'product']],
  ['  ', []],
  ["'; --", ['product']],
  ['मीरा अय्यर', ['name', 'product']],
])('%s may be %j', (text, wanted) => {
  expect(kinds(text)).toEqual(wanted);
});

it('reads a phone number and an order number in every spelling', () => {
  expect(searchKindsOf('+91 98765 43210')).toContainEqual({ kind: 'phone', value: '9876543210' });
  expect(searchKindsOf('ar 100 0012')).toContainEqual({ kind: 'number', value: '1000012' });
});
