import { guardFormula } from '#platform/csv.ts';
import { formatDay } from '#platform/india-time.ts';
import type { Sheets } from './sheets.ts';

/**
 * Returns a sheet as rows of cells, with the headers of the portal's offline tool. A negative amount stands in parentheses, which
 * spreadsheets read as negative, since no cell may begin with a minus.
 */
export function writeSheet(name: keyof Sheets, sheets: Sheets): string[][] {
  return writers[name](sheets).map((row) => row.map(guardFormula));
}

const writers: { [Name in keyof Sheets]: (sheets: Sheets) => string[][] } = {
  b2cs: ({ b2cs }) => [
    ['Type', 'Place Of Supply', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
    ...b2cs.map(({ place, percent, taxablePaise }) => [
      'OE',
      place,
      String(percent),
      amount(taxablePaise),
      '0.00',
      '',
    ]),
  ],
  b2cl: ({ b2cl }) => [
    [
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    ...b2cl.map(({ number, day, totalPaise, place, percent, taxablePaise }) => [
      number,
      dateOf(day),
      amount(totalPaise),
      place,
      String(percent),
      amount(taxablePaise),
      '0.00',
      '',
    ]),
  ],
  cdnur: ({ cdnur }) => [
    [
      'UR Type',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Note Value',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    ...cdnur.map(({ number, day, totalPaise, place, percent, taxablePaise }) => [
      'B2CL',
      number,
      dateOf(day),
      'C',
      place,
      amount(totalPaise),
      String(percent),
      amount(taxablePaise),
      '0.00',
    ]),
  ],
  hsn: ({ hsn }) => [
    [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    ...hsn.map((row) => [
      row.hsn,
      '',
      // Chapter 99 holds services, which have no unit.
      row.hsn.startsWith('99') ? 'NA' : 'NOS-NUMBERS',
      row.quantity < 0 ? `(${-row.quantity})` : String(row.quantity),
      amount(row.totalPaise),
      String(row.percent),
      amount(row.taxablePaise),
      amount(row.igstPaise),
      amount(row.cgstPaise),
      amount(row.sgstPaise),
      '0.00',
    ]),
  ],
  documents: ({ documents }) => [
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    ...documents.map(({ nature, from, to, count }) => [nature, from, to, String(count), '0']),
  ],
};

/** -129900 → `(1299.00)` */
function amount(paise: number): string {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const text = `${whole}.${String(rest).padStart(2, '0')}`;
  return paise < 0 ? `(${text})` : text;
}

/** `2026-10-02` → `02-Oct-2026` */
function dateOf(day: string): string {
  const [date = '', ...rest] = formatDay(day).split(' ');
  return [date.padStart(2, '0'), ...rest].join('-');
}
