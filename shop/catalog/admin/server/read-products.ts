import { inArray, type SQL } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { factNames, type Facts } from '../../declarations/fact-names.ts';
import { productGroups } from '../../server/groups/tables.ts';
import { comboParts } from '../../server/stock/tables.ts';
import { products } from '../../server/tables.ts';
import { picturesOf } from './pictures/picture-columns.ts';
import type { ProductPlace } from '../sizes.ts';
import { productFields, type ProductState, type ProductValues } from '../product-fields.ts';

type Row = typeof products.$inferSelect;

export type ReadProduct = ProductValues & { id: number; stock: number; group: ProductPlace | null };

/** Returns products as staff change them, in order of their ids, `limit` at most. */
export async function readProducts(db: Db, which: SQL, limit = 1_000): Promise<ProductValues[]> {
  const rows = await readProductRows(db, which, limit);
  return rows.map(({ id: _id, stock: _stock, group: _group, ...values }) => values);
}

/** Returns products as staff change them, with id, stock and group of their own. */
export async function readProductRows(db: Db, which: SQL, limit = 1_000): Promise<ReadProduct[]> {
  const rows = await db.select().from(products).where(which).orderBy(products.id).limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const byCombo = Map.groupBy(await readParts(db, ids), ({ comboId }) => comboId);
  const groups = await readGroups(db, rows);
  return rows.map((row) => {
    const parts = (byCombo.get(row.id) ?? []).map(({ productId, quantity }) => ({ productId, quantity }));
    const known = row.groupId === null ? undefined : groups.get(row.groupId);
    const group = known ? { ...known, values: row.optionValues } : null;
    return Object.assign(valuesOf(row, parts), { id: row.id, stock: row.stock, group });
  });
}

async function readGroups(db: Db, rows: readonly Row[]): Promise<Map<number, Omit<ProductPlace, 'values'>>> {
  const ids = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))];
  if (ids.length === 0) return new Map();
  const { id, name, options } = productGroups;
  const found = await db.select({ id, name, options }).from(productGroups).where(inArray(id, ids));
  return new Map(found.map((group) => [group.id, group]));
}

/** Returns the parts of combos, in the order of their ids. */
export async function readParts(db: Db, comboIds: number[]) {
  const { comboId, partId: productId, quantity } = comboParts;
  return db
    .select({ comboId, productId, quantity })
    .from(comboParts)
    .where(inArray(comboId, comboIds))
    .orderBy(comboId, productId);
}

export function valuesOf(row: Row, parts: ProductValues['parts']): ProductValues {
  const { mrpPaise, pricePaise, packs, offer, seller, sku, facts } = row;
  const stated = Object.fromEntries(factNames.map((name) => [name, facts[name] ?? '']));
  const known = Object.fromEntries(
    Object.entries(row).filter(([name]) => name in productFields.shape),
  ) as Omit<
    ProductValues,
    'state' | 'acceptedDoubts' | 'parts' | 'mrp' | 'sellingPrice' | 'pictures' | keyof Facts
  >;
  return {
    ...known,
    ...(stated as Required<Facts>),
    mrp: toRupees(mrpPaise),
    sellingPrice: pricePaise === null ? null : toRupees(pricePaise),
    packs: packs as ProductValues['packs'],
    offer: offer ?? '',
    seller: seller ?? '',
    sku: sku ?? '',
    parts,
    pictures: picturesOf(row),
    state: stateOf(row),
    acceptedDoubts: row.acceptedDoubts,
  };
}

export function stateOf({
  published,
  onSale,
  archivedAt,
}: Pick<Row, 'published' | 'onSale' | 'archivedAt'>): ProductState {
  if (archivedAt) return 'archived';
  if (!published) return 'draft';
  return onSale ? 'published' : 'stopped';
}
