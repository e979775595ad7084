import { csvRefusals as refusals, type Delimiter, maxCellCharacters } from '../../csv.ts';

/** A row of a file. A cell that is too long is empty here, and `problemOfCells` refuses the row. Such a row is not blank. */
export type FileRecord = {
  number: number;
  cells: string[];
  isBlank: boolean;
  longCells: readonly LongCell[];
};

export type LongCell = { column: number; characters: number };

/** Limits of a file. Blank rows count too: a file has at most twice `maxRows` records. */
export type CsvBounds = { maxRows: number; maxColumns: number };

/** Bytes of one row with its delimiters, which also bounds a quote that never closes. */
const maxRowBytes = 400_000;
const [quote, lf, cr] = [0x22, 0x0a, 0x0d];

/**
 * Splits a text that comes in parts into records by RFC 4180, with what spreadsheets write: rows of any length, a quote within a cell,
 * and each kind of line end. Keeps no more of a row than its bounds, whatever the file holds.
 */
export class RecordSplitter {
  readonly #delimiter: number;
  readonly #bounds: CsvBounds;
  #number = 0;
  #row = emptyRow();
  #cell = emptyCell();
  /** `closing` comes after a quote that ends its cell or is the first of two. */
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  #isAfterReturn = false;
  /** Whether a return alone ends a line, as the first line says. */
  #isReturnAlone: boolean | undefined;
  #records: FileRecord[] = [];

  constructor(delimiter: Delimiter, bounds: CsvBounds) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#bounds = bounds;
  }

  /**
   * Returns the records that end in the next part of the text. Throws a Refusal (422) for too many records or cells, and for a row
   * that is too long.
   */
  take(text: string): FileRecord[] {
    this.#records = [];
    for (let at = 0; at < text.length;) at = this.#step(text, at);
    return this.#records;
  }

  /** Returns the last record, which may end without a line end. Refuses a quote that never closes (422). */
  end(): FileRecord[] {
    this.#records = [];
    if (this.#state === 'quoted') throw refusals.openQuote(this.#number + 1);
    if (this.#isAfterReturn || this.#state !== 'start' || this.#row.count > 0) this.#endRecord();
    return this.#records;
  }

  /** Returns the place behind what it read. */
  #step(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (this.#state === 'quoted') return this.#quoted(text, at);
    if (this.#isAfterReturn) return this.#afterReturn(code, at);
    if (code === quote && this.#state === 'closing') {
      this.#keep('"');
      this.#state = 'quoted';
    } else if (code === quote && this.#state === 'start') this.#state = 'quoted';
    else if (code === this.#delimiter) this.#endCell();
    else if (code === cr) this.#isAfterReturn = true;
    else if (code === lf) {
      this.#isReturnAlone ??= false;
      this.#endRecord();
    } else return this.#plain(text, at);
    return at + 1;
  }

  #afterReturn(code: number, at: number): number {
    this.#isAfterReturn = false;
    this.#isReturnAlone ??= code !== lf;
    if (code !== lf && !this.#isReturnAlone) {
      this.#becomePlain();
      this.#keep('\r');
      return at;
    }
    this.#endRecord();
    return code === lf ? at + 1 : at;
  }

  #quoted(text: string, at: number): number {
    const to = text.indexOf('"', at);
    this.#keep(text.slice(at, to < 0 ? text.length : to));
    if (to < 0) return text.length;
    this.#state = 'closing';
    return to + 1;
  }

  #plain(text: string, from: number): number {
    this.#becomePlain();
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter || code === lf || code === cr) break;
    }
    this.#keep(text.slice(from, at));
    return at;
  }

  /** Quotes that do not end their cell are a part of it. */
  #becomePlain(): void {
    if (this.#state === 'closing') {
      const { text, characters } = this.#cell;
      this.#cell = { text: `"${text}"`, characters: characters + 2 };
    }
    this.#state = 'plain';
  }

  #keep(piece: string): void {
    this.#count(Buffer.byteLength(piece));
    this.#cell.characters += piece.length;
    this.#cell.text = this.#cell.characters > maxCellCharacters ? '' : this.#cell.text + piece;
  }

  #endCell(): void {
    this.#count(1);
    const { text, characters } = this.#cell;
    if (characters > maxCellCharacters) this.#row.longCells.push({ column: this.#row.count, characters });
    this.#row.count += 1;
    if (this.#row.count <= this.#bounds.maxColumns) this.#row.cells.push(text);
    this.#cell = emptyCell();
    this.#state = 'start';
  }

  #count(bytes: number): void {
    this.#row.bytes += bytes;
    if (this.#row.bytes > maxRowBytes) throw refusals.rowTooLong(this.#number + 1);
  }

  #endRecord(): void {
    this.#endCell();
    this.#number += 1;
    const { maxColumns, maxRows } = this.#bounds;
    const { cells, count, longCells } = this.#row;
    if (count > maxColumns) throw refusals.tooManyColumns(count, maxColumns);
    if (this.#number > 2 * maxRows) throw refusals.tooManyRows(maxRows);
    const isBlank = longCells.length === 0 && cells.every((cell) => cell.trim() === '');
    this.#records.push({ number: this.#number, cells, longCells, isBlank });
    this.#row = emptyRow();
  }
}

const emptyRow = () => ({ cells: [] as string[], longCells: [] as LongCell[], count: 0, bytes: 0 });
const emptyCell = () => ({ text: '', characters: 0 });
