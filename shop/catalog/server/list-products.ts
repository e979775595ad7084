import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { findCategory } from '../category-tree.ts';
import type { CardProduct } from '../groups/cards.ts';
import { refusals } from '../refusals.ts';
import type { Filters, Sort } from '../filters.ts';
import { conditionsOf, type Filtered, type ListOptions } from './filtering/filter-products.ts';
import { countSql, totalOf } from './filtering/count-products.ts';
import { cursorAfter, type Place, readCursor } from './filtering/list-cursor.ts';
import { afterPlace, orderOf, placeOf } from './filtering/sort-orders.ts';
import { sizesOfCard, toCard } from './groups/with-sizes.ts';
import { listCategories } from './list-categories.ts';
import { products } from './tables.ts';
import { listedColumns } from './to-product.ts';

type Page = { limit?: number | undefined; cursor?: string | undefined };

export type ProductPage = {
  products: CardProduct[];
  /** At most a thousand when it is not exact. */
  total: number;
  isExact: boolean;
  /** The cursor of the next page. */
  next: string | null;
};

/**
 * Lists published products in the merchant's order or that of `sort`: all, or with `limit` the page at `cursor` (section 7,
 * GET /api/products and the category endpoints). `category`, an id or slug, includes its descendants. With `isOfCards` a group of
 * products is one card. Returns the page and the total. Refuses an unknown category (404) and cursor (400).
 */
export async function listProducts(
  db: Db,
  {
    limit,
    cursor,
    sort,
    isOfCards = false,
    readCategories = () => listCategories(db),
    ...filters
  }: Page & Filters & ListOptions,
): Promise<ProductPage> {
  const categories = filters.category === undefined ? [] : await readCategories();
  if (filters.category !== undefined && !findCategory(categories, filters.category))
    throw refusals.categoryNotFound();
  const filtered = conditionsOf(filters, categories, { isOfCards });
  const place = readCursor(cursor);
  // One row more tells whether another page exists.
  const read = { filtered, place, sort, limit: limit === undefined ? null : limit + 1 };
  const isPlain = place.after === null && Object.values(filters).every((filter) => filter === undefined);
  const rows = await (isPlain ? plainPage(db, read) : filteredPage(db, read));
  const counted = rows[0]?.counted ?? (cursor === undefined ? 0 : await count(db, filtered));
  const page = limit === undefined ? rows : rows.slice(0, limit);
  return {
    products: page.map(toCard),
    ...totalOf(counted, filtered),
    next:
      rows.length > page.length
        ? cursorAfter(place, { length: page.length, last: page.at(-1)!.place })
        : null,
  };
}

type Params = { filtered: Filtered; place: Place; sort: Sort | undefined; limit: number | null };

/** Each row carries the total, counted once in the same statement. */
function columnsOf({ filtered, sort }: Params) {
  const sizes = filtered.isOfCards ? sizesOfCard : sql<null>`null`;
  return { ...listedColumns, counted: countSql(filtered), place: placeOf(sort), sizes };
}

/** The ids alone come from an index, so that products before the page and between its rows are not read. */
function idsOf(db: Db, { where, sort }: { where: SQL; sort: Sort | undefined }) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf(sort));
}

function plainPage(db: Db, read: Params) {
  const { filtered, sort, place, limit } = read;
  return prepared(db, `list_${filtered.isOfCards ? 'cards' : 'products'}_${sort ?? 'given'}`, (on) =>
    on
      .select(columnsOf(read))
      .from(products)
      .where(
        inArray(
          products.id,
          idsOf(on, { where: filtered.where, sort })
            .limit(sql.placeholder('limit'))
            .offset(sql.placeholder('passOver')),
        ),
      )
      .orderBy(...orderOf(sort)),
  ).execute({ limit, passOver: place.passOver });
}

/** Unprepared, since the plan depends on the values of the filters. */
function filteredPage(db: Db, read: Params) {
  const { filtered, sort, place, limit } = read;
  const after = place.after === null ? undefined : placeCondition(place.after, sort);
  const ids = idsOf(db, { where: and(filtered.where, after)!, sort }).offset(place.passOver);
  return db
    .select(columnsOf(read))
    .from(products)
    .where(inArray(products.id, limit === null ? ids : ids.limit(limit)))
    .orderBy(...orderOf(sort));
}

function placeCondition(after: string[], sort: Sort | undefined): SQL {
  const condition = afterPlace(after, sort);
  if (!condition) throw refusals.unknownCursor();
  return condition;
}

/** Counts for a page beyond the end, which has no row with the total. */
async function count(db: Db, filtered: Filtered): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`select ${countSql(filtered)} as counted`);
  return rows[0]!.counted;
}
