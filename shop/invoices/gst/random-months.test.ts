// §9 GSTR-1 sheets equal the issued documents to the paisa: months by hand and 1,000 random ones; the files are those of the offline tool, and its own sums
// are shown beside; a closed month stays as filed
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyOffer } from '#shop/pricing/offers/testing.ts';
import { priceOf } from '#shop/pricing/price-of.ts';
import { financialYearOf, type Invoice, documentNumberOf } from '../invoice.ts';
import { invoiceLines, roundOffOf } from '../tax/invoice-lines.ts';
import { lawRows } from '../tax/law-rows.ts';
import { openSheets, type GstDocument } from './make-sheets.ts';
import { compareWithDocuments, isBalanced, missingNumbers, sheetNames } from './sheets.ts';
import { writeSheet } from './write-sheet.ts';

const seller = {
  name: '',
  address: '',
  state: 'Karnataka',
  gstin: '',
  ayushLicence: '',
  grievanceOfficer: '',
};
const order = fc.record({
  state: fc.constantFrom('Karnataka', 'Kerala', 'Delhi', 'Puducherry', 'Ladakh'),
  sold: fc.array(
    fc.record({
      name: fc.constant('Goods'),
      hsn: fc.constantFrom('3004', '3304', '3305', '0902', '2501'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPaise: fc.integer({ min: 100, max: 4_000_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  discountPaise: fc.integer({ min: 0, max: 90 }),
  deliveryPaise: fc.constantFrom(0, 0, 40_00, 49_50),
  isRounded: fc.boolean(),
  offers: fc.array(anyOffer, { maxLength: 2 }),
  /** Whether a note of the same month takes it back, whole or its first line. */
  back: fc.constantFrom('no', 'no', 'whole', 'part'),
});

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

const day = '2026-10-11';
const numberOf = (series: 'AR' | 'CN', serial: number) =>
  documentNumberOf(series, { financialYear: financialYearOf(day), serial });

function invoiceOf({ state, sold, ...rules }: Order, at: number): Invoice {
  const { discountPaise: fixedDiscountPaise, deliveryPaise: paise, isRounded, offers } = rules;
  const { lines: amounts, payablePaise } = priceOf(sold, {
    fixedDiscountPaise,
    feePaise: 700,
    ...(paise > 0 ? { delivery: { paise, free: null } } : {}),
    ...(isRounded ? { wholeRupees: true } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  });
  const lines = invoiceLines({
    rows: lawRows,
    sold,
    amounts,
    sameState: state === seller.state,
    day,
  });
  return {
    number: numberOf('AR', at + 1),
    day,
    orderNumber: `AR-${at}`,
    seller,
    buyer: {
      name: '',
      phone: '',
      addressLine: '',
      city: '',
      state,
      pincode: '',
      country: 'India',
    },
    lines,
    totalPaise: payablePaise,
    ...roundOffOf(amounts),
  };
}

function documentsOf(orders: Order[]): GstDocument[] {
  const invoices = orders.map(invoiceOf);
  const returned = invoices.flatMap((invoice, at): { invoice: Invoice; lines: Invoice['lines'] }[] => {
    const { back } = orders[at]!;
    if (back === 'no') return [];
    if (back === 'whole') return [{ invoice, lines: invoice.lines }];
    const { roundOffPaise: _, ...part } = invoice;
    return [{ invoice: part, lines: invoice.lines.slice(0, 1) }];
  });
  const notes = returned.map(({ invoice, lines }, at) => ({
    kind: 'credit note' as const,
    document: {
      ...invoice,
      number: numberOf('CN', at + 1),
      lines,
      totalPaise: lines.reduce((sum, { paidPaise }) => sum + paidPaise, invoice.roundOffPaise ?? 0),
      invoice: { number: invoice.number, day },
    },
    invoicePaise: invoice.totalPaise,
  }));
  return [...invoices.map((document) => ({ kind: 'invoice' as const, document })), ...notes];
}

it('makes sheets that equal the documents to the paisa, in 1,000 random months', () => {
  let larges = 0;
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), (orders) => {
      const documents = documentsOf(orders);
      const { add, done } = openSheets();
      for (const document of documents) add(document);
      const { sheets, totals } = done();
      const sum = documents.reduce(
        (total, { kind, document }) => total + (kind === 'invoice' ? 1 : -1) * document.totalPaise,
        0,
      );
      expect(totals.totalPaise).toBe(sum);
      for (const { label, documentsPaise, sheetsPaise } of compareWithDocuments(sheets, totals))
        expect([label, sheetsPaise]).toEqual([label, documentsPaise]);
      expect(isBalanced(sheets, totals)).toBe(true);
      const cells = sheetNames.flatMap((name) => writeSheet(name, sheets).flat());
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell) && !/^-\d+(\.\d\d)?$/.test(cell))).toEqual([]);
      larges += sheets.cdnur.length;
    }),
    { numRuns: 1_000 },
  );
  expect(larges, 'notes of large invoices were among them').toBeGreaterThan(100);
});

it('tells a document that lacks a paisa, and a number that is missing', () => {
  const one = fc
    .sample(order, { numRuns: 3, seed: 7 })
    .map((each) => Object.assign(each, { back: 'no' as const }));
  const documents = documentsOf(one);
  const { add, done } = openSheets();
  for (const document of documents) add(document);
  const { sheets, totals } = done();
  expect(isBalanced(sheets, { ...totals, igstPaise: totals.igstPaise + 1 })).toBe(false);
  expect(isBalanced(sheets, { ...totals, totalPaise: totals.totalPaise - 1 })).toBe(false);
  const gap = openSheets();
  for (const document of documents.toSpliced(1, 1)) gap.add(document);
  const missing = gap.done();
  expect([missingNumbers(sheets), missingNumbers(missing.sheets)]).toEqual([0, 1]);
});
