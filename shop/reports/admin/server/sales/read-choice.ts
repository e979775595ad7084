import { and, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isSought } from '#shop/catalog/admin/server/search-names.ts';
import { withDescendants } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { ProductFilter } from '../../sales/contract.ts';
import type { SalesSplit } from '../../sales/figures.ts';

/** Says whether a row is one of the chosen. Null: all are. */
type Choice = ((key: string) => boolean) | null;

/** Reads which rows of products or categories a choice holds. Other rows know no choice. */
export async function readChoice(
  db: Db,
  { by, category, q }: ProductFilter & { by: SalesSplit },
): Promise<Choice> {
  if ((category === undefined && !q) || (by !== 'product' && by !== 'category')) return null;
  const categories = await listCategories(db);
  const within = category === undefined ? null : withDescendants(categories, category);
  const keys = by === 'product' ? await findProducts(db, { within, q }) : namedIn(categories, { within, q });
  const held = new Set(keys.map(({ id }) => String(id)));
  return (key) => held.has(key);
}

/** Returns the rows that a choice holds. */
export function chosen<Row>(rows: Map<string, Row>, isChosen: Choice): Map<string, Row> {
  return isChosen ? new Map([...rows].filter(([key]) => isChosen(key))) : rows;
}

type Within = { within: number[] | null; q: string | undefined };

function findProducts(db: Db, { within, q }: Within) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(within ? inArray(products.categoryId, within) : undefined, q ? isSought(q) : undefined));
}

function namedIn(categories: { id: number; name: string }[], { within, q = '' }: Within) {
  const sought = q.toLowerCase();
  return categories.filter(
    ({ id, name }) => (!within || within.includes(id)) && name.toLowerCase().includes(sought),
  );
}
