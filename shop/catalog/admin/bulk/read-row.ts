import { withoutGuard, withoutTextFormula } from '#platform/csv.ts';
import { productFields, type ProductState, type ProductValues } from '../product-fields.ts';
import { formatRupees } from '#platform/money.ts';
import { costField } from '../cost.ts';
import type { ProductPlace } from '../sizes.ts';
import { priceFields } from '../selling-price.ts';
import { shortenText } from '#platform/text/cut-text.ts';
import type { FileLook, Mapping, RowProblem } from './bulk-change.ts';
import { CellProblem, emptyValue, type Names, readCell, writeCell } from './cells.ts';
import { type OwnColumn, ownColumns, type Target } from './targets.ts';

/** The cells of a row by the field that its column holds, without spaces around them. */
export type RowCells = Map<Target, RowCell>;

export type RowCell = {
  column: string;
  cell: string;
  isFormula?: boolean;
  /** Whether an apostrophe is alone in the cell. */
  isLone?: boolean;
  /** Whether an apostrophe before a letter was taken off. */
  wasQuoted?: boolean;
};

export type Existing = ProductValues & {
  id: number;
  stock: number;
  group: ProductPlace | null;
  /** Rupees. Only read for the owner. */
  cost?: number | null;
};

export type ReadRow = {
  fields: Partial<ProductValues>;
  stock?: number;
  cost?: number | null;
  /** The product's place in a group, where the cells give a new one. */
  told: { group?: string; options?: string[]; optionValues?: string[] };
  problems: RowProblem[];
  /** Remarks for staff, although the row is good. */
  notes: RowProblem[];
};

export function cellsOf(
  cells: readonly string[],
  { headers, columns }: { headers: readonly string[]; columns: Mapping['columns'] },
): RowCells {
  const found: RowCells = new Map();
  columns.forEach((target, at) => {
    const written = withoutTextFormula((cells[at] ?? '').trim());
    const cell = withoutGuard(written);
    if (target)
      found.set(target as Target, {
        column: headers[at] ?? '',
        cell,
        isFormula: written.startsWith('='),
        isLone: written === "'",
        wasQuoted: /^'\p{L}/u.test(written),
      });
  });
  return found;
}

/**
 * Reads the fields of a row. A cell that equals the export of its product says nothing new and is never judged. Texts of
 * HTML must be plain already.
 */
export function readRow(row: RowCells, existing: Existing | null, given: Params): ReadRow {
  const read: ReadRow & { values: Map<Target, unknown> } = {
    fields: {},
    told: {},
    problems: [],
    notes: [],
    values: new Map(),
  };
  for (const [target, { column, cell, isFormula, wasQuoted }] of row) {
    if (existing && isOwn(target) && isSame(target, cell, existing, given.names)) continue;
    if (wasQuoted && texts.has(target))
      read.notes.push({ column, value: shortenText(cell, 200), reason: quoted });
    try {
      if (isFormula) throw new CellProblem('This is a formula. Save the file with values.');
      const value = cell === '' ? empty(target, existing, given) : readCell(target, cell, given.names);
      if (value !== undefined) read.values.set(target, value);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      refuseCell(read, { target, column, cell, reason: error.message, existing, given });
    }
  }
  place(read, row, existing);
  const { values: _, ...rest } = read;
  return rest;
}

const texts = new Set<Target>(['name', 'nameHindi', 'description', 'english', 'offer']);
const quoted =
  'An apostrophe at the beginning was taken off, as spreadsheets write it. Write two to keep one.';

type Params = Pick<Mapping, 'emptyClears' | 'categoryId'> & { names: Names; source: FileLook['source'] };

const isOwn = (target: Target): target is OwnColumn => target in ownColumns;

function isSame(target: OwnColumn, cell: string, existing: Existing, names: Names): boolean {
  return withoutGuard(writeCell(target, existing, names)).trim() === cell;
}

function empty(target: Target, existing: Existing | null, { emptyClears }: Params): unknown {
  return existing && emptyClears ? emptyValue(target) : undefined;
}

type Refused = {
  target: Target;
  column: string;
  cell: string;
  reason: string;
  existing: Existing | null;
  given: Params;
};

/** A new product of an unknown category takes the chosen one, a known product keeps its own, and a note says so. */
function refuseCell(read: ReadRow, { target, column, cell, reason, existing, given }: Refused): void {
  const problem = { column, value: target === 'cost' ? '' : shortenText(cell, 200), reason };
  const isForeign = existing && given.source !== 'own' && given.source !== null;
  const isNoted = target === 'category' && (given.categoryId !== null || isForeign);
  const place = existing ? 'stays in its category' : 'goes to the chosen category';
  if (isNoted) read.notes.push({ ...problem, reason: `${reason} The product ${place}.` });
  else read.problems.push(problem);
}

/** Gives each value to its field, and lets the rules of the form judge it. */
function place(read: ReadRow & { values: Map<Target, unknown> }, row: RowCells, existing: Existing | null) {
  for (const [target, value] of read.values) {
    const field = foreignFields[target] ?? target;
    if (target === 'group' || target === 'options' || target === 'optionValues')
      Object.assign(read.told, { [target]: value });
    else if (target === 'cost') judgeCost(read, row.get(target)!, value);
    else if (target === 'stock') checkStock(read, row, value as number, existing);
    else if (field === 'state') read.fields.state = stateFrom(target, value as ProductState, existing);
    else if (field in productFields.shape && field !== 'sellingPrice')
      judge(read, row.get(target)!, field as keyof typeof productFields.shape, value);
  }
  const price = read.values.get('sellingPrice');
  if (typeof price === 'number') placePrice(read, row, { price, existing });
}

const foreignFields: { [target in Target]?: keyof ProductValues } = {
  category: 'categoryId',
  published: 'state',
  descriptionHtml: 'description',
  weightKilograms: 'weightGrams',
  weightPounds: 'weightGrams',
  weightOunces: 'weightGrams',
};

/** A file that says only 'published' leaves a stopped or archived product as it is, unless it says the opposite. */
function stateFrom(target: Target, state: ProductState, existing: Existing | null): ProductState {
  if (target === 'state' || !existing) return state;
  const isPublic = existing.state === 'published' || existing.state === 'stopped';
  return isPublic === (state === 'published') ? existing.state : state;
}

function judge(
  read: ReadRow,
  { column, cell }: RowCell,
  field: keyof typeof productFields.shape,
  value: unknown,
) {
  const parsed = productFields.shape[field].safeParse(value);
  if (parsed.success) Object.assign(read.fields, { [field]: parsed.data });
  else {
    const reason = parsed.error.issues[0]?.message ?? 'This is not valid.';
    read.problems.push({ column, value: shortenText(cell, 200), reason });
  }
}

/** No problem names the amount, since colleagues of the owner see the rows. */
function judgeCost(read: ReadRow, { column }: RowCell, value: unknown) {
  const parsed = costField.safeParse(value);
  if (parsed.success) read.cost = parsed.data;
  else read.problems.push({ column, value: '', reason: parsed.error.issues[0]?.message ?? 'Not valid.' });
}

function checkStock(read: ReadRow, row: RowCells, told: number, existing: Existing | null): void {
  const { column, cell } = row.get('stock')!;
  const isOversold = Number.isInteger(told) && told < 0;
  const stock = isOversold ? 0 : told;
  if (isOversold)
    read.notes.push({ column, value: cell, reason: `The file says ${told}, oversold. The stock becomes 0.` });
  const refuse = (reason: string) => read.problems.push({ column, value: cell, reason });
  if (!Number.isInteger(stock) || stock < 0 || stock > 1_000_000)
    refuse('Stock is a whole number from 0 to 10,00,000.');
  else if ((existing?.parts.length ?? 0) > 0 || (read.fields.parts?.length ?? 0) > 0)
    refuse('A combo has no stock of its own. Its parts decide.');
  else if (stock !== (existing?.stock ?? 0)) read.stock = stock;
}

function placePrice(
  read: ReadRow,
  row: RowCells,
  { price, existing }: { price: number; existing: Existing | null },
) {
  const cell = row.get('sellingPrice')!;
  const said = row.get('mrp');
  const mrp = read.fields.mrp ?? (said && said.cell !== '' && existing ? existing.mrp : price);
  if (price > mrp) {
    read.problems.push({
      ...named(cell),
      reason: `The selling price is above the MRP of ${formatRupees(mrp)}.`,
    });
    return;
  }
  judge(read, cell, 'mrp', mrp);
  const { discountPercent, sellingPrice } = priceFields(
    { mrp, price },
    existing?.sellingPrice === null ? existing.discountPercent : 0,
  );
  judge(read, cell, 'discountPercent', discountPercent);
  judge(read, cell, 'sellingPrice', sellingPrice);
}

const named = ({ column, cell }: RowCell) => ({ column, value: shortenText(cell, 200) });
