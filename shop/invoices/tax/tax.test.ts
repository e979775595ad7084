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

test.each([
  [700, 'Rupees seven only'],
  [51_215, 'Rupees five hundred twelve and fifteen paise only'],
  [12_999_950, 'Rupees one lakh twenty-nine thousand nine hundred ninety-nine and fifty paise only'],
  [1_000_000_000, 'Rupees one crore only'],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
