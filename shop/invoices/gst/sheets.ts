import type { TaxStatus } from '#shop/pincodes/tax-status.ts';
import type { UnitCode } from '../tax/unit-codes.ts';

/** The sheets of a GSTR-1 return. Amounts are paise; credit notes count negative wherever they are netted. */

export type Taxes = { taxablePaise: number; igstPaise: number; cgstPaise: number; sgstPaise: number };

/** Supplies to customers without a GSTIN, by place of supply and rate, less their credit notes. */
export type SmallRow = Taxes & { place: string; percent: number };

/** A large invoice to a customer of another state, or a credit note of one, by rate. */
export type LargeRow = Taxes & {
  number: string;
  day: string;
  place: string;
  percent: number;
  totalPaise: number;
};

/** An invoice to a registered customer, or a credit note of one, by rate. */
export type RegisteredRow = LargeRow & { gstin: string; name: string };

/** Nil-rated supplies less their credit notes (table 8). */
export type ExemptRow = { supply: ExemptSupply; nilPaise: number };

export type HsnRow = Taxes & {
  hsn: string;
  /** Months closed before November 2026 have none. */
  uqc?: UnitCode;
  percent: number;
  quantity: number;
  totalPaise: number;
};
export type DocumentRow = { nature: string; from: string; to: string; count: number };

export type Sheets = {
  b2b: RegisteredRow[];
  b2cl: LargeRow[];
  b2cs: SmallRow[];
  cdnr: RegisteredRow[];
  cdnur: LargeRow[];
  exempt: ExemptRow[];
  /** The fee of advances whose invoice follows in a later month, net of refund vouchers (table 11A). */
  advances: SmallRow[];
  /** The fee of earlier advances whose invoice is of this month (table 11B). */
  adjusted: SmallRow[];
  hsnB2b: HsnRow[];
  /** Of unregistered customers. */
  hsn: HsnRow[];
  documents: DocumentRow[];
};

export const noSheets: Sheets = {
  b2b: [],
  b2cl: [],
  b2cs: [],
  cdnr: [],
  cdnur: [],
  exempt: [],
  advances: [],
  adjusted: [],
  hsnB2b: [],
  hsn: [],
  documents: [],
};

/** The kinds of supply of table 8: their words in the sheet, their code in the return. */
export const exemptSupplies = {
  interB2b: {
    label: 'Inter-State supplies to registered persons',
    code: 'INTRB2B',
  },
  intraB2b: {
    label: 'Intra-State supplies to registered persons',
    code: 'INTRAB2B',
  },
  interB2c: {
    label: 'Inter-State supplies to unregistered persons',
    code: 'INTRB2C',
  },
  intraB2c: {
    label: 'Intra-State supplies to unregistered persons',
    code: 'INTRAB2C',
  },
} as const;

export type ExemptSupply = keyof typeof exemptSupplies;

/** The sums of a month's documents: invoices less credit notes. */
export type DocumentTotals = Taxes & {
  totalPaise: number;
  /** The part of the total after the tax, which no sheet holds. Missing in a month without one. */
  roundOffPaise?: number;
  invoices: number;
  creditNotes: number;
  /** Delivery challans, which charge nothing. Missing in a month without one. */
  challans?: number;
  /** Receipt and refund vouchers, whose sums no invoice repeats. Missing in a month without one. */
  vouchers?: number;
  /** Documents of a seller who charged no GST, which no sheet holds. Missing in a month without one. */
  untaxed?: Partial<Record<TaxStatus, number>>;
  /** The GSTINs of the seller. Months closed before November 2026 have none. */
  gstins?: string[];
};

export const sheetLabels: Record<keyof Sheets, string> = {
  b2b: 'B2B: supplies to registered customers',
  b2cl: 'B2CL: large supplies to other states',
  b2cs: 'B2CS: small supplies to customers',
  cdnr: 'CDNR: credit notes to registered customers',
  cdnur: 'CDNUR: credit notes to large supplies',
  exempt: 'EXEMP: nil-rated supplies (table 8)',
  advances: 'AT: advances for the fee, invoice in a later month (table 11A)',
  adjusted: 'ATADJ: earlier advances with an invoice of this month (table 11B)',
  hsnB2b: 'HSN (B2B): summary by heading',
  hsn: 'HSN (B2C): summary by heading',
  documents: 'DOCS: documents issued',
};

/** The names of the portal's offline tool. */
export const sheetFiles: Record<keyof Sheets, string> = {
  b2b: 'b2b,sez,de',
  b2cl: 'b2cl',
  b2cs: 'b2cs',
  cdnr: 'cdnr',
  cdnur: 'cdnur',
  exempt: 'exemp',
  advances: 'at',
  adjusted: 'atadj',
  hsnB2b: 'hsn(b2b)',
  hsn: 'hsn(b2c)',
  documents: 'docs',
};

export const sheetNames = Object.keys(sheetLabels) as (keyof Sheets)[];

export const noTaxes: Taxes = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

export const taxNames = Object.keys(noTaxes) as (keyof Taxes)[];

/** Adds amounts to a row, or takes them away. */
export function addTaxes(row: Taxes, taxes: Taxes, sign: 1 | -1): void {
  for (const name of taxNames) row[name] += sign * taxes[name];
}

export function paidPaise({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Taxes): number {
  return taxablePaise + igstPaise + cgstPaise + sgstPaise;
}

type Compared = { label: string; documentsPaise: number; sheetsPaise: number };

/** Compares the documents with the supplies of the sheets and with the HSN summaries. All pairs must be equal to the paisa. */
export function compareWithDocuments(sheets: Sheets, documents: DocumentTotals): Compared[] {
  const { b2b, b2cl, b2cs, cdnr, cdnur, hsnB2b, hsn } = sheets;
  const supplies = { ...noTaxes, taxablePaise: nilPaise(sheets) };
  for (const row of [...b2b, ...b2cs, ...b2cl]) addTaxes(supplies, row, 1);
  for (const row of [...cdnr, ...cdnur]) addTaxes(supplies, row, -1);
  const headings = { ...noTaxes };
  for (const row of [...hsnB2b, ...hsn]) addTaxes(headings, row, 1);
  const labels = {
    taxablePaise: 'Taxable value',
    igstPaise: 'Integrated tax',
    cgstPaise: 'Central tax',
    sgstPaise: 'State and union territory tax',
  };
  const compare = (where: string, sums: Taxes): Compared[] => [
    {
      label: `Total, ${where}`,
      documentsPaise: documents.totalPaise - (documents.roundOffPaise ?? 0),
      sheetsPaise: paidPaise(sums),
    },
    ...taxNames.map((name) => ({
      label: `${labels[name]}, ${where}`,
      documentsPaise: documents[name],
      sheetsPaise: sums[name],
    })),
  ];
  return [...compare('B2B + B2CL + B2CS − CDNR − CDNUR + EXEMP', supplies), ...compare('HSN', headings)];
}

/** Months closed before November 2026 have no sheet of nil supplies, only their lines in the HSN summary. */
function nilPaise({ exempt, hsn }: Sheets): number {
  if (exempt.length > 0) return exempt.reduce((sum, row) => sum + row.nilPaise, 0);
  return hsn
    .filter(({ percent, uqc }) => percent === 0 && !uqc)
    .reduce((sum, row) => sum + row.taxablePaise, 0);
}

/** Whether sheets and documents agree to the paisa, and every document is counted. */
export function isBalanced(sheets: Sheets, documents: DocumentTotals): boolean {
  const counted = sheets.documents.reduce((sum, { count }) => sum + count, 0);
  return (
    counted ===
      documents.invoices + documents.creditNotes + (documents.challans ?? 0) + (documents.vouchers ?? 0) &&
    compareWithDocuments(sheets, documents).every(
      ({ documentsPaise, sheetsPaise }) => documentsPaise === sheetsPaise,
    )
  );
}

/** Numbers between the first and the last of a series that the month does not hold. Numbers of midnight may lie next door. */
export function missingNumbers({ documents }: Sheets): number {
  return documents.reduce(
    (sum, { from, to, count }) => sum + Number(to.slice(-6)) - Number(from.slice(-6)) + 1 - count,
    0,
  );
}

/** Headings that stand with several rates. The tool keeps one row for a heading and unit of a CSV file, the last. */
export function headingsOfManyRates({ hsnB2b, hsn }: Sheets): string[] {
  const several = [hsnB2b, hsn].flatMap((rows) => {
    const keys = rows.map((row) => `${row.hsn} ${row.uqc ?? ''}`);
    return rows.filter((_, at) => keys.indexOf(keys[at]!) !== at).map((row) => row.hsn);
  });
  return [...new Set(several)];
}

/** How table 13 of GSTR-1 names vouchers of advances. */
export const voucherNatures = { receipt: 'Receipt Voucher', refund: 'Refund Voucher' } as const;

/** How table 13 of GSTR-1 names challans for goods that are not sold, in the words of the tool. */
export const challansOfOtherReasons =
  'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)';
