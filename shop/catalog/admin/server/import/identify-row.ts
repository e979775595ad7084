import { cutText } from '#platform/text/cut-text.ts';
import type { FileLook, RowProblem } from '../../bulk/bulk-change.ts';
import type { Existing, RowCells } from '../../bulk/read-row.ts';
import { baseSlugOf, slugOf } from '../slugs/slug-of.ts';
import { type ProductIndex, nameKey } from './find-products.ts';
import { type Keys, type PlannedRow, refuseRow } from './plan-row.ts';

/** The row of a file that named a product first, by what names it, and the addresses that new products get. */
export type EarlierRows = {
  handles: Map<string, number>;
  skus: Map<string, number>;
  names: Map<string, number>;
  addresses: Map<string, number>;
};

type Identity = {
  product: Existing | null;
  /** Whether only its name says so. Such a row never changes the product. */
  isByName: boolean;
  notes: RowProblem[];
};

type Params = { keys: Keys; number: number; found: ProductIndex; seen: EarlierRows; isSize: boolean };

/**
 * Returns the product that a row names by its address or SKU, or null for a new one, or the row refused. A row without both may
 * share its name with a product or an earlier row: nobody can tell whether it means that one.
 */
export function identify(
  row: RowCells,
  { keys, number, found, seen, isSize }: Params,
): Identity | PlannedRow {
  const { handle, slug, sku } = keys;
  const problem = (target: 'slug' | 'sku' | 'name', value: string, reason: string): RowProblem => ({
    column: row.get(target)?.column ?? '',
    value: cutText(value, 200),
    reason,
  });
  const [ofHandle, ofSku] = [handle && seen.handles.get(handle), sku && seen.skus.get(sku)];
  const ofAddress = slug && seen.addresses.get(slug);
  if (ofHandle || ofSku || ofAddress) {
    const [target, value] = ofSku && !ofHandle ? (['sku', sku] as const) : (['slug', handle] as const);
    const reason = ofHandle || ofSku ? 'names the same product' : 'gets this address';
    return refuseRow(row, problem(target, value, `Row ${ofHandle || ofSku || ofAddress} ${reason}.`));
  }
  if (handle) seen.handles.set(handle, number);
  if (sku) seen.skus.set(sku, number);
  const [bySlug, bySku] = [found.bySlug.get(slug), found.bySku.get(sku)];
  // The address of a size is made up, and its SKU is not.
  if (isSize && bySku) row.delete('slug');
  else if (bySlug && bySku && bySlug.id !== bySku.id)
    return refuseRow(
      row,
      problem('sku', sku, `The slug belongs to ${bySlug.name}, and the SKU to ${bySku.name}.`),
    );
  const product = (isSize ? (bySku ?? bySlug) : (bySlug ?? bySku)) ?? null;
  const now = found.renamed.get(slug);
  if (!product && now !== undefined)
    return refuseRow(row, problem('slug', slug, `The product has the slug ${now} now.`));
  return product ? { product, isByName: false, notes: [] } : byName(row, { keys, found, seen, problem });
}

/** Keeps the name of a row that is not refused for the rows after it. */
export function rememberName({ name }: Keys, { number, seen }: { number: number; seen: EarlierRows }): void {
  const key = nameKey(name);
  if (key !== '' && !seen.names.has(key)) seen.names.set(key, number);
}

type Naming = {
  keys: Keys;
  found: ProductIndex;
  seen: EarlierRows;
  problem: (target: 'name', value: string, reason: string) => RowProblem;
};

function byName(row: RowCells, { keys, found, seen, problem }: Naming): Identity | PlannedRow {
  const { name, sku, slug } = keys;
  const key = nameKey(name);
  const first = key === '' ? undefined : seen.names.get(key);
  const [same] = key === '' ? [] : (found.byName.get(key) ?? []);
  const isKeyless = sku === '' && slug === '';
  if (isKeyless && first)
    return refuseRow(
      row,
      problem('name', name, `Row ${first} has the same name. Give each an SKU or an address of its own.`),
    );
  if (isKeyless && same) return { product: same, isByName: true, notes: [] };
  const other = first ? `Row ${first}` : same && `The product ${same.slug}`;
  const reason = `${other} has the same name. This row makes a further product.`;
  return { product: null, isByName: false, notes: other ? [problem('name', name, reason)] : [] };
}

/** A row that names its product only by the name may repeat it, and never change it. */
export function onlyUnchanged(row: RowCells, planned: PlannedRow, { name, slug }: Existing): PlannedRow {
  if (planned.result === 'unchanged') return planned;
  return refuseRow(row, {
    column: row.get('name')?.column ?? '',
    value: name,
    reason: `The shop has a product of this name. To change it, give its address ${slug} in a column Slug, or its SKU. For a further product give an SKU of its own.`,
  });
}

/** The text that an address is made of. */
export const baseOf = ({ handle, name }: Keys) => baseSlugOf(handle || name, 'product');

/**
 * Takes an address off the row that this shop cannot have. A file of ours means what it says, and is refused by the rules of the
 * field. Returns a note for a product that keeps its own.
 */
export function keepAddress(
  row: RowCells,
  { keys, product, source }: { keys: Keys; product: Existing | null; source: FileLook['source'] },
): RowProblem[] {
  const { handle, slug } = keys;
  const isOurs = source === 'own' || source === null;
  if (handle === '' || slug !== '' || (product && isOurs)) return [];
  const column = row.get('slug')?.column ?? '';
  row.delete('slug');
  if (!product || product.slug === baseOf(keys)) return [];
  const reason = `This shop cannot have this address. The product keeps ${product.slug}.`;
  return [{ column, value: cutText(handle, 200), reason }];
}

/** Makes up the address of a new product, which no product has or had, and no earlier row gets. */
export function makeAddress({ keys, taken, seen }: { keys: Keys; taken: Set<string>; seen: EarlierRows }): {
  slug: string;
  notes: RowProblem[];
} {
  const { handle, name } = keys;
  const base = baseOf(keys);
  const slug = slugOf(handle || name, 'product', new Set([...taken, ...seen.addresses.keys()]));
  const why = handle
    ? `This shop cannot have the address ${cutText(handle, 100)}.`
    : `The address ${base} is taken.`;
  const isPlain = !handle && slug === base;
  return {
    slug,
    notes: isPlain ? [] : [{ column: '', value: '', reason: `${why} The product gets ${slug}.` }],
  };
}
