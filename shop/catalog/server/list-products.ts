import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../category-tree.ts';
import { type Product, refusals } from '../contract.ts';
import { listCategories } from './list-categories.ts';
import { products } from './tables.ts';
import { toProduct } from './to-product.ts';

type Page = { limit?: number; cursor?: number };

export type ProductPage = { products: Product[]; total: number; next: number | null };

const {
  latin: _l,
  sanskrit: _s,
  english: _e,
  synonyms: _y,
  ingredients: _i,
  howToUse: _h,
  dosha: _d,
  ...listed
} = getTableColumns(products);

/**
 * Published products in order of id: all of them, or, with `limit`, one page that starts after `cursor`
 * (section 7, GET /api/products and the category calls). With `category`, an id or slug, those of it and of its
 * descendants. Refuses an unknown category (404).
 */
export async function listProducts(
  db: Db,
  { category, limit, cursor = 0 }: Page & { category?: string },
): Promise<ProductPage> {
  const within = category === undefined ? null : await categoryIds(db, category);
  const [rows, total] = await Promise.all([pageOf(db, within, cursor, limit ?? null), countOf(db, within)]);
  const last = rows.at(-1);
  const more = limit !== undefined && rows.length > limit;
  const page = more ? rows.slice(0, limit) : rows;
  return { products: page.map(toProduct), total, next: more && last ? (page.at(-1)?.id ?? null) : null };
}

async function categoryIds(db: Db, idOrSlug: string): Promise<number[]> {
  const all = await listCategories(db);
  const category = findCategory(all, idOrSlug);
  if (!category) throw refusals.categoryNotFound();
  return withDescendants(all, category.id);
}

function pageOf(db: Db, within: number[] | null, cursor: number, limit: number | null) {
  return prepared(db, 'list_products', (on) =>
    on
      .select(listed)
      .from(products)
      .where(
        and(
          eq(products.published, true),
          gt(products.id, sql.placeholder('cursor')),
          sql`(${sql.placeholder('within')}::int[] is null or ${products.categoryId} = any(${sql.placeholder('within')}::int[]))`,
        ),
      )
      .orderBy(asc(products.id))
      .limit(sql.placeholder('limit')),
  ).execute({ cursor, within, limit: limit === null ? null : limit + 1 });
}

async function countOf(db: Db, within: number[] | null): Promise<number> {
  const where = and(eq(products.published, true), within ? inArray(products.categoryId, within) : undefined);
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}
