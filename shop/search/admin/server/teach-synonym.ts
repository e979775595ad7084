import { keyOf } from '#shop/search/server/learning/read-synonym.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals, type Synonym } from '../contract.ts';

import { searchProducts } from '../../server/search-products.ts';
import { searchSynonyms } from '../../server/tables.ts';

/**
 * Adds a synonym: from now on a search for `text`, in any spelling, searches for `means`. Its zero-result search is
 * no longer listed.
 * Returns the number of products found. Refuses a meaning without results, and a text without a word (400).
 */
export async function teachSynonym(db: Db, { text, means }: Synonym): Promise<Synonym & { found: number }> {
  const normalized = keyOf(text);
  if (normalized === '') throw refusals.noWord();
  const { total, didYouMean, partly } = await searchProducts(db, { q: means, limit: 1, cursor: 0 });
  if (total === 0 || didYouMean !== null || partly) throw refusals.findsNothing(means);
  await db
    .insert(searchSynonyms)
    .values({ normalized, text, means })
    .onConflictDoUpdate({ target: searchSynonyms.normalized, set: { text, means } });
  return { text, means, found: total };
}
