import { csvRefusals as refusals, maxCellCharacters } from '../../csv.ts';
import type { CsvBounds, FileRecord, LongCell } from './split-records.ts';

const maxRowBytes = 400_000;
/** A tag with its attributes. A longer one is text that nobody reads. */
const maxTag = 4_000;
const maxSpan = 50;
/** Longer than the end of a comment and of a script. */
const maxMark = 20;
const commentEnd = '-->';
const hidden = new Set(['script', 'style', 'template', 'noscript', 'title']);
const named: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
};

/**
 * Splits the tables of an HTML text, which banks call XLS, into records: each `tr` is one, each `td` or `th` a cell, also in nested tables.
 * Reads no script, style, comment or attribute but `colspan`. Keeps no more of a row than its bounds.
 */
export class TableSplitter {
  readonly #bounds: CsvBounds;
  #number = 0;
  #records: FileRecord[] = [];
  /** Text that begins a tag, a comment or an entity whose end has not come. */
  #rest = '';
  /** The end of a comment, or the name of a tag such as script, whose text nobody reads. */
  #hidden: string | null = null;
  #cells: string[] | null = null;
  #cell: string | null = null;
  #span = 1;
  #characters = 0;
  #longCells: LongCell[] = [];
  #bytes = 0;

  constructor(bounds: CsvBounds) {
    this.#bounds = bounds;
  }

  /** Returns the rows that end in the next part of the text. Throws a Refusal (422) beyond the bounds. */
  take(text: string): FileRecord[] {
    this.#records = [];
    const whole = this.#rest + text;
    let at = 0;
    while (at < whole.length) {
      const next = this.#step(whole, at);
      if (next === null) break;
      at = next;
    }
    this.#rest = whole.slice(at);
    return this.#records;
  }

  /** Returns the last row, whose end the text may leave out. */
  end(): FileRecord[] {
    this.#records = [];
    this.#endRow();
    return this.#records;
  }

  /** Returns the place behind what it read, or null when it needs more text. */
  #step(text: string, at: number): number | null {
    if (this.#hidden !== null) return this.#skipHidden(text, at);
    if (text.startsWith('<!--', at)) {
      this.#hidden = commentEnd;
      return at + 4;
    }
    if (text[at] !== '<') {
      const to = text.indexOf('<', at);
      const piece = text.slice(at, to === -1 ? safeEnd(text, at) : to);
      if (piece === '') return null;
      this.#keep(piece);
      return at + piece.length;
    }
    if (!/[a-z/!?]/i.test(text[at + 1] ?? 'a')) return this.#keepSign(at);
    // Each sign of a text without an end would read all of it again.
    const tag = text.slice(at, at + maxTag);
    const to = tag.indexOf('>');
    if (to === -1) return text.length - at > maxTag ? this.#keepSign(at) : null;
    this.#tag(tag.slice(1, to));
    return at + to + 1;
  }

  #keepSign(at: number): number {
    this.#keep('<');
    return at + 1;
  }

  #skipHidden(text: string, at: number): number | null {
    const to = this.#hidden === commentEnd ? text.indexOf(commentEnd, at) : endTagAt(text, at, this.#hidden!);
    if (to === -1) return text.length - at > maxMark ? text.length - maxMark : null;
    this.#hidden = null;
    return to;
  }

  #tag(tag: string): void {
    const [, close = '', word = ''] = /^(\/?)([a-z\d]*)/i.exec(tag)!;
    const name = word.toLowerCase();
    if (close === '' && hidden.has(name)) this.#hidden = name;
    if (name === 'tr' || name === 'table') this.#endRow();
    if (name === 'tr' && close === '') this.#cells = [];
    if (name === 'td' || name === 'th') {
      this.#endCell();
      if (close === '') this.#beginCell(tag);
    }
    if (name === 'br' || name === 'p' || name === 'div') this.#keep(' ');
  }

  #beginCell(tag: string): void {
    this.#cells ??= [];
    this.#cell = '';
    this.#span = Math.min(maxSpan, Number(/\scolspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1));
  }

  #keep(piece: string): void {
    if (this.#cell === null) return;
    this.#bytes += Buffer.byteLength(piece);
    if (this.#bytes > maxRowBytes) throw refusals.rowTooLong(this.#number + 1);
    this.#characters += piece.length;
    this.#cell = this.#characters > maxCellCharacters ? '' : this.#cell + piece;
  }

  #endCell(): void {
    if (this.#cell === null || this.#cells === null) return;
    const column = this.#cells.length;
    if (this.#characters > maxCellCharacters) this.#longCells.push({ column, characters: this.#characters });
    this.#cells.push(plain(this.#cell), ...Array.from({ length: Math.max(0, this.#span - 1) }, () => ''));
    if (this.#cells.length > this.#bounds.maxColumns)
      throw refusals.tooManyColumns(this.#cells.length, this.#bounds.maxColumns);
    this.#cell = null;
    this.#characters = 0;
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells === null) return;
    this.#number += 1;
    const { maxRows } = this.#bounds;
    if (this.#number > 2 * maxRows) throw refusals.tooManyRows(maxRows);
    const [cells, longCells] = [this.#cells, this.#longCells];
    const isBlank = longCells.length === 0 && cells.every((cell) => cell === '');
    this.#records.push({ number: this.#number, cells, longCells, isBlank });
    [this.#cells, this.#longCells, this.#bytes] = [null, [], 0];
  }
}

function endTagAt(text: string, from: number, name: string): number {
  for (let at = text.indexOf('</', from); at !== -1; at = text.indexOf('</', at + 2))
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return -1;
}

/** An entity may end in the next part. */
function safeEnd(text: string, at: number): number {
  const entity = text.lastIndexOf('&');
  return entity >= at && text.length - entity < 12 && !text.includes(';', entity) ? entity : text.length;
}

function plain(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) =>
      name
        ? (named[name.toLowerCase()] ?? whole)
        : characterOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function characterOf(code: number): string {
  return code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code < 0xe0_00)
    ? String.fromCodePoint(code)
    : ' ';
}
