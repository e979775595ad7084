import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { productCounts } from '../filtering/tables.ts';
import { products } from '../tables.ts';
import { productGroups } from './tables.ts';

const inStock = (of: string) => `(${of}.on_sale and ${of}.stock > 0)`;
const price = (of: string) => `${of}.exact_price, ${of}.group_position, ${of}.id`;
/** The order of the published members of a group: stock, then the lower price, then the merchant's order. */
const place = (of: string) => `(not ${inStock(of)}, ${price(of)})`;

/**
 * A card shows the cheapest member of a group in stock, or the cheapest member of a group that is sold out. Said of published products, so
 * that the database may compare the members of all groups at once: a subquery for each product cost twice as much.
 */
export const isOnCard = sql`${sql.raw(`not exists (select from products as member
  where member.group_id = products.group_id and member.published and ${place('member')} < ${place('products')})`)}`;

/** As `isOnCard`, said of products in stock: no cheaper member is. The index `products_of_group` has this order, so few members are read. */
export const isOnCardInStock = sql`${sql.raw(`not exists (select from products as member
  where member.group_id = products.group_id and (${price('member')}) < (${price('products')})
    and member.published and ${inStock('member')})`)}`;

/** The row of `product_counts` where a product counts as a card. */
export const cardKey = sql`${sql.raw(`coalesce(
  (select product_groups.counts_key from product_groups where product_groups.id = products.group_id), products.counts_key)`)}`;

/**
 * Returns the condition of cards in these rows of `product_counts`. A group counts where its lead does, whatever its members say. The set
 * is compared at once, which an array is not; the array lets the database begin with the few products of a rare filter.
 */
export function inCounts(counts: SQL, ofProduct: SQL): SQL {
  const groups = sql`select ${productGroups.id} from ${productGroups} where ${productGroups.countsKey} = any(${keysOf(counts)})`;
  return or(
    and(isNull(products.groupId), ofProduct),
    sql`(${products.groupId} in (${groups}) and ${products.groupId} = any(array(${groups})))`,
  )!;
}

/** Selects the row of `product_counts` of each card in these rows that meets `bounds`. Each group is read once. */
export function cardsInCounts(counts: SQL, bounds: SQL | undefined): SQL {
  const cards = sql.raw(`product_groups cross join lateral (
    select member.id, member.on_sale, member.stock, member.exact_price, member.rating from products member
    where member.group_id = product_groups.id and member.published
    order by not ${inStock('member')}, ${price('member')} limit 1) as products`);
  return sql`
    (select counts_key from ${products}
      where ${and(eq(products.published, true), isNull(products.groupId), sql`${products.countsKey} = any(${keysOf(counts)})`, bounds)})
    union all (select product_groups.counts_key from ${cards}
      where ${and(sql`${productGroups.countsKey} = any(${keysOf(counts)})`, bounds)})`;
}

function keysOf(counts: SQL): SQL {
  return sql`array(select ${productCounts.key} from ${productCounts} where ${counts})`;
}
