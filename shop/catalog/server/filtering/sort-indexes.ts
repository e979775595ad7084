import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

type Sorted = Record<
  | 'id'
  | 'popularity'
  | 'exactPrice'
  | 'createdAt'
  | 'rating'
  | 'reviewCount'
  | 'categoryId'
  | 'form'
  | 'countsKey'
  | 'published',
  ExtraConfigColumn
>;

/**
 * An index of `products` for each sort order. Its end lets a list pass over products of other categories, forms, concerns, countries and
 * prices without reading them.
 */
export function sortIndexes(table: Sorted) {
  const { id, categoryId, form, countsKey, exactPrice } = table;
  const first = (column: ExtraConfigColumn) => column.desc().nullsFirst();
  const indexes = [
    index('products_by_popularity').on(first(table.popularity), id, categoryId, form, countsKey, exactPrice),
    index('products_by_price').on(exactPrice, id, categoryId, form, countsKey),
    index('products_by_price_desc').on(first(exactPrice), id, categoryId, form, countsKey),
    index('products_by_age').on(first(table.createdAt), id, categoryId, form, countsKey, exactPrice),
    index('products_by_rating').on(
      first(table.rating),
      first(table.reviewCount),
      id,
      categoryId,
      form,
      countsKey,
      exactPrice,
    ),
  ];
  return indexes.map((one) => one.where(sql`${table.published}`));
}
