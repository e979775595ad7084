import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { Category } from '../contract.ts';
import { categories, products } from './tables.ts';

const { id, slug, name, nameHindi, parentId, icon, position } = categories;
const columns = { id, slug, name, nameHindi, parentId, icon };

/** Returns the categories that customers see, in the merchant's order. */
export async function listCategories(db: Db): Promise<Category[]> {
  return prepared(db, 'list_categories', (on) =>
    on
      .select(columns)
      .from(categories)
      .where(eq(categories.hiddenWithDemo, false))
      .orderBy(asc(position), asc(name)),
  ).execute();
}

type Linked = { categories: Category[]; onSale: ReadonlySet<string> };

/** Returns the categories that customers see, and which of these products are on sale. It is one statement in a shop with a category. */
export async function readLinked(db: Db, slugs: readonly string[]): Promise<Linked> {
  if (slugs.length === 0) return { categories: await listCategories(db), onSale: new Set() };
  const selling = db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.published, true), inArray(products.slug, [...slugs])));
  const rows = await db
    .select({ category: columns, selling: sql<string[]>`array(${selling})` })
    .from(categories)
    .where(eq(categories.hiddenWithDemo, false))
    .orderBy(asc(position), asc(name));
  const onSale = rows[0]?.selling ?? (await selling).map((row) => row.slug);
  return { categories: rows.map((row) => row.category), onSale: new Set(onSale) };
}
