import { expect, it } from 'vitest';
import { noSheets as none, noTaxes, sheetFiles, sheetNames } from './sheets.ts';
import { writeSheet } from './write-sheet.ts';

const large = {
  ...noTaxes,
  number: 'AR/26-27/000001',
  place: '32-Kerala',
  percent: 18,
  totalPaise: 11_800_000,
};

it('writes the twelve months in three letters, whatever the locale calls them', () => {
  const b2cl = Array.from({ length: 12 }, (_, at) =>
    Object.assign({ day: `2026-${String(at + 1).padStart(2, '0')}-02` }, large),
  );
  const [, ...rows] = writeSheet('b2cl', { ...none, b2cl });
  expect(rows.map((row) => row[1]).join(' ')).toBe(
    '02-Jan-2026 02-Feb-2026 02-Mar-2026 02-Apr-2026 02-May-2026 02-Jun-2026 ' +
      '02-Jul-2026 02-Aug-2026 02-Sep-2026 02-Oct-2026 02-Nov-2026 02-Dec-2026',
  );
});

it('has the headers of the offline tool’s sample files, in their order', () => {
  const headers = Object.fromEntries(
    sheetNames.map((name) => [sheetFiles[name], writeSheet(name, none)[0]!.join()]),
  );
  // Section-wise CSV files of January 2025.
  const hsn =
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount';
  expect(headers).toEqual({
    'b2b,sez,de':
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
    cdnr: 'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    exemp: 'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
    at: 'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Received,Cess Amount',
    atadj: 'Place Of Supply,Rate,Applicable % of Tax Rate,Gross Advance Adjusted,Cess Amount',
    'hsn(b2b)': hsn,
    b2cs: 'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
    b2cl: 'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
    cdnur:
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    'hsn(b2c)': hsn,
    docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
  });
});

it('writes a service without a unit, and goods that came back with a minus', () => {
  const row = { ...noTaxes, percent: 18, totalPaise: -21_000, taxablePaise: -20_000 };
  const hsn = [
    { ...row, hsn: '0902', quantity: -1 },
    { ...row, hsn: '998599', quantity: -1 },
  ];
  const [, goods, service] = writeSheet('hsn', { ...none, hsn });
  expect(goods!.slice(0, 7)).toEqual(['0902', '', 'NOS-NUMBERS', '-1', '-210.00', '18', '-200.00']);
  expect(service!.slice(0, 4)).toEqual(['998599', '', 'NA', '0']);
});
