import { createHash } from 'node:crypto';
import { type CsvLook, csvRefusals, type Delimiter } from '#platform/csv.ts';
import type { CsvFile } from '#platform/server/csv/read-csv.ts';
import { detectEncoding, splitterOf } from '#platform/server/csv/read-records.ts';
import type { FileRecord } from '#platform/server/csv/split-records.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { scoreOf } from '../statement-file/suggest-columns.ts';

/** The title of a statement, with addresses, ends within so many bytes and rows. */
const headBytes = 256 * 1024;
const headRows = 120;
const sliceBytes = 4 * 1024;
const exampleRows = 20;
const maxCell = 120;
export const bounds = { maxRows: 120_000, maxColumns: 60 };

/** `accountEnd` holds the last four digits of the account above the rows, and nothing where the file does not name it. */
export type StatementLook = CsvLook & { accountEnd: string };

/**
 * Returns how a bank's statement is written: text with commas, semicolons or tabs, or a table of HTML. Its headers may stand below a title of
 * many lines. Refuses a file that is no text, such as a workbook (415), and one without a row of headers or without rows (422).
 */
export async function inspectStatement(file: CsvFile): Promise<StatementLook> {
  const first = await firstPartOf(file);
  const guess = await detectEncoding(async function* head() {
    yield first;
  });
  // A file without headers is refused before the rest of it is read.
  const headFound = findIn(first, guess);
  const encoding = await detectEncoding(file.read);
  const found = encoding === guess ? headFound : findIn(first, encoding);
  const { delimiter, header, above, below } = found;
  const headers = header.cells.map((cell) => clean(cell));
  while (headers.at(-1) === '') headers.pop();
  const rows = below.slice(0, exampleRows);
  const examples = headers.map((_, at) =>
    clean(rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
  );
  return {
    encoding,
    delimiter,
    headerRow: header.number,
    headers,
    examples,
    accountEnd: accountEndOf(above),
  };
}

/** Returns the columns of files with these headers in `bank_layouts`. */
export function layoutKeyOf(headers: readonly string[]): string {
  return createHash('sha256')
    .update(headers.map((header) => header.toLowerCase()).join('\n'))
    .digest('base64url');
}

async function firstPartOf(file: CsvFile): Promise<Uint8Array> {
  for await (const part of file.read()) return part;
  return new Uint8Array();
}

/** Returns the row of headers with what is above and below it. Refuses a head without one, or with nothing below (422). */
function findIn(part: Uint8Array, encoding: CsvLook['encoding']) {
  const head = new TextDecoder(encoding).decode(part.subarray(0, headBytes));
  const tries = /^\s*</.test(head) ? (['table'] as const) : ([',', '\t', ';'] as const);
  const found = tries
    .map((delimiter) => findHeader(recordsOf(head, delimiter), delimiter))
    .toSorted((one, other) => other.score - one.score)[0]!;
  if (found.score < 2) throw csvRefusals.noHeaders();
  const below = found.below.filter(({ isBlank }) => !isBlank);
  if (below.length === 0) throw csvRefusals.noRows();
  return { ...found, below };
}

/** The head may end within a record, which does not count, and a record beyond the bounds ends it. */
function recordsOf(head: string, delimiter: Delimiter | 'table'): FileRecord[] {
  const splitter = splitterOf(delimiter, bounds);
  const records: FileRecord[] = [];
  try {
    for (let at = 0; at < head.length && records.length < headRows; at += sliceBytes)
      records.push(...splitter.take(head.slice(at, at + sliceBytes)));
    if (head.length < headBytes / 4) records.push(...splitter.end());
  } catch {
    return records;
  }
  return records;
}

function findHeader(records: FileRecord[], delimiter: Delimiter | 'table') {
  const scores = records.map(({ cells }) =>
    cells.filter((cell) => cell.trim() !== '').length < 3 ? 0 : scoreOf(cells),
  );
  const score = Math.max(0, ...scores);
  const at = scores.indexOf(score);
  const header = records[at] ?? { number: 1, cells: [], longCells: [], isBlank: true };
  return { score, delimiter, header, above: records.slice(0, Math.max(0, at)), below: records.slice(at + 1) };
}

/** Banks write the number of the account with or without its first digits: `Account No : XXXXXXXX4821`, `account ending 0000`. */
function accountEndOf(above: readonly FileRecord[]): string {
  for (const { cells } of above) {
    const line = cells.map((cell) => cell.slice(0, maxCell)).join(' ');
    const [, digits] =
      /\b(?:a\/?c|account)\b[^\dxX*]{0,40}[xX*]*([\d]{4,20})\b/i.exec(line.replaceAll(/[_'"]/g, '')) ?? [];
    if (digits) return digits.slice(-4);
  }
  return '';
}

/** Headers and examples are shown, so they hold no hidden character and no long text. */
function clean(text: string): string {
  return cutText(
    text.replaceAll(/\p{Cc}|\p{Bidi_Control}|\p{Noncharacter_Code_Point}/gu, ' ').trim(),
    maxCell,
  );
}
