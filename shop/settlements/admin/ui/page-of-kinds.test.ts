// §9 each number of 'All money' is the sum of what it opens; a credit of the bank waits until it is matched or put aside; cash by hand is counted
import { expect, it } from 'vitest';
import { pageOfKinds } from './page-of-kinds.ts';

const pages = { settlement: '/settlements', remittance: '/cash', upi: '/payments' };
const sum = { count: 1, amount: 10 };

it('opens the page of money that the number has, and settlements first', () => {
  expect(pageOfKinds([], pages)).toBe('/settlements');
  expect(pageOfKinds([{ kind: 'upi', ...sum }], pages)).toBe('/payments');
  expect(
    pageOfKinds(
      [
        { kind: 'remittance', ...sum },
        { kind: 'settlement', ...sum },
      ],
      pages,
    ),
  ).toBe('/settlements');
});
