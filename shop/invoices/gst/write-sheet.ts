import { guardFormula } from '#platform/csv.ts';
import type { Sheets } from './sheets.ts';

/**
 * Returns a sheet as rows of cells, with the headers of the portal's offline tool (V3.2.4, its sample files of January 2025). A
 * spreadsheet runs no cell: a number with a minus is none that it could run, and every other cell is guarded.
 */
export function writeSheet(name: keyof Sheets, sheets: Sheets): string[][] {
  return writers[name](sheets).map((row) =>
    row.map((cell) => (isNumber.test(cell) ? cell : guardFormula(cell))),
  );
}

const isNumber = /^-?\d{1,15}(?:\.\d\d)?$/;

/** Blank means 100 to the tool. The shop sells nothing at 65 % of a rate. */
const applicable = { header: 'Applicable % of Tax Rate', value: '' };

const writers: { [Name in keyof Sheets]: (sheets: Sheets) => string[][] } = {
  b2cs: ({ b2cs }) => [
    [
      'Type',
      'Place Of Supply',
      'Rate',
      applicable.header,
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    ...b2cs.map(({ place, percent, taxablePaise }) => [
      'OE',
      place,
      String(percent),
      applicable.value,
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
      applicable.header,
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
      applicable.value,
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
      applicable.header,
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
      applicable.value,
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
      // Chapter 99 holds services, which have no unit. The tool sets their quantity to 0.
      ...(row.hsn.startsWith('99') ? ['NA', '0'] : ['NOS-NUMBERS', String(row.quantity)]),
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

/** -129900 → `-1299.00` */
function amount(paise: number): string {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  return `${paise < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
}

/** The tool knows these alone. The names of a locale change with its data: September became `Sept`. */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-09-02` → `02-Sep-2026` */
function dateOf(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}
