import { inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { comboParts, products } from './tables.ts';

type Part = { partId: number; quantity: number };

/**
 * Sets the parts of a combo; without parts it is a product with stock of its own again. A stock movement clears the stock
 * that it had. Refuses an unknown product (404), and a combo as a part (409).
 */
export async function saveComboParts(
  db: Db,
  { comboId, parts }: { comboId: number; parts: Part[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = [comboId, ...parts.map(({ partId }) => partId)];
    const known = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(products.id)
      .for('update');
    if (known.length < ids.length) throw refusals.productNotFound();
    await tx.delete(comboParts).where(sql`${comboParts.comboId} = ${comboId}`);
    if (parts.length === 0) return;
    const nested = await tx
      .select({ id: comboParts.comboId })
      .from(comboParts)
      .where(sql`${comboParts.partId} = ${comboId} or ${inArray(comboParts.comboId, ids)}`);
    if (nested.length > 0) throw refusals.comboInCombo();
    await tx.insert(comboParts).values(parts.map((part) => ({ comboId, ...part })));
    await clearComboStock(tx, { productIds: [comboId] });
  });
}

/** Clears the stock of the combos among these products by a stock movement, since a combo has none of its own. */
export async function clearComboStock(tx: Db, { productIds }: { productIds: number[] }): Promise<void> {
  await tx.execute(sql`
    with stocked as (
      select id, stock from ${products}
      where id = any(${sql.param(productIds)}::int[]) and stock > 0 and id in (select combo_id from ${comboParts})
      order by id for no key update
    ), cleared as (
      update ${products} set stock = 0 from stocked where products.id = stocked.id
    )
    insert into stock_movements (product_id, change, reason) select id, -stock, 'corrected' from stocked`);
}
