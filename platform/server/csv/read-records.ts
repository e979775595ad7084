import { setImmediate as yieldTurn } from 'node:timers/promises';
import {
  csvRefusals as refusals,
  type CsvLook,
  type Delimiter,
  type Encoding,
  maxCellCharacters,
} from '../../csv.ts';
import { isRefusal } from '../../refusal.ts';
import { type CsvBounds, type FileRecord, type LongCell, RecordSplitter } from './split-records.ts';
import { TableSplitter } from './split-table.ts';

export type ReadFile = () => AsyncIterable<Uint8Array>;

/** Bytes between two turns. A slice may hold as many records. */
const sliceBytes = 4 * 1024;
/** The look at the encoding costs less than the records. */
const checkedBytes = 64 * 1024;
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
    for (let at = 0; at < part.length; at += checkedBytes) {
      try {
        decoder.decode(part.subarray(at, at + checkedBytes), { stream: true });
      } catch {
        return 'windows-1252';
      }
      await yieldTurn();
    }
  }
  return 'utf-8';
}

/** A stray control character spoils only its row. Of the bytes of a picture a tenth are some. */
function isBinary(head: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13].includes(byte);
  return head.filter((byte) => isControl(byte)).length * 20 > head.length;
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

/** Returns why a row is refused for a cell that is too long. A cell in a column that is left out (null) spoils nothing. */
export function problemOfCells(longCells: readonly LongCell[], columns: readonly unknown[]): string | null {
  const used = longCells.find(({ column }) => columns[column] !== null);
  if (!used) return null;
  const [has, may] = [used.characters, maxCellCharacters].map((count) => count.toLocaleString('en-IN'));
  return `The cell in column ${used.column + 1} has ${has} characters, and may have ${may}. Please shorten it.`;
}

type Notation = Pick<CsvLook, 'encoding' | 'delimiter'>;

/**
 * Returns the records of a file with their number, blank ones too. Refuses a file beyond its bounds, a quote that never closes and a row of
 * more than 400 KB (422). A cell of more than 20,000 characters comes empty, so that no rule meets a longer text.
 */
export async function* readRecords(
  parts: ReadFile,
  { encoding, delimiter }: Notation,
  bounds: CsvBounds,
): AsyncGenerator<FileRecord> {
  const splitter = splitterOf(delimiter, bounds);
  for await (const text of textOf(parts, encoding)) yield* splitter.take(text);
  yield* splitter.end();
}

export function splitterOf(delimiter: CsvLook['delimiter'], bounds: CsvBounds) {
  return delimiter === 'table' ? new TableSplitter(bounds) : new RecordSplitter(delimiter, bounds);
}

/** Returns the records below the header that hold anything. Refuses more of them than `maxRows` (422), and what `readRecords` refuses. */
export async function* readDataRows(
  parts: ReadFile,
  look: CsvLook,
  bounds: CsvBounds,
): AsyncGenerator<FileRecord> {
  let count = 0;
  for await (const record of readRecords(parts, look, bounds)) {
    if (record.number <= look.headerRow || record.isBlank) continue;
    count += 1;
    if (count > bounds.maxRows) throw refusals.tooManyRows(bounds.maxRows);
    yield record;
  }
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
  const splitter = new RecordSplitter(delimiter, { maxRows: text.length, maxColumns: text.length + 1 });
  const records: string[][] = [];
  try {
    for (let at = 0; at < text.length && records.length < to; at += sliceBytes)
      records.push(...splitter.take(text.slice(at, at + sliceBytes)).map(({ cells }) => cells));
    if (records.length < to) records.push(...splitter.end().map(({ cells }) => cells));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return records.slice(0, to);
}
