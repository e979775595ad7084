import { type LargeRow, type Sheets, type SmallRow, type Taxes } from './sheets.ts';

type Tax = Omit<Taxes, 'taxablePaise'>;

/** The taxes of a place of supply and a rate: as the documents say, and as the offline tool works them out. */
export type ToolTaxes = { place: string; percent: number; taxablePaise: number; documents: Tax; tool: Tax };

/**
 * Returns the taxes that the offline tool works out for supplies, by place and rate, where they differ from the documents. The tool
 * multiplies each row of B2B, B2CS, B2CL, CDNR and CDNUR by its rate. The shop rounds the taxes of each line of a document, so the sums differ by paise.
 */
export function compareWithTool({ b2b, b2cs, b2cl, cdnr, cdnur }: Sheets): ToolTaxes[] {
  const places = new Map<string, ToolTaxes>();
  for (const row of [...b2b, ...b2cs, ...b2cl]) add(places, row, 1);
  for (const row of [...cdnr, ...cdnur]) add(places, row, -1);
  return [...places.values()].filter(({ documents, tool }) =>
    taxes.some((tax) => documents[tax] !== tool[tax]),
  );
}

const taxes = ['igstPaise', 'cgstPaise', 'sgstPaise'] as const;

function add(places: Map<string, ToolTaxes>, row: SmallRow | LargeRow, sign: 1 | -1): void {
  const { place, percent, taxablePaise } = row;
  const key = `${place} ${percent}`;
  const none = () => ({ igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });
  const sum = places.get(key) ?? { place, percent, taxablePaise: 0, documents: none(), tool: none() };
  const tool = toolTaxes(row);
  sum.taxablePaise += sign * taxablePaise;
  for (const tax of taxes) {
    sum.documents[tax] += sign * row[tax];
    sum.tool[tax] += sign * tool[tax];
  }
  places.set(key, sum);
}

/** A place is the seller's own state where central tax was charged. */
function toolTaxes({ percent, taxablePaise, igstPaise, cgstPaise }: SmallRow | LargeRow): Tax {
  return workOut({ percent, taxablePaise }, { isWithin: cgstPaise !== 0 && igstPaise === 0 });
}

type Rated = { percent: number; taxablePaise: number };

/** Returns the taxes of a row as the tool works them out, within the seller's state or beyond it. */
export function workOut({ percent, taxablePaise }: Rated, { isWithin }: { isWithin: boolean }): Tax {
  const taxable = taxablePaise / 100;
  if (!isWithin) return { igstPaise: toolRound(taxable * percent * 0.01), cgstPaise: 0, sgstPaise: 0 };
  const half = toolRound(taxable * percent * 0.005);
  return { igstPaise: 0, cgstPaise: half, sgstPaise: half };
}

/** The tool is written in JavaScript, and rounds binary numbers this way. Here it matters to be equal, not to be exact. */
function toolRound(rupees: number): number {
  return Math.round(Number(rupees.toFixed(2)) * 100) + 0;
}
