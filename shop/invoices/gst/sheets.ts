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

export type HsnRow = Taxes & { hsn: string; percent: number; quantity: number; totalPaise: number };

export type DocumentRow = { nature: string; from: string; to: string; count: number };

export type Sheets = {
  b2cs: SmallRow[];
  b2cl: LargeRow[];
  cdnur: LargeRow[];
  hsn: HsnRow[];
  documents: DocumentRow[];
};

/** The sums of a month's papers: invoices less credit notes. */
export type PaperTotals = Taxes & { totalPaise: number; invoices: number; creditNotes: number };

export const sheetLabels: Record<keyof Sheets, string> = {
  b2cs: 'B2CS: small supplies to customers',
  b2cl: 'B2CL: large supplies to other states',
  cdnur: 'CDNUR: credit notes to large supplies',
  hsn: 'HSN (B2C): summary by heading',
  documents: 'DOCS: documents issued',
};

/** The names of the portal's offline tool. */
export const sheetFiles: Record<keyof Sheets, string> = {
  b2cs: 'b2cs',
  b2cl: 'b2cl',
  cdnur: 'cdnur',
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

type Compared = { label: string; papersPaise: number; sheetsPaise: number };

/**
 * Compares the papers with the supplies of the sheets and with the HSN summary. Nil supplies have no row by rate. All pairs must be equal to the paisa.
 */
export function compareWithPapers({ b2cs, b2cl, cdnur, hsn }: Sheets, papers: PaperTotals): Compared[] {
  const supplies = { ...noTaxes };
  for (const row of [...b2cs, ...b2cl]) addTaxes(supplies, row, 1);
  for (const row of cdnur) addTaxes(supplies, row, -1);
  const nil = hsn.filter(({ percent }) => percent === 0);
  for (const row of nil) addTaxes(supplies, row, 1);
  const headings = { ...noTaxes };
  for (const row of hsn) addTaxes(headings, row, 1);
  const labels = {
    taxablePaise: 'Taxable value',
    igstPaise: 'Integrated tax',
    cgstPaise: 'Central tax',
    sgstPaise: 'State and union territory tax',
  };
  const compare = (where: string, sums: Taxes): Compared[] => [
    { label: `Total, ${where}`, papersPaise: papers.totalPaise, sheetsPaise: paidPaise(sums) },
    ...taxNames.map((name) => ({
      label: `${labels[name]}, ${where}`,
      papersPaise: papers[name],
      sheetsPaise: sums[name],
    })),
  ];
  const nilText = nil.length > 0 ? ' + nil lines of HSN' : '';
  return [...compare(`B2CS + B2CL − CDNUR${nilText}`, supplies), ...compare('HSN', headings)];
}

/** Whether sheets and papers agree to the paisa, and every paper is counted. */
export function isBalanced(sheets: Sheets, papers: PaperTotals): boolean {
  const counted = sheets.documents.reduce((sum, { count }) => sum + count, 0);
  return (
    counted === papers.invoices + papers.creditNotes &&
    compareWithPapers(sheets, papers).every(({ papersPaise, sheetsPaise }) => papersPaise === sheetsPaise)
  );
}

/** Numbers between the first and the last of a series that the month does not hold. Numbers of midnight may lie next door. */
export function missingNumbers({ documents }: Sheets): number {
  return documents.reduce(
    (sum, { from, to, count }) => sum + Number(to.slice(-6)) - Number(from.slice(-6)) + 1 - count,
    0,
  );
}
