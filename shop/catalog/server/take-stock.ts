import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { products, stockLedger } from './tables.ts';

type Units = { productId: number; quantity: number };

/**
 * Takes stock for an order inside its transaction: one conditional update a product, in sorted order, so that no two
 * orders wait for each other and nothing sells below zero. `units` must be summed by product. Refuses with the name
 * of the product that has too little (409).
 */
export async function takeStock(
  tx: Db,
  { orderId, units }: { orderId: string; units: Units[] },
): Promise<void> {
  for (const { productId, quantity } of units.toSorted((a, b) => a.productId - b.productId)) {
    const taken = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(
        and(
          eq(products.id, productId),
          eq(products.published, true),
          eq(products.onSale, true),
          gte(products.stock, quantity),
        ),
      )
      .returning({ id: products.id });
    if (taken.length === 0) throw await outOfStock(tx, productId);
  }
  await tx.insert(stockLedger).values(
    units.map(({ productId, quantity }) => ({
      productId,
      change: -quantity,
      reason: 'ordered' as const,
      orderId,
    })),
  );
}

async function outOfStock(tx: Db, productId: number) {
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return product ? refusals.outOfStock(product.name) : refusals.productNotFound();
}
