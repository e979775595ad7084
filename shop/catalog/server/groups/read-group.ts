import { type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { ProductGroup } from '../../groups/groups.ts';
import { sellingPaise } from '../../unit-price.ts';
import type { products } from '../tables.ts';
import { isAvailable } from '../to-product.ts';

type ProductRow = typeof products.$inferSelect;

type MemberRow = Pick<
  ProductRow,
  'id' | 'slug' | 'mrpPaise' | 'discountPercent' | 'pricePaise' | 'stock' | 'onSale' | 'quantity' | 'unit'
> & { values: string[] };

type GroupRow = Omit<ProductGroup, 'canonical' | 'members'> & { cardId: number; members: MemberRow[] | null };

/** The group of a product with its published members in the merchant's order, in the statement of the product. A member is no combo, so its stock is its own. */
export const groupOfProduct: SQL<GroupRow | null> = sql`${sql.raw(`(case when products.group_id is not null then (
  select json_build_object('id', product_groups.id, 'name', product_groups.name, 'options', product_groups.options,
    'cardId', product_groups.card_id, 'members', (
      select json_agg(json_build_object('id', member.id, 'slug', member.slug, 'values', member.option_values,
        'mrpPaise', member.mrp_paise, 'discountPercent', member.discount_percent, 'pricePaise', member.price_paise,
        'stock', member.stock, 'onSale', member.on_sale, 'quantity', member.quantity, 'unit', member.unit)
        order by member.group_position, member.id)
      from products member where member.group_id = product_groups.id and member.published))
  from product_groups where product_groups.id = products.group_id) end)`)}`;

/** Returns a group for the wire, or null for one with fewer than two published members. */
export function toGroup(row: GroupRow | null): ProductGroup | null {
  const [first, second] = row?.members ?? [];
  if (!row?.members || !first || !second) return null;
  const { id, name, options, cardId, members } = row;
  const canonical = members.find((member) => member.id === cardId) ?? first;
  return { id, name, options, canonical: canonical.slug, members: members.map(toMember) };
}

function toMember(row: MemberRow): ProductGroup['members'][number] {
  const { slug, values, stock, quantity, unit } = row;
  return {
    slug,
    values,
    sellingPrice: toRupees(sellingPaise(row)),
    status: isAvailable(row) ? 'Available' : 'out of stock',
    stockQuantity: stock,
    typeQuantity: quantity,
    measurementUnit: unit,
  };
}
