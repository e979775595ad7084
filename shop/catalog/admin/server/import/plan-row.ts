import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '#platform/logged-change.ts';
import { describe, type EntityKind } from '#platform/server/changes/entity-kind.ts';
import { isUnsafe } from '#platform/server/body/unsafe-text.ts';
import { cutText, shortenText } from '#platform/text/cut-text.ts';
import type { FileLook, Mapping, RowExtras, RowProblem, RowResult } from '../../bulk/bulk-change.ts';
import type { Names } from '../../bulk/cells.ts';
import { type Existing, type ReadRow, readRow, type RowCells } from '../../bulk/read-row.ts';
import { priceProblems, withOnePrice } from '../../selling-price.ts';
import { productFields, type ProductValues, slugField } from '../../product-fields.ts';
import { type GateTools, problemsOf, worseProblems } from '../product-kind.ts';
import type { planPlace } from './sizes/plan-place.ts';
import { extraChanges, extrasOf, saysMore } from './row-extras.ts';
import { inColumns, rateChange, taxQuestions } from './row-questions.ts';
import type { SizedRow } from './sizes/variant-row.ts';

export type PlannedRow = {
  name: string;
  result: RowResult;
  productId: number | null;
  fields: Partial<ProductValues>;
  changes: FieldChange[];
  stockChange: number;
  extras: RowExtras;
  problems: RowProblem[];
};

export type Planning = Pick<Mapping, 'emptyClears' | 'categoryId' | 'productClass'> &
  GateTools & {
    names: Names;
    source: FileLook['source'];
    kind: EntityKind<ProductValues>;
  };

export type Keys = {
  /** The address as the file writes it. Rows of one product share it in exports of Shopify. */
  handle: string;
  /** The address when this shop can have it, else ''. */
  slug: string;
  sku: string;
  name: string;
};

/** The texts by which a row names its product. An address that the shop would make up is none of them. */
export function keysOf(row: RowCells): Keys {
  const cell = (target: 'slug' | 'sku' | 'name') => row.get(target)?.cell ?? '';
  const handle = cell('slug').toLowerCase();
  const slug = slugField.safeParse(handle).success ? handle : '';
  return { handle, slug, sku: cell('sku'), name: cell('name') };
}

/** The facts about a row beside its cells. */
export type RowNotes = {
  notes: RowProblem[];
  /** Its place in a group, by a file of another shop or by the columns of a group. */
  size?: SizedRow;
  placeOf: (told: ReadRow['told'], existing: Existing | null) => ReturnType<typeof planPlace>;
  /** Makes up the address of a new product that has none, with a note where it is not the plain one. */
  address: () => { slug: string; notes: RowProblem[] };
};

/** Returns a row that is refused for a reason that is known before its cells are read. */
export function refuseRow(row: RowCells, problem: RowProblem): PlannedRow {
  return plan(row, { result: 'refused', problems: [problem] });
}

/** Returns what a row would do: create a product, change `existing`, leave it, or be refused with reasons. Writes nothing. */
export function planRow(row: RowCells, existing: Existing | null, given: Planning & RowNotes): PlannedRow {
  const hidden = [...row.values()].filter(({ cell }) => isUnsafe(cell));
  if (hidden.length > 0) {
    const problems = hidden.map(({ column }) => ({ column, value: '', reason: hiddenCharacter }));
    return plan(row, { result: 'refused', problems });
  }
  const { fields, stock, problems, notes, ...said } = readRow(row, existing, given);
  const planned = given.placeOf(said.told, existing);
  if (planned && 'problem' in planned)
    problems.push({ column: row.get('group')?.column ?? '', value: '', reason: planned.problem });
  if (problems.length > 0) return plan(row, { result: 'refused', productId: existing?.id ?? null, problems });
  const extras = extrasOf(existing, {
    cost: said.cost,
    place: planned && 'place' in planned ? planned.place : undefined,
    sizeOf: given.size?.place.key,
  });
  const read = { row, fields: withOnePrice(fields), extras, notes: [...given.notes, ...notes], stock, given };
  return existing ? planChange(existing, read) : planCreation({ ...read, given });
}

const hiddenCharacter = 'This cell contains a hidden character that is not allowed.';

type ParsedRow = {
  row: RowCells;
  fields: Partial<ProductValues>;
  extras: RowExtras;
  notes: RowProblem[];
  stock: number | undefined;
  given: Planning;
};

/** Returns what these fields would change of a product, whatever says so. */
export function planFields(existing: Existing, fields: Partial<ProductValues>, given: Planning): PlannedRow {
  const planned = planChange(existing, {
    row: new Map(),
    fields,
    extras: {},
    notes: [],
    stock: undefined,
    given,
  });
  return Object.assign(planned, { name: existing.name });
}

function planChange(existing: Existing, { row, fields, extras, notes, stock, given }: ParsedRow): PlannedRow {
  const { id, stock: before, group: _, cost: _cost, ...values } = existing;
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isDeepStrictEqual(values[name as keyof ProductValues], value),
    ),
  ) as Partial<ProductValues>;
  const stockChange = stock === undefined ? 0 : stock - before;
  const isSame = Object.keys(changed).length === 0 && stockChange === 0 && !saysMore(extras);
  if (isSame) return plan(row, { result: 'unchanged', productId: id, extras, problems: notes });
  const after = { ...values, ...changed };
  const ofGate = isPublic(after)
    ? worseProblems(isPublic(values) ? problemsOf(values, given) : [], problemsOf(after, given))
    : [];
  const worse = [...priceProblems(after), ...ofGate];
  if (worse.length > 0)
    return plan(row, { result: 'refused', productId: id, problems: inColumns(row, worse) });
  const tax = taxQuestions(row, { fields: changed, after, given });
  if (tax.refused.length > 0) return plan(row, { result: 'refused', productId: id, problems: tax.refused });
  const changes = inWords(given, pickOf(values, changed), changed);
  changes.push(...rateChange(given, values, after), ...extraChanges(existing, extras));
  if (stockChange !== 0)
    changes.push({ field: 'stock', label: 'Stock', before: String(before), after: String(stock) });
  return plan(row, {
    result: 'change',
    productId: id,
    fields: changed,
    extras,
    changes,
    stockChange,
    problems: [...notes, ...tax.notes],
  });
}

function planCreation({
  row,
  fields,
  extras,
  notes,
  stock = 0,
  given,
}: Omit<ParsedRow, 'given'> & { given: Planning & RowNotes }): PlannedRow {
  const categoryId = fields.categoryId ?? given.categoryId;
  const missing = [
    fields.name === undefined && missingCell(row, 'name', 'A new product needs a name.'),
    categoryId === null &&
      missingCell(row, 'category', 'A new product needs a category. Choose one for such products above.'),
  ].filter((problem) => problem !== false);
  if (missing.length > 0 || fields.name === undefined || categoryId === null)
    return plan(row, { result: 'refused', problems: missing });
  const { slug, notes: ofAddress } = fields.slug ? { slug: fields.slug, notes: [] } : given.address();
  const productClass = fields.productClass ?? (given.productClass as ProductValues['productClass']);
  const whole = { ...given.size?.measure, ...fields, name: fields.name, slug, categoryId, productClass };
  const after: ProductValues = { ...blank, ...whole };
  const problems = [...priceProblems(after), ...(isPublic(after) ? problemsOf(after, given) : [])];
  if (problems.length > 0) return plan(row, { result: 'refused', problems: inColumns(row, problems) });
  const tax = taxQuestions(row, { fields: whole, after, given });
  if (tax.refused.length > 0) return plan(row, { result: 'refused', problems: tax.refused });
  const changes = [
    ...inWords(given, null, whole),
    ...rateChange(given, blank, after),
    ...extraChanges(null, extras),
  ];
  if (stock > 0) changes.push({ field: 'stock', label: 'Stock', before: '0', after: String(stock) });
  return plan(row, {
    result: 'create',
    fields: whole,
    extras,
    changes,
    stockChange: stock,
    problems: [...notes, ...ofAddress, ...tax.notes],
  });
}

/** A draft as the shop creates it. */
const blank: ProductValues = {
  ...(Object.fromEntries(
    Object.keys(productFields.shape).map((name) => [name, '']),
  ) as unknown as ProductValues),
  state: 'draft',
  mrp: 0,
  ...withOnePrice({ discountPercent: 0 }),
  quantity: 0,
  packs: [1, 2, 3],
  parts: [],
  pictures: [],
  maxPerLine: 10,
  subscribable: null,
  takesCash: true,
  concerns: [],
  synonyms: [],
  weightGrams: 0,
};

function isPublic({ state }: Pick<ProductValues, 'state'>): boolean {
  return state === 'published' || state === 'stopped';
}

function missingCell(row: RowCells, target: 'name' | 'category', reason: string): RowProblem {
  return { column: columnOf(row, target), value: '', reason };
}

function columnOf(row: RowCells, target: 'name' | 'category'): string {
  return row.get(target)?.column ?? '';
}

function pickOf(values: ProductValues, fields: Partial<ProductValues>): Partial<ProductValues> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name as keyof ProductValues]]));
}

function inWords(
  { kind, names }: Planning,
  before: Partial<ProductValues> | null,
  after: Partial<ProductValues>,
): FieldChange[] {
  return describe(kind, before, after).map(({ field, label, ...shown }) => {
    const slugOf = (text: string) => names.slugOfCategory.get(Number(text)) ?? text;
    const said = (text: string) => shortenText(field === 'categoryId' ? slugOf(text) : text, 160);
    return { field, label, before: said(shown.before), after: said(shown.after) };
  });
}

function plan(row: RowCells, given: Partial<PlannedRow> & Pick<PlannedRow, 'result'>): PlannedRow {
  const { name, handle, sku } = keysOf(row);
  return {
    name: cutText((name || handle || sku || 'Row without a name').replaceAll(/\p{Cc}/gu, ' '), 200),
    productId: null,
    fields: {},
    changes: [],
    stockChange: 0,
    extras: {},
    problems: [],
    ...given,
  };
}
