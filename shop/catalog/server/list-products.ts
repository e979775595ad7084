import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../category-tree.ts';
import { type Product, refusals } from '../contract.ts';
import type { Filters, Sort } from '../filters.ts';
import { listCategories } from './list-categories.ts';
import { filterProducts, sortOrders } from './filtering/filter-products.ts';
import { products } from './tables.ts';
import { listedColumns, toProduct } from './to-product.ts';

type Page = { limit?: number | undefined; cursor?: number | undefined };

export type ProductPage = { products: Product[]; total: number; next: number | null };

/**
 * Lists published products in the merchant's order or that of `sort`: all, or with `limit` one page after the first `cursor`
 * (section 7, GET /api/products and the category endpoints). `category`, an id or slug, includes its descendants. Returns the
 * page and the total. Refuses an unknown category (404).
 */
export async function listProducts(
  db: Db,
  { category, limit, cursor = 0, sort, ...filters }: Page & Filters,
): Promise<ProductPage> {
  const within = category === undefined ? null : await categoryIds(db, category);
  const part = { within, cursor, limit: limit ?? null };
  const filtered = Object.values(filters).some((filter) => filter !== undefined)
    ? await filterProducts(db, { category, ...filters })
    : null;
  const rows = filtered
    ? await filteredPageOf(db, { sort, filtered, ...part })
    : await pageOf(db, sort ?? 'given', part);
  const total = rows[0]?.total ?? (cursor === 0 ? 0 : await countOf(db, filtered, within));
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

/** Each row carries the total, counted in the same statement. */
function pageOf(db: Db, order: Sort | 'given', part: Part) {
  return prepared(db, `list_products_${order}`, (on) =>
    on
      .select({ ...listedColumns, total })
      .from(products)
      .where(matching)
      .orderBy(...(order === 'given' ? [] : sortOrders[order]), asc(products.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('cursor')),
  ).execute(part);
}

/** Unprepared, since there are too many combinations of filters. */
function filteredPageOf(
  db: Db,
  { sort, filtered, cursor, limit }: Part & { sort: Sort | undefined; filtered: SQL },
) {
  const page = db
    .select({ ...listedColumns, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .where(filtered)
    .orderBy(...(sort ? sortOrders[sort] : []), asc(products.id))
    .offset(cursor);
  return limit === null ? page : page.limit(limit);
}

/** Counts for a page beyond the end, which has no row with the total. */
function countOf(db: Db, filtered: SQL | null, ids: number[] | null): Promise<number> {
  return db.$count(
    products,
    filtered ?? and(eq(products.published, true), ids ? inArray(products.categoryId, ids) : undefined),
  );
}
