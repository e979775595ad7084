import { type Db, inTransaction } from '#platform/server/db.ts';
import { searchMisses, searchSynonyms } from '../tables.ts';
import { keyOf } from './teach-synonym.ts';

/** Spells what was learned as the fold does now, so that it is found again; of two that become one the first stays. */
export async function refoldLearned(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const synonyms = await tx.delete(searchSynonyms).returning();
    for (const synonym of synonyms)
      await tx
        .insert(searchSynonyms)
        .values({ ...synonym, folded: keyOf(synonym.text) })
        .onConflictDoNothing();
    const misses = await tx.delete(searchMisses).returning();
    for (const miss of misses)
      await tx
        .insert(searchMisses)
        .values({ ...miss, folded: keyOf(miss.text) })
        .onConflictDoNothing();
  });
}
