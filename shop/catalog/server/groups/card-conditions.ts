import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { productCounts } from '../filtering/tables.ts';
import { products } from '../tables.ts';
import { productGroups } from './tables.ts';

/** A card shows the cheapest member of a group in stock, or the cheapest member of a group that is sold out. */
export const isOnCard = sql`${sql.raw(`(products.group_id is null or products.id = (
  select member.id from products as member
  where member.group_id = products.group_id and member.published
  order by (member.on_sale and member.stock > 0) desc, member.exact_price, member.group_position, member.id
  limit 1))`)}`;

/** The row of `product_counts` where a product counts as a card. */
export const cardKey = sql`${sql.raw(`coalesce(
  (select product_groups.counts_key from product_groups where product_groups.id = products.group_id), products.counts_key)`)}`;

/** Returns the condition of cards in these rows of `product_counts`. A group counts where its lead does, whatever its members say. */
export function inCounts(counts: SQL, ofProduct: SQL): SQL {
  const keys = sql`array(select ${productCounts.key} from ${productCounts} where ${counts})`;
  const groups = sql`${products.groupId} = any(array(
    select ${productGroups.id} from ${productGroups} where ${productGroups.countsKey} = any(${keys})))`;
  return or(and(isNull(products.groupId), ofProduct), groups)!;
}
