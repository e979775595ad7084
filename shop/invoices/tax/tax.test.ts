// §9 tax invoice: GST split to the paisa, numbers without gaps
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualCharges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { amountInWords } from './amount-in-words.ts';
import { type InvoiceLine, invoiceLines } from './invoice-lines.ts';
import { lawRows } from './law-rows.ts';

const headings = ['3004', '3304', '3305', '0902', '9615'];
const sold = fc.record({
  name: fc.constant('x'),
  hsn: fc.constantFrom(...headings),
  quantity: fc.integer({ min: 1, max: 10 }),
  unitPaise: fc.integer({ min: 1, max: 500_000 }),
});
const sum = (lines: InvoiceLine[], of: (line: InvoiceLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

test('taxable values and taxes add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 50 }), fc.boolean(), (lines, sameState) => {
      const { lines: amounts, payablePaise } = priceOf(lines, usualCharges);
      const billed = invoiceLines({
        rows: lawRows,
        sold: lines,
        amounts,
        sameState,
        day: '2026-11-21',
      });
      expect(
        sum(billed, (line) => line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise),
      ).toBe(payablePaise);
      for (const { paidPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, percent } of billed) {
        expect(Math.min(paidPaise, taxablePaise, cgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
        expect(cgstPaise).toBe(sgstPaise);
        expect(sameState ? igstPaise : cgstPaise).toBe(0);
        const exact = (paidPaise * percent) / (100 + percent);
        expect(Math.abs(cgstPaise + sgstPaise + igstPaise - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a delivery charge takes the rates of its goods, also of several rates', () => {
  const delivery = { paise: 40_00, free: null };
  const { lines: amounts } = priceOf(
    [
      { unitPaise: 300_00, quantity: 1 },
      { unitPaise: 100_00, quantity: 2 },
    ],
    { ...usualCharges, delivery },
  );
  const billed = invoiceLines({
    rows: lawRows,
    sold: [
      { name: 'Tea', hsn: '0902', quantity: 1, unitPaise: 300_00 },
      { name: 'Lip colour', hsn: '3304', quantity: 2, unitPaise: 100_00 },
    ],
    amounts,
    sameState: true,
    day: '2026-11-21',
  });
  expect(billed).toMatchObject([
    { name: 'Tea', percent: 5, discountPaise: 6_00, charges: [{ paise: 24_00 }], paidPaise: 318_00 },
    { name: 'Lip colour', percent: 18, discountPaise: 4_00, charges: [{ paise: 16_00 }], paidPaise: 212_00 },
    { name: 'Platform fee', paidPaise: 7_00 },
  ]);
  expect(sum(billed, ({ paidPaise }) => paidPaise)).toBe(537_00);
});

test.each([
  [700, 'Rupees seven only'],
  [51_215, 'Rupees five hundred twelve and fifteen paise only'],
  [12_999_950, 'Rupees one lakh twenty-nine thousand nine hundred ninety-nine and fifty paise only'],
  [1_000_000_000, 'Rupees one crore only'],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
