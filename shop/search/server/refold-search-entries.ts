import { and, asc, eq, gt, isNull, ne, notExists, or } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { foldVersion } from '../fold.ts';
import { refoldLearned } from './learning/refold-learned.ts';
import { searchEntries, searchWords } from './tables.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const batchSize = 1_000;

/**
 * Writes anew what was written by an older fold or dictionary, and what is missing, a transaction a batch: stopped in the middle,
 * the next call goes on. With `all`, everything. Out: how many products it wrote; none when all is of this version.
 */
export async function refoldSearchEntries(db: Db, { all = false } = {}): Promise<number> {
  if (all) await db.update(searchEntries).set({ foldVersion: 0 });
  let written = 0;
  for (let after = 0; ;) {
    const productIds = await nextBatch(db, after);
    if (productIds.length === 0) return written;
    if (written === 0) {
      await forgetOldWords(db);
      await refoldLearned(db);
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
        or(isNull(searchEntries.productId), ne(searchEntries.foldVersion, foldVersion)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

/** The words of an older fold, when all are. */
async function forgetOldWords(db: Db): Promise<void> {
  const current = db.select().from(searchEntries).where(eq(searchEntries.foldVersion, foldVersion));
  await db.delete(searchWords).where(notExists(current));
}
