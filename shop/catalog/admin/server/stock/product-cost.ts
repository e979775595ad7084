import { eq, inArray, sql } from 'drizzle-orm';
import { formatRupees, toPaise, toRupees } from '#platform/money.ts';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { comboParts, productCosts } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';
import type { ProductCost } from '../../cost.ts';

/** The cost price of a product in rupees, or null where the owner has given none. */
export const costKind: EntityKind<{ cost: number | null }> = {
  name: 'product-cost',
  label: 'Cost price',
  roles: [],
  fields: {
    cost: { label: 'Cost price', show: (cost) => (cost === null ? 'none' : formatRupees(cost as number)) },
  },
  async read(db, id) {
    const [row] = await db
      .select({ costPaise: productCosts.costPaise })
      .from(products)
      .leftJoin(productCosts, eq(productCosts.productId, products.id))
      .where(eq(products.id, Number(id)));
    return row ? { cost: row.costPaise === null ? null : toRupees(row.costPaise) } : null;
  },
  async write(tx, id, { cost = null }) {
    const productId = Number(id);
    if (cost === null) {
      await tx.delete(productCosts).where(eq(productCosts.productId, productId));
      return;
    }
    const costPaise = toPaise(cost);
    await tx
      .insert(productCosts)
      .values({ productId, costPaise })
      .onConflictDoUpdate({ target: productCosts.productId, set: { costPaise } });
  },
  async names(db, ids) {
    const rows = await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids.map(Number)));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  },
};

/** Returns the cost price of a product with its version. Refuses an unknown one (404). */
export async function readCost(db: Db, { id }: { id: number }): Promise<ProductCost> {
  const { version, value } = await readForEdit(db, costKind, String(id));
  return { version, cost: value.cost };
}

/**
 * Returns the cost prices of products in paise. A combo without one of its own costs what its parts cost. A product without a cost price, and a
 * combo with such a part, is left out.
 */
export async function costsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; paise: number }>(sql`
    select product_id as id, cost_paise as paise from ${productCosts} where product_id = any(${sql.param(ids)}::int[])
    union all
    select combo_id, sum(cost_paise * quantity)::int from ${comboParts} left join ${productCosts} on product_id = part_id
    where combo_id = any(${sql.param(ids)}::int[]) and combo_id not in (select product_id from ${productCosts})
    group by combo_id having count(cost_paise) = count(*)`);
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}
