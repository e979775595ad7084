import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { csvRefusals as refusals, type Delimiter, type Encoding, maxCellCharacters } from '../../csv.ts';

export type ReadFile = () => AsyncGenerator<Buffer>;

/** Bytes of one row, which also bounds a quote that never closes. */
const maxRowBytes = 400_000;
const sliceBytes = 64 * 1024;
const delimiters: readonly Delimiter[] = [',', ';', '\t'];

const containers: readonly { magic: readonly number[]; name: string }[] = [
  { magic: [0x50, 0x4b, 0x03, 0x04], name: 'an Excel workbook or a zip file' },
  { magic: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook' },
  { magic: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { magic: [0x1f, 0x8b], name: 'a compressed file' },
];

/** Returns the encoding of a file: by its mark, else UTF-8, else Windows-1252. Refuses a file that is no text (415). */
export async function detectEncoding(parts: ReadFile): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const part of parts()) {
    if (isFirst) {
      const known = containers.find(({ magic }) => magic.every((byte, at) => part[at] === byte));
      if (known) throw refusals.noText(known.name);
      if (part[0] === 0xff && part[1] === 0xfe) return 'utf-16le';
      if (isBinary(part.subarray(0, 4096))) throw refusals.noText('no text');
    }
    isFirst = false;
    try {
      decoder.decode(part, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

/** A stray NUL spoils only its row. */
function isBinary(head: Buffer): boolean {
  return head.filter((byte) => byte === 0).length * 20 > head.length;
}

/** The decoder takes the byte order mark off. */
async function* textOf(parts: ReadFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts())
    for (let at = 0; at < part.length; at += sliceBytes) {
      yield decoder.decode(part.subarray(at, at + sliceBytes), { stream: true });
      // Requests of customers run between two slices.
      await yieldTurn();
    }
  yield decoder.decode();
}

/** A row of a file. A cell that is too long is empty here, and `problemOfCells` refuses the row. Such a row is not blank. */
export type FileRecord = {
  number: number;
  cells: string[];
  isBlank: boolean;
  longCells: readonly LongCell[];
};

export type LongCell = { column: number; characters: number };

/** Returns why a row is refused for a cell that is too long. A cell in a column that is left out (null) spoils nothing. */
export function problemOfCells(longCells: readonly LongCell[], columns: readonly unknown[]): string | null {
  const used = longCells.find(({ column }) => columns[column] !== null);
  if (!used) return null;
  const [has, may] = [used.characters, maxCellCharacters].map((count) => count.toLocaleString('en-IN'));
  return `The cell in column ${used.column + 1} has ${has} characters, and may have ${may}. Please shorten it.`;
}

/**
 * Returns the records of a file with their number. Refuses a quote that never closes and a row of more than 400 KB (422). A cell
 * of more than 20,000 characters comes empty, so that no rule meets a longer text.
 */
export async function* readRecords(
  parts: ReadFile,
  { encoding, delimiter }: { encoding: Encoding; delimiter: Delimiter },
): AsyncGenerator<FileRecord> {
  const parser = parse({ ...common, delimiter });
  const feeding = pipeline(textOf(parts, encoding), parser);
  // The loop below sees the same failure.
  feeding.catch(() => {});
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, ...bounded(cells) };
    }
  } catch (error) {
    throw inWords(error, number);
  } finally {
    parser.destroy();
    await feeding.catch(() => {});
  }
}

function bounded(cells: string[]): Omit<FileRecord, 'number'> {
  const longCells = cells.flatMap((cell, column) =>
    isLong(cell) ? [{ column, characters: cell.length }] : [],
  );
  const short = longCells.length === 0 ? cells : cells.map((cell) => (isLong(cell) ? '' : cell));
  return { cells: short, longCells, isBlank: longCells.length === 0 && short.every((cell) => !cell.trim()) };
}

const isLong = ({ length }: string) => length > maxCellCharacters;

const common = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: maxRowBytes,
};

function inWords(error: unknown, done: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return refusals.openQuote(done + 1);
  if (error.code === 'CSV_MAX_RECORD_SIZE') return refusals.rowTooLong(done + 1);
  return refusals.notReadable(done + 1);
}

/** Returns the delimiter that splits the beginning of a text into most cells, and its records. */
export function detectDelimiter(text: string, records: number): { delimiter: Delimiter; head: string[][] } {
  const tries = delimiters.map((delimiter) => ({ delimiter, head: firstRecords(text, delimiter, records) }));
  const cells = ({ head }: { head: string[][] }) => usualCount(head.map(({ length }) => length));
  return tries.toSorted((one, other) => cells(other) - cells(one))[0]!;
}

/** Of the records of a table most have about as many cells as this, whatever is above them. */
export function usualCount(counts: readonly number[]): number {
  return counts.toSorted((one, other) => one - other)[Math.floor(counts.length * 0.75)] ?? 0;
}

/** The text may end within a record, which does not count. */
function firstRecords(text: string, delimiter: Delimiter, to: number): string[][] {
  const records: string[][] = [];
  try {
    const keep = (cells: string[]) => {
      records.push(cells);
      return null;
    };
    parseNow(text, { ...common, delimiter, to, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return records;
}
