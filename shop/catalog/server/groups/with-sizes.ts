import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { products as table } from '../tables.ts';
import { isOnCard } from './card-conditions.ts';
import { choicesLabel } from '../../groups/groups.ts';
import type { CardProduct } from '../../groups/cards.ts';
import type { Product } from '../../contract.ts';

/** As `withSizes`, for products of which some are not those of their group's card: they stay as they are, with their own price. */
export async function withCards(db: Db, products: Product[]): Promise<CardProduct[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        inArray(
          table.id,
          products.map(({ id }) => id),
        ),
        isNotNull(table.groupId),
        eq(table.published, true),
        isOnCard,
      ),
    );
  const cards = new Set(rows.map(({ id }) => id));
  if (cards.size === 0) return products;
  const sized = await withSizes(
    db,
    products.filter(({ id }) => cards.has(id)),
  );
  const byId = new Map(sized.map((product) => [product.id, product]));
  return products.map((product) => byId.get(product.id) ?? product);
}

/** Returns products with name and number of sizes of their groups. A product without a second published size stays as it is. */
export async function withSizes(db: Db, products: Product[]): Promise<CardProduct[]> {
  if (products.length === 0) return [];
  const { rows } = await executeNamed(db, 'with_sizes', sizesSql, [products.map(({ id }) => id)]);
  const sizes = new Map(
    (rows as SizesRow[]).map(({ id, groupId, name, count, options }) => [
      id,
      { groupId, name, label: choicesLabel(count, options) },
    ]),
  );
  return products.map((product) => {
    const found = sizes.get(product.id);
    return found ? { ...product, sizes: found } : product;
  });
}

type SizesRow = { id: number; groupId: number; name: string; count: number; options: string[] };

const sizesSql = `
  select own.id, product_groups.id as "groupId", product_groups.name, product_groups.options, count(*)::int as count
  from products own join product_groups on product_groups.id = own.group_id
    join products member on member.group_id = own.group_id and member.published
  where own.id = any($1::int[])
  group by own.id, product_groups.id having count(*) > 1`;
