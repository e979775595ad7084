import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { productCounts } from '../filtering/tables.ts';
import { products } from '../tables.ts';
import { productGroups } from './tables.ts';

/** The order of the published members of a group: stock, then the lower price, then the merchant's order. */
const place = (of: string) =>
  `(not (${of}.on_sale and ${of}.stock > 0), ${of}.exact_price, ${of}.group_position, ${of}.id)`;

/**
 * A card shows the cheapest member of a group in stock, or the cheapest member of a group that is sold out. Said of published products, so
 * that the database may compare the members of all groups at once: a subquery for each product cost twice as much.
 */
export const isOnCard = sql`${sql.raw(`not exists (select from products as member
  where member.group_id = products.group_id and member.published and ${place('member')} < ${place('products')})`)}`;

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
