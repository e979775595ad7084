import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { changeLog } from '#platform/server/tables.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { leavePicturesOf } from '#shop/catalog/admin/server/pictures/remove-unused-pictures.ts';
import { cartLines } from '#shop/cart/server/tables.ts';
import { categories, comboParts, products } from '#shop/catalog/server/tables.ts';
import { batches, batchMovements, stockChanges, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { refusals } from '#shop/opening/admin/contract.ts';
import { demoRemovals } from '#shop/opening/server/tables.ts';
import { orderLines } from '#shop/orders/server/tables.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { searchWords } from '#shop/search/server/tables.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { subscriptions } from '#shop/subscriptions/server/tables.ts';
import { countDemoProducts } from './show-demo.ts';

type Removal = {
  /** The number of products of the demo that the owner saw. */
  seen?: number;
  /** Products of the demo that become the merchant's own, as drafts without their invented reviews. */
  keep?: readonly number[];
};

/**
 * Deletes the products of the demo with their reviews, stock and places in carts and wishlists, and its categories that hold nothing
 * else. Records it, so that no start fills the shop again. The merchant's own products, accounts and pincodes stay. Returns the
 * number of removed products. Throws `has_orders` while orders or subscriptions name products of the demo, `in_combos` while a combo of
 * the merchant holds one, and `products_changed` when the shop does not have as many products of the demo as `seen`.
 */
export async function removeDemo(db: Db, { seen, keep = [] }: Removal = {}): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`lock table ${orderLines}, ${subscriptions}, ${products} in share row exclusive mode`,
    );
    const found = await countDemoProducts(tx);
    if (seen !== undefined && seen !== found) throw refusals.productsChanged(found);
    if (keep.length > 0) await makeOwn(tx, keep);
    const rows = await tx.select({ id: products.id }).from(products).where(eq(products.isDemo, true));
    const ids = rows.map(({ id }) => id);
    await refuseNamed(tx, ids);
    const movedBatches = tx.select({ id: batches.id }).from(batches).where(inArray(batches.productId, ids));
    await tx.delete(batchMovements).where(inArray(batchMovements.batchId, movedBatches));
    for (const table of [batches, stockMovements, stockChanges, cartLines])
      await tx.delete(table).where(inArray(table.productId, ids));
    await tx.delete(comboParts).where(inArray(comboParts.comboId, ids));
    await leavePicturesOf(tx, ids);
    // Reviews, wishlist entries and search entries go with their product.
    await tx.delete(products).where(inArray(products.id, ids));
    await removeCategories(tx);
    await rewriteSearch(tx);
    await tx.insert(demoRemovals).values({ id: 1 }).onConflictDoNothing();
    return ids.length;
  });
}

/** Makes products of the demo the merchant's own. They stay as drafts, with the stock that they have. */
async function makeOwn(tx: Db, ids: readonly number[]): Promise<void> {
  const kept = and(eq(products.isDemo, true), inArray(products.id, [...ids]));
  const owned = await tx
    .update(products)
    .set({ isDemo: false, hiddenWithDemo: false, published: false, rating: 0, reviewCount: 0 })
    .where(kept)
    .returning({ id: products.id });
  const names = owned.map(({ id }) => id);
  await tx.delete(reviews).where(inArray(reviews.productId, names));
}

/** Refuses while something of the merchant or of a customer names these products. */
async function refuseNamed(tx: Db, ids: number[]): Promise<void> {
  const ordered = await tx.$count(orderLines, inArray(orderLines.productId, ids));
  const planned = await tx.$count(subscriptions, inArray(subscriptions.productId, ids));
  if (ordered + planned > 0) throw refusals.hasOrders();
  const [combo] = await tx
    .select({ name: products.name })
    .from(comboParts)
    .innerJoin(products, eq(products.id, comboParts.comboId))
    .where(and(inArray(comboParts.partId, ids), notInArray(comboParts.comboId, ids)))
    .limit(1);
  if (combo) throw refusals.inCombo(combo.name);
}

/** Deletes the categories of the demo that hold no product and no category any more, from the leaves up. */
async function removeCategories(tx: Db): Promise<void> {
  const holdsNothing = sql`not exists (select from products where category_id = ${categories.id})
    and not exists (select from categories inner_one where inner_one.parent_id = ${categories.id})`;
  const free = and(eq(categories.isDemo, true), holdsNothing);
  let removed: unknown[];
  do removed = await tx.delete(categories).where(free).returning({ id: categories.id });
  while (removed.length > 0);
  await tx
    .update(categories)
    .set({ isDemo: false, hiddenWithDemo: false })
    .where(eq(categories.isDemo, true));
}

/** The words of the demo leave the search, and those of the merchant's own products stay. */
async function rewriteSearch(tx: Db): Promise<void> {
  await tx.delete(searchWords);
  const rows = await tx.select({ id: products.id }).from(products);
  if (rows.length > 0) await writeSearchEntries(tx, { productIds: rows.map(({ id }) => id) });
}

/** Returns the products of the demo that staff changed, by name. The merchant may want to keep them. */
export async function listChangedDemo(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.isDemo, true),
        sql`exists (select from ${changeLog} where ${changeLog.kind} = 'product' and ${changeLog.entityId} = ${products.id}::text)`,
      ),
    )
    .orderBy(products.name, products.id);
}

export async function wasDemoRemoved(db: Db): Promise<boolean> {
  return (await db.$count(demoRemovals)) > 0;
}
