import { type Db, inTransaction } from '#platform/server/db.ts';
import { zeroResultMonths, zeroResultSearches, searchSynonyms } from '../tables.ts';
import { keyOf } from '#shop/search/server/learning/read-synonym.ts';

/** Rebuilds the keys of learned texts with the current normalization. Of two equal keys the first stays. */
export async function reindexLearned(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const synonyms = await tx.delete(searchSynonyms).returning();
    for (const synonym of synonyms)
      await tx
        .insert(searchSynonyms)
        .values({ ...synonym, normalized: keyOf(synonym.text) })
        .onConflictDoNothing();
    const months = Map.groupBy(await tx.delete(zeroResultMonths).returning(), ({ normalized }) => normalized);
    const searches = await tx.delete(zeroResultSearches).returning();
    for (const zeroResultSearch of searches) {
      const normalized = keyOf(zeroResultSearch.text);
      await tx
        .insert(zeroResultSearches)
        .values({ ...zeroResultSearch, normalized })
        .onConflictDoNothing();
      for (const month of months.get(zeroResultSearch.normalized) ?? [])
        await tx
          .insert(zeroResultMonths)
          .values({ ...month, normalized })
          .onConflictDoNothing();
    }
  });
}
