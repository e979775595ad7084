import { guardFormula } from '#platform/csv.ts';
import { unitCodes, unitOf } from '../tax/unit-codes.ts';
import { exemptSupplies, type HsnRow, type Sheets } from './sheets.ts';

/**
 * Returns a sheet as rows of cells, with the headers of the portal's offline tool (`toolVersion`, its sample files of January 2025). A
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

/** The tool takes no other letters, and a name is optional. */
const nameCell = (name: string) => (toolName.test(name) ? name : '');
const toolName = /^[a-zA-Z0-9_&'\-./,()?@!#%$~*;+= ]{1,99}$/;

const hsnSheet = (rows: HsnRow[]) => [
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
  ...rows.map((row) => [
    row.hsn,
    '',
    ...unitCells(row),
    amount(row.totalPaise),
    String(row.percent),
    amount(row.taxablePaise),
    amount(row.igstPaise),
    amount(row.cgstPaise),
    amount(row.sgstPaise),
    '0.00',
  ]),
];

/** The tool sets the quantity of a service to 0. */
function unitCells({ hsn, uqc = unitOf(hsn), quantity }: HsnRow): string[] {
  return [unitCodes[uqc], uqc === 'NA' ? '0' : String(quantity)];
}

const writers: { [Name in keyof Sheets]: (sheets: Sheets) => string[][] } = {
  b2b: ({ b2b }) => [
    [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Reverse Charge',
      applicable.header,
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    ...b2b.map((row) => [
      row.gstin,
      nameCell(row.name),
      row.number,
      dateOf(row.day),
      amount(row.totalPaise),
      row.place,
      'N',
      applicable.value,
      'Regular B2B',
      '',
      String(row.percent),
      amount(row.taxablePaise),
      '0.00',
    ]),
  ],
  cdnr: ({ cdnr }) => [
    [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Supply Type',
      'Note Value',
      applicable.header,
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    ...cdnr.map((row) => [
      row.gstin,
      nameCell(row.name),
      row.number,
      dateOf(row.day),
      'C',
      row.place,
      'N',
      'Regular B2B',
      amount(row.totalPaise),
      applicable.value,
      String(row.percent),
      amount(row.taxablePaise),
      '0.00',
    ]),
  ],
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
  // Amounts without the tax, which the tool works out.
  advances: ({ advances }) => [
    ['Place Of Supply', applicable.header, 'Rate', 'Gross Advance Received', 'Cess Amount'],
    ...advances.map(({ place, percent, taxablePaise }) => [
      place,
      applicable.value,
      String(percent),
      amount(taxablePaise),
      '0.00',
    ]),
  ],
  adjusted: ({ adjusted }) => [
    ['Place Of Supply', 'Rate', applicable.header, 'Gross Advance Adjusted', 'Cess Amount'],
    ...adjusted.map(({ place, percent, taxablePaise }) => [
      place,
      String(percent),
      applicable.value,
      amount(taxablePaise),
      '0.00',
    ]),
  ],
  exempt: ({ exempt }) => [
    [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
    ...exempt.map(({ supply, nilPaise }) => [exemptSupplies[supply].label, amount(nilPaise), '0.00', '0.00']),
  ],
  hsnB2b: ({ hsnB2b }) => hsnSheet(hsnB2b),
  hsn: ({ hsn }) => hsnSheet(hsn),
  documents: ({ documents }) => [
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    ...documents.map(({ nature, from, to, count }) => [nature, from, to, String(count), '0']),
  ],
};

/** -129900 → `-1299.00` */
export function amount(paise: number): string {
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
