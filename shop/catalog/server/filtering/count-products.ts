import { type SQL, sql } from 'drizzle-orm';
import { productCounts } from './tables.ts';
import type { Filtered } from './filter-products.ts';

/** Lists whose filters are not grouped count this far. */
export const maxCounted = 1_000;

/** Returns SQL for the number of products: exact for grouped filters, otherwise at most one above `maxCounted`. */
export function countSql({ hits, groups, isGrouped, isOfCards }: Filtered): SQL<number> {
  const number = isOfCards ? productCounts.cards : productCounts.products;
  if (isGrouped)
    return sql`(select coalesce(sum(${number}), 0)::int from ${productCounts}
      where ${groups ?? sql`true`})`;
  return sql`(select count(*)::int from (${hits} limit ${maxCounted + 1}) counted)`;
}

/** Returns the number to show, and whether more exist. */
export function totalOf(counted: number, { isGrouped }: Filtered): { total: number; isExact: boolean } {
  const isExact = isGrouped || counted <= maxCounted;
  return { total: isExact ? counted : maxCounted, isExact };
}
