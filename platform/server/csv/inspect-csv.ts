import { cutText } from '../../text/cut-text.ts';
import { type CsvLook, csvRefusals as refusals, type Delimiter } from '../../csv.ts';
import { detectDelimiter, detectEncoding, type ReadFile, readRecords, usualCount } from './read-records.ts';
import type { CsvBounds } from './split-records.ts';

/** Rows that give the examples. */
const exampleRows = 20;
const maxExample = 120;
const maxTitleCells = 4;

/** Reads how a file is written in this thread. `inspectCsv` reads a large one in another. */
export async function inspectHere(parts: ReadFile, bounds: CsvBounds): Promise<CsvLook> {
  const encoding = await detectEncoding(parts);
  const { delimiter, headerRow } = detectHeader(await headOf(parts, encoding));
  let headers: string[] = [];
  const rows: string[][] = [];
  for await (const { number, cells, isBlank, longCells } of readRecords(
    parts,
    { encoding, delimiter },
    bounds,
  )) {
    if (number === headerRow && longCells.length > 0) throw refusals.headerTooLong();
    if (number === headerRow) headers = cells.map((cell) => clean(cell.trim()));
    else if (number > headerRow && !isBlank) rows.push(cells);
    if (rows.length === exampleRows) break;
  }
  while (headers.at(-1) === '') headers.pop();
  if (headers.length < 2) throw refusals.noHeaders();
  if (rows.length === 0) throw refusals.noRows();
  const examples = headers.map((_, at) => clean(rows.find((row) => row[at]?.trim())?.[at]?.trim() ?? ''));
  return { encoding, delimiter, headerRow, headers, examples };
}

/** Excel writes `sep=;` before the header. A report may begin with its name, its days and an address. */
function detectHeader(head: string): { delimiter: Delimiter; headerRow: number } {
  const told = /^"?sep=([,;\t])"?\r?\n/i.exec(head)?.[1];
  if (told) return { delimiter: told as Delimiter, headerRow: 2 };
  const { delimiter, head: records } = detectDelimiter(head, exampleRows);
  const filled = records.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const usual = usualCount(filled);
  const at = filled.findIndex((count) => count > maxTitleCells || (count >= 2 && count * 2 >= usual));
  // A row with a number or a date has the values of columns, so the first row names them, or some of them.
  const isTitled = at > 0 && !records[at]!.some((cell) => /^\s*[₹\d.+-]/.test(cell.slice(0, 40)));
  return { delimiter, headerRow: isTitled ? at + 1 : 1 };
}

async function headOf(parts: ReadFile, encoding: CsvLook['encoding']): Promise<string> {
  for await (const part of parts()) return new TextDecoder(encoding).decode(part.subarray(0, 64 * 1024));
  return '';
}

/** The look is stored and shown, so it holds no hidden character and no long text. */
function clean(text: string): string {
  return cutText(text.replaceAll(/\p{Cc}|\p{Bidi_Control}|\p{Noncharacter_Code_Point}/gu, ' '), maxExample);
}
