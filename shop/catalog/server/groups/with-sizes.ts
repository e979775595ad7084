import { type SQL, sql } from 'drizzle-orm';
import type { CardProduct } from '../../groups/cards.ts';
import { choicesLabel } from '../../groups/groups.ts';
import { type ListedProductRow, toProduct } from '../to-product.ts';
import { isOnCard } from './card-conditions.ts';

type Sizes = { groupId: number; name: string; options: string[]; count: number };

const group = sql.raw(`(select json_build_object('groupId', product_groups.id, 'name', product_groups.name,
    'options', product_groups.options,
    'count', (select count(*) from products member where member.group_id = product_groups.id and member.published))
  from product_groups where product_groups.id = products.group_id)`);

/** Name and number of sizes of the group of a card. */
export const sizesOfCard: SQL<Sizes | null> = sql`(case when products.group_id is not null then ${group} end)`;

/** As `sizesOfCard`, of products of which some are not those of their group's card: they have none. */
export const sizesWhereOnCard: SQL<Sizes | null> = sql`(case when products.group_id is not null and products.published
  and ${isOnCard} then ${group} end)`;

/** Returns a product with name and number of sizes of its group. A product without a second published size stays as it is. */
export function toCard(row: ListedProductRow & { sizes: Sizes | null }): CardProduct {
  const product = toProduct(row);
  if (!row.sizes || row.sizes.count < 2) return product;
  const { groupId, name, count, options } = row.sizes;
  return { ...product, sizes: { groupId, name, label: choicesLabel(count, options) } };
}
