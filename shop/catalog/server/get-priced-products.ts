import { type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { sizedName } from '../groups/sized-name.ts';
import type { StockedPart } from '../stock-units.ts';
import { availableStock, stockedParts } from './available-stock.ts';
import { products } from './tables.ts';

/** The names of its category and of the two levels above. A tree has no more. */
const categoryNames = sql<string[]>`array(select place.name from categories as own
  left join categories as above on above.id = own.parent_id
  join categories as place on place.id in (own.id, own.parent_id, above.parent_id) where own.id = ${products.categoryId})`;

export const pricedColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  optionValues: products.optionValues,
  imageUrl: products.imageUrl,
  seller: products.seller,
  mrpPaise: products.mrpPaise,
  discountPercent: products.discountPercent,
  pricePaise: products.pricePaise,
  /** Of a combo, the minimum over its parts. */
  stock: availableStock,
  packs: products.packs,
  parts: stockedParts,
  onSale: products.onSale,
  published: products.published,
  subscribable: products.subscribable,
  takesCash: products.takesCash,
  categories: categoryNames,
  maxPerLine: products.maxPerLine,
  weightGrams: products.weightGrams,
};

export type PricedProduct = Pick<
  InferSelectModel<typeof products> & { parts: StockedPart[]; categories: string[] },
  keyof typeof pricedColumns
>;

/** Returns products by id for cart and order, prices in paise. The name of a size says which. Omits unknown ids. */
export async function getPricedProducts(db: Db, ids: number[]): Promise<Map<number, PricedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await prepared(db, 'get_priced_products', (on) =>
    on
      .select(pricedColumns)
      .from(products)
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`),
  ).execute({ ids });
  return new Map(rows.map((row) => [row.id, { ...row, name: sizedName(row) }]));
}
