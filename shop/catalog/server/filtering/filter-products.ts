import { and, eq, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../../category-tree.ts';
import type { Category } from '../../contract.ts';
import { homeCountry, importedGoods } from '../../facts.ts';
import type { Filters } from '../../filters.ts';
import { availableStock } from '../available-stock.ts';
import { inCounts, isOnCard } from '../groups/card-conditions.ts';
import { listCategories } from '../list-categories.ts';
import { products } from '../tables.ts';
import { productCounts } from './tables.ts';

export type Filtered = {
  /** Of published products that meet all filters. */
  where: SQL;
  /** The same, by the groups of the products, which an index counts. */
  counted: SQL;
  /** Of `product_counts`, as far as category, form, concern and origin tell. */
  groups: SQL | undefined;
  /** Whether the groups count exactly the products that meet all filters. */
  isGrouped: boolean;
  /** Whether a group of products is one card. */
  isOfCards: boolean;
};

export type ListOptions = {
  /** Shows a card for each group of products, and not each product. */
  isOfCards?: boolean;
  /** The categories of a caller that reads them anyway. */
  readCategories?: () => Promise<Category[]>;
};

/** Returns the conditions of filters. An unknown category has no products. */
export async function filterProducts(db: Db, filters: Filters, options: ListOptions = {}): Promise<Filtered> {
  const { readCategories = () => listCategories(db) } = options;
  const categories = filters.category === undefined ? [] : await readCategories();
  return conditionsOf(filters, categories, options);
}

/** As `filterProducts`, for a caller that knows the categories. */
export function conditionsOf(
  filters: Filters,
  categories: Category[],
  { isOfCards = false }: ListOptions = {},
): Filtered {
  const { form, concern, origin, minPrice, maxPrice, inStock, rating } = filters;
  const ids = filters.category === undefined ? undefined : categoryIds(categories, filters.category);
  const bounds = and(
    minPrice === undefined ? undefined : gte(products.exactPrice, minPrice * 10_000),
    maxPrice === undefined ? undefined : lte(products.exactPrice, maxPrice * 10_000),
    inStock === undefined ? undefined : sql`${products.onSale} and ${availableStock} > 0`,
    rating === undefined ? undefined : gte(products.rating, rating),
  );
  const groupsOf = (table: typeof products | typeof productCounts) =>
    and(
      ids === undefined ? undefined : inArray(table.categoryId, ids),
      form === undefined ? undefined : eq(table.form, form),
      concern === undefined ? undefined : sql`${table.concerns} @> ${sql.param([concern])}::text[]`,
      origin === undefined
        ? undefined
        : origin === importedGoods
          ? notInArray(table.countryOfOrigin, ['', homeCountry])
          : eq(table.countryOfOrigin, origin),
    );
  const groups = groupsOf(productCounts);
  const inGroups =
    groups &&
    sql`${products.countsKey} = any(array(select ${productCounts.key} from ${productCounts} where ${groups}))`;
  const shared = [eq(products.published, true), isOfCards ? isOnCard : undefined];
  const asCards = (ofProduct: SQL | undefined) =>
    isOfCards && groups && ofProduct ? inCounts(groups, ofProduct) : ofProduct;
  return {
    where: and(...shared, asCards(groupsOf(products)), bounds)!,
    counted: and(...shared, asCards(inGroups), bounds)!,
    groups,
    isGrouped: bounds === undefined,
    isOfCards,
  };
}

function categoryIds(categories: Category[], idOrSlug: string): number[] {
  const within = findCategory(categories, idOrSlug);
  return within ? withDescendants(categories, within.id) : [];
}
