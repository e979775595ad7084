import { and, eq, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../../category-tree.ts';
import type { Category } from '../../contract.ts';
import { homeCountry, importedGoods } from '../../facts.ts';
import type { Filters } from '../../filters.ts';
import { availableStock } from '../available-stock.ts';
import { cardKey, cardsInCounts, inCounts, isOnCard, isOnCardInStock } from '../groups/card-conditions.ts';
import { listCategories } from '../list-categories.ts';
import { products } from '../tables.ts';
import { productCounts } from './tables.ts';

export type Filtered = {
  /** Of published products that meet all filters. */
  where: SQL;
  /** Selects the keys in `product_counts` of the same, by the groups of the products, which an index counts. */
  hits: SQL;
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
  const ofLists = (table: typeof products | typeof productCounts) =>
    and(
      ids === undefined ? undefined : inArray(table.categoryId, ids),
      form === undefined ? undefined : eq(table.form, form),
    );
  const groupsOf = (table: typeof products | typeof productCounts) =>
    and(
      ofLists(table),
      concern === undefined ? undefined : sql`${table.concerns} @> ${sql.param([concern])}::text[]`,
      origin === undefined
        ? undefined
        : origin === importedGoods
          ? notInArray(table.countryOfOrigin, ['', homeCountry])
          : eq(table.countryOfOrigin, origin),
    );
  const groups = groupsOf(productCounts);
  const onCard = inStock === undefined ? isOnCard : isOnCardInStock;
  const shared = and(eq(products.published, true), isOfCards ? onCard : undefined);
  const ofProducts = groupsOf(products);
  // The indexes of the sort orders hold the key, and neither concerns nor country.
  const isOfKey = groups && (concern !== undefined || origin !== undefined);
  const ofKey = isOfKey ? and(ofLists(products), hasKeyOf(groups)) : ofProducts;
  const inGroups = isOfCards && groups && ofProducts ? inCounts(groups, ofProducts) : ofKey;
  return {
    where: and(shared, inGroups, bounds)!,
    hits: hitsOf({
      shared,
      groups,
      bounds,
      isOfCards,
      isPriced: minPrice !== undefined || maxPrice !== undefined,
    }),
    groups,
    isGrouped: bounds === undefined,
    isOfCards,
  };
}

type Conditions = Record<'shared' | 'groups' | 'bounds', SQL | undefined> &
  Record<'isOfCards' | 'isPriced', boolean>;

function hitsOf({ shared, groups, bounds, isOfCards, isPriced }: Conditions): SQL {
  if (isOfCards && groups) return cardsInCounts(groups, bounds);
  const inGroups = groups && hasKeyOf(groups);
  const key = isOfCards ? cardKey : products.countsKey;
  // In this order the database stops at the last that is counted, and does not compare all groups first.
  const order = isOfCards && isPriced ? sql`order by ${products.exactPrice}, ${products.id}` : sql``;
  return sql`select ${key} as counts_key from ${products} where ${and(shared, inGroups, bounds)} ${order}`;
}

function hasKeyOf(groups: SQL): SQL {
  return sql`${products.countsKey} = any(array(select ${productCounts.key} from ${productCounts} where ${groups}))`;
}

function categoryIds(categories: Category[], idOrSlug: string): number[] {
  const within = findCategory(categories, idOrSlug);
  return within ? withDescendants(categories, within.id) : [];
}
