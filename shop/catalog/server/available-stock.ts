import { sql } from 'drizzle-orm';
import type { StockedPart } from '../stock-units.ts';

/** Returns SQL for the stock of the product with this alias. A combo has the minimum over its parts. */
export function stockSql(product: string): string {
  return `(case when ${product}.stock > 0 then ${product}.stock else coalesce((
    select min(part.stock / combo_parts.quantity)
    from combo_parts join products part on part.id = combo_parts.part_id
    where combo_parts.combo_id = ${product}.id), 0) end)`;
}

export const availableStock = sql<number>`${sql.raw(stockSql('products'))}`;

/** The parts of a combo with their own stock. */
export const stockedParts = sql<StockedPart[]>`${sql.raw(`coalesce((
  select json_agg(json_build_object('productId', part.id, 'slug', part.slug, 'name', part.name,
    'quantity', combo_parts.quantity, 'stock', part.stock) order by part.id)
  from combo_parts join products part on part.id = combo_parts.part_id
  where combo_parts.combo_id = products.id), '[]')`)}`;
