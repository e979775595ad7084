// §9 GSTR-1 sheets equal the issued documents to the paisa: months by hand and 1,000 random ones; the files are those of the offline tool, and its own sums
// are shown beside; a closed month stays as filed
import { expect, it } from 'vitest';
import type { CreditNote, Invoice } from '../invoice.ts';
import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { openSheets, type GstDocument } from './make-sheets.ts';
import { isBalanced } from './sheets.ts';
import { writeSheet } from './write-sheet.ts';

// Every amount of these months was worked out by hand, in paise. The shop's calculation of taxes takes no part.

type Amounts = Pick<InvoiceLine, 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'>;

const line = (hsn: string, percent: number, quantity: number, amounts: Partial<Amounts>): InvoiceLine => {
  const taxes = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0, ...amounts };
  const paidPaise = taxes.taxablePaise + taxes.igstPaise + taxes.cgstPaise + taxes.sgstPaise;
  return { name: 'Goods', hsn, percent, quantity, paidPaise, ...taxes };
};
const feeWithin = line('998599', 18, 1, { taxablePaise: 594, cgstPaise: 53, sgstPaise: 53 });
const feeAcross = line('998599', 18, 1, { taxablePaise: 593, igstPaise: 107 });

type HandInvoice = { number: string; day: string; state: string; sellerState?: string; lines: InvoiceLine[] };

function documentOf({ number, day, state, sellerState = 'Karnataka', lines }: HandInvoice): Invoice {
  return {
    number,
    day,
    orderNumber: 'AR-100001',
    seller: { name: '', address: '', state: sellerState, gstin: '', ayushLicence: '', grievanceOfficer: '' },
    // The shop has erased this customer.
    buyer: {
      name: '',
      phone: '',
      addressLine: '',
      city: '',
      state: state as never,
      pincode: '',
      country: 'India',
    },
    lines,
    totalPaise: lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
  };
}

const invoice = (given: HandInvoice): GstDocument => ({ kind: 'invoice', document: documentOf(given) });
const note = (given: HandInvoice, of: CreditNote['invoice'], invoicePaise: number): GstDocument => ({
  kind: 'credit note',
  document: { ...documentOf(given), invoice: of },
  invoicePaise,
});

function sheetsOf(documents: GstDocument[]) {
  const { add, done } = openSheets();
  for (const document of documents) add(document);
  return done();
}

const largeGoods = line('3304', 18, 1, { taxablePaise: 10_000_000, igstPaise: 1_800_000 });

const october: GstDocument[] = [
  invoice({
    number: 'AR/26-27/000001',
    day: '2026-10-02',
    state: 'Karnataka',
    lines: [line('3305', 5, 1, { taxablePaise: 10_000, cgstPaise: 250, sgstPaise: 250 }), feeWithin],
  }),
  invoice({
    number: 'AR/26-27/000002',
    day: '2026-10-05',
    state: 'Kerala',
    lines: [line('3304', 18, 1, { taxablePaise: 10_000, igstPaise: 1_800 }), feeAcross],
  }),
  invoice({
    number: 'AR/26-27/000003',
    day: '2026-10-07',
    state: 'Maharashtra',
    lines: [largeGoods, feeAcross],
  }),
  // Two combos, taxed as one heading, to a union territory.
  invoice({
    number: 'AR/26-27/000004',
    day: '2026-10-09',
    state: 'Chandigarh',
    lines: [line('3305', 5, 2, { taxablePaise: 20_000, igstPaise: 1_000 }), feeAcross],
  }),
  note(
    {
      number: 'CN/26-27/000001',
      day: '2026-10-12',
      state: 'Kerala',
      lines: [line('3304', 18, 1, { taxablePaise: 5_000, igstPaise: 900 })],
    },
    { number: 'AR/26-27/000000', day: '2026-09-20' },
    12_500,
  ),
  note(
    { number: 'CN/26-27/000002', day: '2026-10-15', state: 'Maharashtra', lines: [largeGoods, feeAcross] },
    { number: 'AR/26-27/000000', day: '2026-09-21' },
    11_800_700,
  ),
];

it('makes October as worked out by hand, with both taxes, a combo and notes', () => {
  const { sheets, totals } = sheetsOf(october);
  const none = { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  expect(sheets.b2cs).toEqual([
    { place: '04-Chandigarh', percent: 5, taxablePaise: 20_000, ...none, igstPaise: 1_000 },
    { place: '04-Chandigarh', percent: 18, taxablePaise: 593, ...none, igstPaise: 107 },
    { place: '29-Karnataka', percent: 5, taxablePaise: 10_000, igstPaise: 0, cgstPaise: 250, sgstPaise: 250 },
    { place: '29-Karnataka', percent: 18, taxablePaise: 594, igstPaise: 0, cgstPaise: 53, sgstPaise: 53 },
    { place: '32-Kerala', percent: 18, taxablePaise: 5_593, ...none, igstPaise: 1_007 },
  ]);
  const large = {
    place: '27-Maharashtra',
    percent: 18,
    totalPaise: 11_800_700,
    ...none,
    taxablePaise: 10_000_593,
    igstPaise: 1_800_107,
  };
  expect(sheets.b2cl).toEqual([{ number: 'AR/26-27/000003', day: '2026-10-07', ...large }]);
  expect(sheets.cdnur).toEqual([{ number: 'CN/26-27/000002', day: '2026-10-15', ...large }]);
  expect(sheets.hsn).toEqual([
    {
      hsn: '3304',
      uqc: 'NOS',
      percent: 18,
      quantity: 0,
      taxablePaise: 5_000,
      ...none,
      igstPaise: 900,
      totalPaise: 5_900,
    },
    {
      hsn: '3305',
      uqc: 'NOS',
      percent: 5,
      quantity: 3,
      taxablePaise: 30_000,
      igstPaise: 1_000,
      cgstPaise: 250,
      sgstPaise: 250,
      totalPaise: 31_500,
    },
    {
      hsn: '998599',
      uqc: 'NA',
      percent: 18,
      quantity: 3,
      taxablePaise: 1_780,
      igstPaise: 214,
      cgstPaise: 53,
      sgstPaise: 53,
      totalPaise: 2_100,
    },
  ]);
  expect(sheets.documents).toEqual([
    { nature: 'Invoices for outward supply', from: 'AR/26-27/000001', to: 'AR/26-27/000004', count: 4 },
    { nature: 'Credit Note', from: 'CN/26-27/000001', to: 'CN/26-27/000002', count: 2 },
  ]);
  expect(totals).toEqual({
    totalPaise: 39_500,
    taxablePaise: 36_780,
    igstPaise: 2_114,
    cgstPaise: 303,
    sgstPaise: 303,
    invoices: 4,
    creditNotes: 2,
    gstins: [''],
  });
  expect(isBalanced(sheets, totals)).toBe(true);
});

it('puts the tax of a seller in a union territory with the state tax', () => {
  const { sheets, totals } = sheetsOf([
    invoice({
      number: 'AR/26-27/000009',
      day: '2026-11-01',
      state: 'Chandigarh',
      sellerState: 'Chandigarh',
      lines: [line('3304', 18, 1, { taxablePaise: 20_000_000, cgstPaise: 1_800_000, sgstPaise: 1_800_000 })],
    }),
  ]);
  expect(sheets.b2cl, 'a large invoice within the territory is small').toEqual([]);
  expect(writeSheet('b2cs', sheets)[1]).toEqual(['OE', '04-Chandigarh', '18', '', '200000.00', '0.00', '']);
  expect(writeSheet('hsn', sheets)[1]!.slice(7, 10)).toEqual(['0.00', '18000.00', '18000.00']);
  expect(isBalanced(sheets, totals)).toBe(true);
});

it('counts an invoice as large only above the limit of its day', () => {
  const across = (day: string, paise: number) =>
    sheetsOf([
      invoice({
        number: 'AR/26-27/000001',
        day,
        state: 'Kerala',
        lines: [line('3304', 18, 1, { taxablePaise: paise })],
      }),
    ]).sheets.b2cl.length;
  expect([across('2026-10-01', 10_000_000), across('2026-10-01', 10_000_001)]).toEqual([0, 1]);
  expect([across('2024-07-31', 25_000_000), across('2024-07-31', 25_000_001)]).toEqual([0, 1]);
  expect(across('2024-08-01', 10_000_001)).toBe(1);
});

it('writes a minus before numbers, and guards every other cell', () => {
  const { sheets } = sheetsOf(october.slice(4, 5));
  expect(writeSheet('b2cs', sheets)[1]).toEqual(['OE', '32-Kerala', '18', '', '-50.00', '0.00', '']);
  expect(writeSheet('hsn', sheets)[1]!.slice(3, 5)).toEqual(['-1', '-59.00']);
  expect(writeSheet('cdnur', sheetsOf(october).sheets)[1]!.slice(0, 3)).toEqual([
    'B2CL',
    'CN/26-27/000002',
    '15-Oct-2026',
  ]);
  for (const place of ['=1+1', '-1+1', '-2-A1', '@x']) {
    const hostile = { ...sheets, b2cs: [{ ...sheets.b2cs[0]!, place }] };
    expect(writeSheet('b2cs', hostile)[1]![1]).toBe(`'${place}`);
  }
});
