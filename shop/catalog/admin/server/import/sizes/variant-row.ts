import { cutText } from '#platform/text/cut-text.ts';
import { maxMembers } from '../../../sizes.ts';
import type { GroupPlace, RowProblem } from '../../../bulk/bulk-change.ts';
import type { RowCells } from '../../../bulk/read-row.ts';
import type { Target } from '../../../bulk/targets.ts';
import { units } from '../../../product-fields.ts';
import { baseSlugOf } from '../../slugs/slug-of.ts';
import { type PlannedRow, refuseRow } from '../plan-row.ts';
import {
  type FileParent,
  type FileRow,
  handleKey,
  isVariant,
  type SizesOfFile,
  tellingOptions,
  typeOf,
} from './sizes-of-file.ts';

/** A row that is a size of a product, with the group that it joins. */
export type SizedRow = {
  place: GroupPlace;
  notes: RowProblem[];
  /** The net quantity of a new product, as its value says it. */
  measure: { quantity: number; unit: (typeof units)[number] } | null;
};

/** Cells that a size never takes over from its product. */
const itsOwn = new Set<Target>([
  'slug',
  'sku',
  'gtin',
  'mrp',
  'sellingPrice',
  'priceInIndia',
  'mrpInIndia',
  'saleStart',
  'saleEnd',
  'stock',
  'stockTracker',
  'cost',
  'type',
  'variant',
  'quantity',
  'unit',
]);

/**
 * Reads a row of a product with sizes. Returns the size with its group, the whole plan of a row that is no size, or undefined
 * for any other row. Completes the cells of `row` by those of its product.
 */
export function readSize(one: FileRow, sizes: SizesOfFile): SizedRow | PlannedRow | undefined {
  const { row } = one;
  const type = typeOf(row);
  if (type === 'grouped' || type === 'external')
    return refuse(row, type, `This shop has no products of the kind ${type}.`);
  if (type === 'variable') return planParent(one, sizes);
  if (type === 'variation') return readVariation(one, sizes);
  const handle = row.get('slug')?.cell ?? '';
  const parent = sizes.parents.get(handleKey(handle));
  if (!parent || handle === '') return undefined;
  if (!isVariant(row)) return { ...refuseRow(row, pictureOnly), result: 'unchanged' };
  return sizes.isSized(handle) ? readVariant(one, { parent, handle }) : undefined;
}

function planParent(one: FileRow, sizes: SizesOfFile): PlannedRow {
  const id = sizes.cellUnder(one, 'id');
  const key = id ? `id:${id}` : (one.row.get('sku')?.cell ?? '').toLowerCase();
  const found = sizes.parents.get(key)?.sizes ?? [];
  const column = one.row.get('type')?.column ?? '';
  if (found.length === 0)
    return refuse(
      one.row,
      'variable',
      'The file has no row of a size of this product. To sell it as one product, write “simple” as its Type.',
    );
  const rows = found.map(({ number }) => number).join(', ');
  const reason = `This product has its sizes in other rows (${rows}). Each becomes a product, and all are one group.`;
  return { ...refuseRow(one.row, { column, value: 'variable', reason }), result: 'unchanged' };
}

function readVariation(one: FileRow, sizes: SizesOfFile): SizedRow | PlannedRow {
  const { row } = one;
  const written = sizes.cellUnder(one, 'parent');
  const parent = sizes.parentOf(one);
  if (!parent)
    return refuse(
      row,
      'variation',
      `This is a size of ${short(written) || 'no product'}, which the file does not hold. Add the row of that product. To sell the size as a product of its own, write “simple” as its Type, and give it category, text and pictures.`,
    );
  const open = sizes.optionsOf(one).filter(({ name, value }) => name !== '' && value === '');
  if (open.length > 0) {
    const each = open.map(
      ({ name }) => `${short(name)} (${short((parent.options.get(name) ?? []).join(', '))})`,
    );
    return refuse(
      row,
      'variation',
      `This size of “${short(parent.name)}” leaves ${each.join(' and ')} open, which means each of them. Make a row for each, with its own SKU, price and stock.`,
    );
  }
  const notes: RowProblem[] = [];
  const sku = row.get('sku');
  if (
    sku &&
    sku.cell !== '' &&
    sku.cell.toLowerCase() === (parent.cells.get('sku')?.cell ?? '').toLowerCase()
  ) {
    const reason = 'This is the SKU of its product, so the size comes without one. Give it one of its own.';
    notes.push({ column: sku.column, value: sku.cell, reason });
    row.delete('sku');
  }
  const stock = row.get('stock');
  if (stock?.cell.toLowerCase() === 'parent') {
    const reason = 'The other shop counts this stock for all sizes together. Please count this size here.';
    notes.push({ column: stock.column, value: stock.cell, reason });
    row.delete('stock');
  }
  return complete(one, { parent, notes });
}

/** The first size keeps the address of its product, so that links go on leading to it. */
function readVariant(one: FileRow, { parent, handle }: { parent: FileParent; handle: string }) {
  const sized = complete(one, { parent, notes: [] });
  if (!('place' in sized)) return sized;
  const slug = one.row.get('slug')!;
  const ending = baseSlugOf(sized.place.values.join(' '), 'size');
  if (parent.sizes[0]?.number !== one.number) slug.cell = `${handle}-${ending}`.slice(0, 120);
  const named = `${parent.name} ${sized.place.values.join(' ')}`;
  const name = one.row.get('name');
  if (name && named.length <= 160) name.cell = named;
  return sized;
}

type Completing = { parent: FileParent; notes: RowProblem[] };

function complete(one: FileRow, { parent, notes }: Completing): SizedRow | PlannedRow {
  const { row, number } = one;
  const options = tellingOptions(parent);
  const column = row.get('variant')?.column ?? '';
  const refused = (reason: string) => refuseRow(row, { column, value: short(parent.name), reason });
  if (options.length > 2)
    return refused(
      `The sizes of this product differ by ${options.length} options (${short(options.join(', '))}), and a group has two at most. Write two of them as one in the file.`,
    );
  const own = parent.sizes.find((size) => size.number === number);
  const values = options.map((name) => own?.values.get(name) ?? '');
  if (values.length === 0 || values.includes(''))
    return refused('This size has no value for each option of its product. Give it one, such as 200 ml.');
  const ordered = parent.sizes.toSorted(
    (one, other) => one.position - other.position || one.number - other.number,
  );
  if (parent.sizes.length > maxMembers && ordered.findIndex((size) => size.number === number) >= maxMembers)
    return refused(
      `A group has at most ${maxMembers} sizes. Give this one a product of its own in the file.`,
    );
  for (const [target, cell] of parent.cells)
    if (!itsOwn.has(target) && (row.get(target)?.cell ?? '') === '') row.set(target, { ...cell });
  const hasPrice = (['sellingPrice', 'mrp', 'priceInIndia'] as const).some((target) => row.get(target)?.cell);
  if (!hasPrice)
    notes.push({ column: '', value: '', reason: 'It has no price yet, so it waits as a draft.' });
  const order = ordered
    .slice(0, maxMembers)
    .map((size) => options.map((name) => size.values.get(name)).join(', '));
  const place = { key: parent.key, name: cutText(parent.name, 160), options, values, isByName: false, order };
  return { place, notes, measure: measureOf(values) };
}

const inUnits: Record<string, [factor: number, unit: (typeof units)[number]]> = {
  ...Object.fromEntries(units.map((unit) => [unit, [1, unit]])),
  l: [1_000, 'ml'],
  litre: [1_000, 'ml'],
  gm: [1, 'g'],
  kg: [1_000, 'g'],
};

/** `200 ml` as an option is the net quantity of the size. */
function measureOf(values: readonly string[]): SizedRow['measure'] {
  for (const value of values) {
    const [, count = '', name = ''] = /^(\d{1,6}(?:\.\d{1,3})?) ?([a-z]{1,9})$/i.exec(value) ?? [];
    const [factor, unit] = inUnits[name.toLowerCase()] ?? [];
    if (factor && unit) return { quantity: Math.round(Number(count) * factor), unit };
  }
  return null;
}

function refuse(row: RowCells, value: string, reason: string): PlannedRow {
  return refuseRow(row, { column: row.get('type')?.column ?? '', value, reason });
}

const short = (text: string) => cutText(text, 60);

const pictureOnly = {
  column: '',
  value: '',
  reason: 'The row adds only a picture. Files bring no pictures.',
};
