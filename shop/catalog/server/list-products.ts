import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../category-tree.ts';
import { type Product, refusals, type Sort } from '../contract.ts';
import { listCategories } from './list-categories.ts';
import { products } from './tables.ts';
import { toProduct } from './to-product.ts';

type Page = { limit?: number | undefined; cursor?: number | undefined; sort?: Sort | undefined };

export type ProductPage = { products: Product[]; total: number; next: number | null };

/** What of a product a list shows: all but the texts of its own page. */
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
  const [rows, total] = await Promise.all([
    pageOf(db, sort ?? 'given', { within, cursor, limit: limit ?? null }),
    countOf(db, within),
  ]);
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

function pageOf(db: Db, order: Sort | 'given', part: Part) {
  const within = sql`${sql.placeholder('within')}::int[]`;
  return prepared(db, `list_products_${order}`, (on) =>
    on
      .select(listed)
      .from(products)
      .where(
        and(
          eq(products.published, true),
          sql`(${within} is null or ${products.categoryId} = any(${within}))`,
        ),
      )
      .orderBy(...orders[order], asc(products.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('cursor')),
  ).execute(part);
}

async function countOf(db: Db, within: number[] | null): Promise<number> {
  const where = and(eq(products.published, true), within ? inArray(products.categoryId, within) : undefined);
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}
