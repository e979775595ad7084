import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../category-tree.ts';
import { type Product, refusals, type Sort } from '../contract.ts';
import { listCategories } from './list-categories.ts';
import { products } from './tables.ts';
import { listedColumns, toProduct } from './to-product.ts';

type Page = { limit?: number | undefined; cursor?: number | undefined; sort?: Sort | undefined };

export type ProductPage = { products: Product[]; total: number; next: number | null };

const orders: Record<Sort | 'given', SQL[]> = {
  given: [],
  popular: [desc(products.popularity)],
  price: [asc(sql`${products.mrpPaise} * (100 - ${products.discountPercent})`)],
  'price-desc': [desc(sql`${products.mrpPaise} * (100 - ${products.discountPercent})`)],
  newest: [desc(products.createdAt)],
  rating: [desc(products.rating), desc(products.reviewCount)],
};

/**
 * Published products in the merchant's order or in that of `sort`: all of them, or, with `limit`, one page after the
 * first `cursor` (section 7, GET /api/products and the category calls). With `category`, an id or slug, those of it
 * and of its descendants. Refuses an unknown category (404).
 */
export async function listProducts(
  db: Db,
  { category, limit, cursor = 0, sort }: Page & { category?: string | undefined },
): Promise<ProductPage> {
  const within = category === undefined ? null : await categoryIds(db, category);
  const rows = await pageOf(db, sort ?? 'given', { within, cursor, limit: limit ?? null });
  const total = rows[0]?.total ?? (cursor === 0 ? 0 : await countOf(db, within));
  const next = cursor + rows.length;
  return {
    products: rows.map(toProduct),
    total,
    next: limit !== undefined && rows.length > 0 && next < total ? next : null,
  };
}

async function categoryIds(db: Db, idOrSlug: string): Promise<number[]> {
  const all = await listCategories(db);
  const category = findCategory(all, idOrSlug);
  if (!category) throw refusals.categoryNotFound();
  return withDescendants(all, category.id);
}

type Part = { within: number[] | null; cursor: number; limit: number | null };

const within = sql`${sql.placeholder('within')}::int[]`;
const matching = sql`${products.published} and (${within} is null or ${products.categoryId} = any(${within}))`;
const total = sql<number>`(select count(*)::int from ${products} where ${matching})`;

/** A page's rows, each with the number of all that match, counted in the same statement. */
function pageOf(db: Db, order: Sort | 'given', part: Part) {
  return prepared(db, `list_products_${order}`, (on) =>
    on
      .select({ ...listedColumns, total })
      .from(products)
      .where(matching)
      .orderBy(...orders[order], asc(products.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('cursor')),
  ).execute(part);
}

/** How many match: for a page after the last one, which has no row to say it. */
function countOf(db: Db, ids: number[] | null): Promise<number> {
  return db.$count(
    products,
    and(eq(products.published, true), ids ? inArray(products.categoryId, ids) : undefined),
  );
}
