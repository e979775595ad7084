import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { availableStock } from '#shop/catalog/server/available-stock.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { backInStockEmail } from '../../emails/newsletter-emails.ts';
import { backInStockRequests, newsletterSubscribers } from '../tables.ts';
import { eraseRequests } from './erase-requests.ts';

const mostAtOnce = 100;

/**
 * Emails those who wait for a product that can be ordered again, each once, and erases their requests in the same transaction. An
 * address that the mail server has refused gets none. Any number of workers may run it at once. Returns the number of requests.
 */
export async function tellWaiting(db: Db): Promise<number> {
  for (let told = 0; ;) {
    const now = await tellSome(db);
    told += now;
    if (now < mostAtOnce) return told;
  }
}

async function tellSome(db: Db): Promise<number> {
  const { id, productId, email, confirmedAt } = backInStockRequests;
  return inTransaction(db, async (tx) => {
    const isBack = tx
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.id, productId),
          eq(products.published, true),
          eq(products.onSale, true),
          sql`${availableStock} > 0`,
        ),
      );
    const refused = tx
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.refusedAt)));
    const due = await tx
      .select({ id, productId, email, isRefused: sql<boolean>`${exists(refused)}` })
      .from(backInStockRequests)
      .where(and(isNotNull(confirmedAt), exists(isBack)))
      .orderBy(id)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const found = await pickProducts(tx, [...new Set(due.map((row) => String(row.productId)))]);
    const byId = new Map(found.map((product) => [product.id, product]));
    for (const row of due) {
      const product = byId.get(row.productId);
      if (!product || row.isRefused) continue;
      const { slug, productName: name, imageUrl: image, sellingPrice: rupees, price: mrpRupees } = product;
      const card = { slug, name, image, rupees, mrpRupees, words: '' };
      await queueEmail(tx, backInStockEmail, { to: row.email, data: { card } });
    }
    await eraseRequests(
      tx,
      inArray(
        id,
        due.map((row) => row.id),
      ),
    );
    return due.length;
  });
}
