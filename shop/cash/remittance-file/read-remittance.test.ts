import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Columns } from './columns.ts';
import { readRemittance } from './read-remittance.ts';

const columns: Columns = ['waybill', 'orderNumber', 'paid', 'charges', 'charges', 'reference'];
const headers = ['AWB', 'Order', 'Net', 'Freight', 'COD fee', 'UTR'];
const read = (rows: string[][], chosen = columns) =>
  readRemittance(
    rows.map((cells, at) => ({ number: at + 2, cells })),
    { headers, columns: chosen },
  );
const right = ['84900000000017', 'AR-1000011', '409.50', '72.50', '35.00', 'U1'];

it('reads a row with several charges, without what spreadsheets put around cells', () => {
  expect(read([['="0012"', "'AR-1", '1,000.00', '-20', '-5', 'UTR9']])).toEqual([
    {
      number: 2,
      waybill: '0012',
      orderNumber: 'AR-1',
      paidPaise: 100_000,
      chargesPaise: 2_500,
      reference: 'UTR9',
      problem: null,
      isSum: false,
      note: '',
    },
  ]);
});

it('keeps the minus of cash that the courier takes back', () => {
  expect(read([right, ['84900000000051', '', '-848.00', '0', '', 'U1']])[1]).toMatchObject({
    paidPaise: -84_800,
    chargesPaise: 0,
    problem: null,
  });
});

it('takes charges and reversals off the cash before them, and adds corrections', () => {
  const gross: Columns = ['waybill', 'collected', 'charges', 'corrections', 'reversals'];
  expect(read([['84900000000017', '500', '40', '-10', '0']], gross)[0]).toMatchObject({
    paidPaise: 45_000,
    chargesPaise: 5_000,
  });
  expect(read([['84900000000017', '0', '0', '0', '848']], gross)[0]).toMatchObject({ paidPaise: -84_800 });
  expect(read([['84900000000017', '30', '40', '', '']], gross)[0]).toMatchObject({
    paidPaise: -1_000,
    chargesPaise: 4_000,
    problem: null,
  });
});

it.each(['Total', 'Grand Total:', 'TOTAL (1 orders)', 'Sub-total', 'कुल', 'Closing balance'])(
  'counts %j in any cell as a sum, and compares it with the rows',
  (word) => {
    for (const at of [0, 1, 5]) {
      const sum = ['', '', '409.50', '72.50', '35.00', ''].with(at, word);
      expect(read([right, sum])[1]).toMatchObject({
        isSum: true,
        paidPaise: 0,
        note: 'The file says ₹409.50. Its rows make ₹409.50.',
      });
    }
  },
);

it('says when a sum is not that of the rows', () => {
  const [, sum] = read([right, ['Total', '', '500', '', '', '']]);
  expect(sum!.note).toBe('The file says ₹500.00. Its rows make ₹409.50: please look for what is missing.');
});

it('takes amounts without a name for a sum only when they are one', () => {
  const [, sum, row] = read([right, ['', '', '409.50', '', '', ''], ['', '', '33.00', '', '', '']]);
  expect([sum!.isSum, row!.isSum]).toEqual([true, false]);
  expect(row).toMatchObject({ paidPaise: 3_300, problem: 'The row names no waybill and no order.' });
});

it('takes no customer or product for a sum', () => {
  const named: Columns = ['waybill', 'paid', null];
  expect(read([['84900000000017', '10', 'Total']], named)[0]!.isSum).toBe(false);
  expect(read([['', '10', 'Total Hair Care Oil']], named)[0]!.isSum).toBe(false);
});

it('counts nothing for a remark or a header that comes again', () => {
  expect(read([['This file is made by a computer'], [...headers]])).toMatchObject([
    { paidPaise: 0, problem: null },
    { paidPaise: 0, problem: null },
  ]);
});

it('keeps the amount of a row whose other cells cannot be read', () => {
  expect(read([['84900000000017', '', '10', 'free', '', '']])[0]).toMatchObject({
    paidPaise: 1_000,
    problem: 'Charges kept by the courier is no amount: “free”.',
  });
  expect(read([['84900000000017', '', '=1+1', '', '', '']])[0]).toMatchObject({
    paidPaise: 0,
    problem: 'Amount paid to you is no amount: “=1+1”.',
  });
});

// §9 a courier's remittance is compared before it is booked: right, short, over, not delivered yet, twice, reversed, not ours; every amount ends in one
// result; the same file twice changes nothing
it('ends every amount of a file in exactly one row that is no sum', () => {
  const paise = fc.integer({ min: -90_000, max: 90_000 });
  const row = fc.record({ paise, waybill: fc.constantFrom('', '84900000000017', '8.49E+13', 'Meera') });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const cells = rows.map((one) => [one.waybill, (one.paise / 100).toFixed(2)]);
      const found = read(cells, ['waybill', 'paid']);
      const counted = found.filter(({ isSum }) => !isSum).reduce((sum, one) => sum + one.paidPaise, 0);
      const sums = found
        .flatMap(({ isSum }, at) => (isSum ? [rows[at]!.paise] : []))
        .reduce((a, b) => a + b, 0);
      expect(counted + sums).toBe(rows.reduce((sum, one) => sum + one.paise, 0));
      for (const [at, { isSum }] of found.entries()) if (isSum) expect(rows[at]!.waybill).toBe('');
    }),
  );
});
