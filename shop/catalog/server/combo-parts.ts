import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../refusals.ts';
import { firstExpiring, takenOf } from './stock/first-expiring.ts';
import { lockBatches, moveStock } from './stock/move-units.ts';
import { comboParts, stockChanges } from './stock/tables.ts';
import { products } from './tables.ts';

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

/** Clears the stock of the combos among these products by a stock change, since a combo has none of its own. */
export async function clearComboStock(tx: Db, { productIds }: { productIds: number[] }): Promise<void> {
  const stocked = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      sql`${inArray(products.id, productIds)} and ${products.stock} > 0 and ${products.id} in (select combo_id from ${comboParts})`,
    )
    .orderBy(products.id)
    .for('no key update');
  for (const { id: productId, stock } of stocked) {
    const held = await lockBatches(tx, [productId]);
    const units = takenOf(firstExpiring(held, stock, dayOf(new Date())));
    const change = { productId, reason: 'corrected', asked: {} } as const;
    const changeId = randomUUID();
    await tx.insert(stockChanges).values({ id: changeId, ...change });
    await moveStock(tx, { productId, changeId, reason: 'corrected', units });
  }
}
