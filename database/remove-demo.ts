import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { leaveAllPictures } from '#shop/catalog/admin/server/pictures/remove-unused-pictures.ts';
import { cartLines, carts } from '#shop/cart/server/tables.ts';
import { categories, comboParts, demoRemovals, products } from '#shop/catalog/server/tables.ts';
import { batches, batchMovements, stockChanges, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { refusals } from '#shop/opening/admin/contract.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { searchWords } from '#shop/search/server/tables.ts';
import { subscriptions } from '#shop/subscriptions/server/tables.ts';

/**
 * Deletes all products, categories, reviews, carts and wishlist entries of a demo shop and records it, so that no start fills the
 * shop again. Accounts and pincodes stay. After the first time it removes nothing, since the products are the merchant's own.
 * Returns the number of products. Throws `has_orders` for a shop with orders or subscriptions, which name their products, and
 * `products_changed` when the shop does not have as many products as `seen`.
 */
export async function removeDemo(db: Db, { seen }: { seen?: number } = {}): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${orders}, ${subscriptions}, ${products} in share row exclusive mode`);
    if (await wasDemoRemoved(tx)) return 0;
    if ((await tx.$count(orders)) > 0 || (await tx.$count(subscriptions)) > 0) throw refusals.hasOrders();
    const removed = await tx.$count(products);
    if (seen !== undefined && seen !== removed) throw refusals.productsChanged(removed);
    const stock = [stockMovements, batchMovements, batches, stockChanges];
    for (const table of [cartLines, carts, ...stock, comboParts, searchWords]) await tx.delete(table);
    // Reviews, wishlist entries and search entries go with their product.
    await tx.delete(products);
    await leaveAllPictures(tx);
    await tx.delete(categories);
    await tx.insert(demoRemovals).values({ id: 1 }).onConflictDoNothing();
    return removed;
  });
}

export async function wasDemoRemoved(db: Db): Promise<boolean> {
  return (await db.$count(demoRemovals)) > 0;
}
