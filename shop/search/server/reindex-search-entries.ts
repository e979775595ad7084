import { and, asc, eq, gt, isNull, ne, notExists, or } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { indexVersion } from '../normalize.ts';
import { reindexLearned } from './learning/reindex-learned.ts';
import { searchEntries, searchWords } from './tables.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const batchSize = 1_000;

/**
 * Rebuilds entries of an older index version, and missing ones, one transaction per batch. A later call continues after a
 * stop. With `all` it rebuilds everything. Returns the number of products written.
 */
export async function reindexSearchEntries(db: Db, { all = false } = {}): Promise<number> {
  if (all) await db.update(searchEntries).set({ indexVersion: 0 });
  let written = 0;
  for (let after = 0; ;) {
    const productIds = await nextBatch(db, after);
    if (productIds.length === 0) return written;
    if (written === 0) {
      await deleteOldWords(db);
      await reindexLearned(db);
    }
    await inTransaction(db, (tx) => writeSearchEntries(tx, { productIds }));
    written += productIds.length;
    after = productIds.at(-1)!;
  }
}

async function nextBatch(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(searchEntries, eq(searchEntries.productId, products.id))
    .where(
      and(
        gt(products.id, after),
        or(isNull(searchEntries.productId), ne(searchEntries.indexVersion, indexVersion)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

async function deleteOldWords(db: Db): Promise<void> {
  const current = db.select().from(searchEntries).where(eq(searchEntries.indexVersion, indexVersion));
  await db.delete(searchWords).where(notExists(current));
}
