import { Refusal } from './refusal.ts';

/** Characters of a cell. A longer one is refused where a file is read, before any rule sees it. */
export const maxCellCharacters = 20_000;

export type Delimiter = ',' | ';' | '\t';
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** How a CSV file is written, with its headers. A `table` is HTML. */
export type CsvLook = {
  encoding: Encoding;
  delimiter: Delimiter | 'table';
  /** The record of the header. Excel may write a line `sep=;` before it. */
  headerRow: number;
  headers: string[];
  /** The first cell of each column that is not empty. */
  examples: string[];
};

const unusable = (message: string) => new Refusal('unusable_file', 422, message);

export const csvRefusals = {
  noText: (what: string) =>
    new Refusal(
      'no_csv',
      415,
      `This is ${what}. Open it in your spreadsheet, and save it as CSV (UTF-8, separated by commas).`,
    ),
  openQuote: (row: number) =>
    unusable(`A quote opens after row ${row - 1} and never closes. Close it, or write it twice.`),
  rowTooLong: (row: number) =>
    unusable(`Row ${row} is too long. Please close the quote that opens there, or shorten the row.`),
  headerTooLong: () => unusable('The name of a column is too long. Please shorten it.'),
  notReadable: (row: number) => unusable(`Row ${row} cannot be read as CSV.`),
  tooManyColumns: (count: number, max: number) =>
    unusable(`The file has ${count} columns in a row, and may have ${max}.`),
  tooManyRows: (max: number) =>
    unusable(`The file has more than ${max.toLocaleString('en-IN')} rows. Please split it.`),
  noHeaders: () => unusable('The first row must hold the names of at least two columns.'),
  noRows: () => unusable('The file has a header and no rows.'),
};

/** A spreadsheet runs a cell that begins with one of these. The last four are their full-width forms. */
const starts = String.raw`[=+\-@\t\r＝＋－＠]`;
const risky = new RegExp(`^'*${starts}`);
const plainNumber = /^-\d{1,15}(\.\d{1,15})?$/;

/** Puts an apostrophe before a text that a spreadsheet would run. A number below zero is no formula. */
export function guardFormula(text: string): string {
  return risky.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** As `guardFormula`, for a file that comes back: `withoutGuard` returns every guarded text as it was. */
export function guardText(text: string): string {
  return text.startsWith("'") ? `'${text}` : guardFormula(text);
}

/** Takes off the apostrophe that keeps a cell as text in a spreadsheet: `'8901234500064`, `'=1+1`. A lone one stays. */
export function withoutGuard(cell: string): string {
  return cell.length > 1 && cell.startsWith("'") ? cell.slice(1) : cell;
}

/** `="00123"` keeps zeros in Excel. Returns the text within. */
export function withoutTextFormula(cell: string): string {
  const within = /^="([^"]*)"$/.exec(cell)?.[1];
  return within ?? cell;
}
