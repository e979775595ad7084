import { expect, it } from 'vitest';
import { lawRows } from '../tax/law-rows.ts';
import { checkCode, codeWarning } from './check-code.ts';
import { collectUnknownCodes } from './unknown-codes.ts';

it.each(['33059011', '330590', '3305', '330520', '34011190', '30049011', '09024020', '38089191'])(
  'the tariff has %s',
  (hsn) => {
    expect(checkCode(hsn)).toEqual({ isKnown: true, nearest: [] });
    expect(codeWarning(hsn)).toBe('');
  },
);

it.each([
  ['33059098', '33059090'],
  ['30049019', '30049015'],
  ['34011109', '34011110'],
  ['330349', '33030050'],
  ['3319', '3307'],
])('the tariff lacks %s, and %s is near', (hsn, near) => {
  const found = checkCode(hsn);
  expect(found).toMatchObject({ isKnown: false });
  expect(found === 'not checked' ? [] : found.nearest).toContain(near);
  expect(codeWarning(hsn)).toContain(`has no ${hsn}. The nearest are `);
});

it('a chapter without a list and a service are not checked', () => {
  expect([checkCode('7712'), checkCode('996812'), checkCode('')]).toEqual([
    'not checked',
    'not checked',
    'not checked',
  ]);
  expect(codeWarning('77120000')).toBe('HSN 77120000 is not checked: the shop has no list of its chapter.');
  expect(codeWarning('')).toBe('');
});

it('every heading of the rates is in the tariff', () => {
  const headings = [...new Set(lawRows.map(({ hsn }) => hsn))].filter((hsn) => !hsn.startsWith('99'));
  expect(headings.filter((hsn) => codeWarning(hsn) !== '')).toEqual([]);
});

it('a month names goods and documents of each code that the tariff lacks', () => {
  const codes = collectUnknownCodes();
  const line = (hsn: string, name: string) => ({ hsn, name });
  codes.add({
    number: 'INV-1',
    lines: [line('33059098', 'Mask'), line('33059098', 'Balm'), line('3305', 'Oil')],
  });
  codes.add({ number: 'INV-2', lines: [line('33059098', 'Mask'), line('996812', 'Delivery')] });
  expect(codes.done()).toMatchObject([
    { hsn: '33059098', goods: ['Mask', 'Balm'], documents: ['INV-1', 'INV-2'], count: 2 },
  ]);
  for (let at = 0; at < 50; at += 1)
    codes.add({ number: `N-${at}`, lines: [line('33059098', `Good ${at}`)] });
  expect(codes.done()[0]).toMatchObject({ count: 52 });
  expect(codes.done()[0]!.documents).toHaveLength(20);
});
