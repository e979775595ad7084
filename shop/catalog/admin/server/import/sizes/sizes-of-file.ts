import { decodeHTMLStrict } from 'entities';
import { cutText } from '#platform/text/cut-text.ts';
import type { FileLook } from '../../../bulk/bulk-change.ts';
import type { RowCells } from '../../../bulk/read-row.ts';
import { withPlainTexts } from '../plain-text.ts';

/** A size of a product in a file of another shop. */
export type FileSize = { number: number; position: number; values: ReadonlyMap<string, string> };

/** A product with sizes in a file of another shop. */
export type FileParent = {
  key: string;
  name: string;
  /** The cells that its sizes take over, of a row of its own or of its first size. */
  cells: RowCells;
  /** The names of its options in their order, with all values that it offers. */
  options: Map<string, string[]>;
  sizes: FileSize[];
};

type Options = { name: string; value: string }[];
type Columns = ReadonlyMap<string, { name?: number; value?: number }>;

/** Finds the columns of options: `Attribute 1 name` and `Option1 Value` with their kin. */
function optionColumns(headers: readonly string[]): Columns {
  const found = new Map<string, { name?: number; value?: number }>();
  headers.forEach((header, at) => {
    const [, attribute, option, kind] =
      /^(?:attribute (\d{1,2}) |option(\d) )(name|value)(?:\(s\))?$/i.exec(header.trim()) ?? [];
    const number = attribute ?? option;
    if (!number || !kind) return;
    found.set(number, { ...found.get(number), [kind.toLowerCase()]: at });
  });
  return found;
}

export type FileRow = { number: number; row: RowCells; cells: readonly string[] };

/** Collects the products with sizes of a file, so that a size may stand above its product. */
export class SizesOfFile {
  /** By `id:900`, by SKU and by handle, in small letters. */
  readonly parents = new Map<string, FileParent>();
  private readonly columns: Columns;
  private readonly orphans = new Map<string, FileSize[]>();
  private readonly spellings = new Map<string, string>();
  private readonly headers: readonly string[];
  private readonly source: FileLook['source'];

  constructor({ headers, source }: Pick<FileLook, 'headers' | 'source'>) {
    this.headers = headers;
    this.source = source;
    this.columns = optionColumns(headers);
  }

  add(one: FileRow): void {
    const type = typeOf(one.row);
    if (type === 'variable') this.addParent(one);
    else if (type === 'variation') this.addChild(one);
    else if (this.source === 'shopify') this.addVariant(one);
  }

  /** Tells whether a handle of Shopify has two sizes or more. */
  isSized(handle: string): boolean {
    return (this.parents.get(handleKey(handle))?.sizes.length ?? 0) > 1;
  }

  /** Returns the product that a row of WooCommerce names as its parent. */
  parentOf(one: FileRow): FileParent | undefined {
    return this.parents.get(this.cellUnder(one, 'parent').toLowerCase());
  }

  optionsOf({ cells }: FileRow): Options {
    const cell = (at?: number) => plain(at === undefined ? '' : (cells[at] ?? ''));
    return [...this.columns.values()]
      .map(({ name, value }) => ({ name: this.spelled(cell(name)), value: cell(value) }))
      .filter(({ name, value }) => name !== '' || value !== '');
  }

  /** `size` of one row is `Size` of another: the first spelling of the file counts. */
  private spelled(name: string): string {
    const key = name.toLowerCase();
    const first = this.spellings.get(key) ?? name;
    this.spellings.set(key, first);
    return first;
  }

  cellUnder({ cells }: FileRow, name: string): string {
    const at = this.headers.findIndex((header) => header.trim().toLowerCase() === name);
    return cutText((cells[at] ?? '').trim(), 200);
  }

  private addParent(one: FileRow): void {
    withPlainTexts(one.row, this.source);
    const sku = one.row.get('sku')?.cell ?? '';
    const id = this.cellUnder(one, 'id');
    const keys = [...(id ? [`id:${id}`] : []), ...(sku ? [sku.toLowerCase()] : [])];
    const options = new Map(
      this.optionsOf(one).map(({ name, value }) => [name, value.split(/,|\|/).map((text) => text.trim())]),
    );
    const sizes = keys.flatMap((key) => this.orphans.get(key) ?? []);
    const name = one.row.get('name')?.cell ?? '';
    const parent = { key: keys[0] ?? `row:${one.number}`, name, cells: one.row, options, sizes };
    for (const key of keys) this.parents.set(key, parent);
  }

  private addChild(one: FileRow): void {
    const key = this.cellUnder(one, 'parent').toLowerCase();
    const values = new Map(this.optionsOf(one).map(({ name, value }) => [name, value]));
    const position = Number(this.cellUnder(one, 'position')) || 0;
    const size = { number: one.number, position, values };
    const known = this.parents.get(key)?.sizes;
    if (known) known.push(size);
    else this.orphans.set(key, [...(this.orphans.get(key) ?? []), size]);
  }

  /** Options of Shopify have their names in the first row of a product. Rows without a size add pictures. */
  private addVariant(one: FileRow): void {
    const handle = one.row.get('slug')?.cell ?? '';
    if (handle === '' || !isVariant(one.row)) return;
    const key = handleKey(handle);
    const options = this.optionsOf(one);
    const parent = this.parents.get(key) ?? this.firstOf(one, { key, options });
    this.parents.set(key, parent);
    const names = [...parent.options.keys()];
    const values = new Map(options.map(({ value }, at) => [names[at] ?? '', value]));
    parent.sizes.push({ number: one.number, position: parent.sizes.length, values });
  }

  private firstOf({ row }: FileRow, { key, options }: { key: string; options: Options }): FileParent {
    withPlainTexts(row, this.source);
    const offered = new Map(options.map(({ name }): [string, string[]] => [name, []]));
    return { key, name: row.get('name')?.cell ?? '', cells: row, options: offered, sizes: [] };
  }
}

const plain = (cell: string) => cutText((cell.includes('&') ? decodeHTMLStrict(cell) : cell).trim(), 200);

export const handleKey = (handle: string) => `handle:${handle.toLowerCase()}`;

export const isVariant = (row: RowCells) =>
  (['sku', 'sellingPrice', 'variant'] as const).some((target) => (row.get(target)?.cell ?? '') !== '');

export function typeOf(row: RowCells): string {
  return (row.get('type')?.cell ?? '').split(',')[0]!.trim().toLowerCase();
}

/** The options that tell the sizes of a product apart. A product of one size has all of its options. */
export function tellingOptions({ options, sizes }: FileParent): string[] {
  const names = [...options.keys(), ...sizes.flatMap(({ values }) => [...values.keys()])];
  const used = [...new Set(names)].filter((name) => sizes.some(({ values }) => values.has(name)));
  const telling = used.filter((name) => new Set(sizes.map(({ values }) => values.get(name))).size > 1);
  return telling.length > 0 ? telling : used.slice(0, 2);
}
