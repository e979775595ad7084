import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { deleteSynonym } from './list-synonyms.ts';
import { keyOf } from '../../server/learning/read-synonym.ts';
import { teachSynonym } from './teach-synonym.ts';
import { searchProducts } from '../../server/search-products.ts';
import { zeroResultSearches } from '../../server/tables.ts';
import { refusals, type Synonym } from '../contract.ts';
import { searchWordKind } from './search-word-kind.ts';

type Change = { text: string; by: Author };

/** Adds or replaces a synonym as a logged change. Returns it with the number of products found. Refuses what `teachSynonym` refuses. */
export async function addSynonym(
  db: Db,
  { text, means, by }: Synonym & Change,
): Promise<Synonym & { found: number }> {
  let found = 0;
  await logWork(db, searchWordKind, { id: text, by }, async (tx) => {
    ({ found } = await teachSynonym(tx, { text, means }));
  });
  return { text, means, found };
}

/** Deletes a synonym as a logged change. Refuses an unknown one (404). */
export async function removeSynonym(db: Db, { text, by }: Change): Promise<void> {
  await logWork(db, searchWordKind, { id: text, by }, (tx) => deleteSynonym(tx, { text }));
}

/**
 * Takes a text from the list of zero-result searches, since the shop sells it by now. Returns the number of products found. The next
 * search without a result lists it again. Refuses an unknown text (404), and one that still finds nothing (409).
 */
export async function markSold(db: Db, { text, by }: Change): Promise<{ found: number }> {
  const { total, didYouMean, partly } = await searchProducts(db, { q: text, limit: 1, cursor: 0 });
  if (total === 0 || didYouMean !== null || partly) throw refusals.stillFindsNothing(text);
  await setSold(db, { text, by, isSold: true });
  return { found: total };
}

/** Lists a text again. Refuses an unknown text (404). */
export async function unmarkSold(db: Db, change: Change): Promise<void> {
  await setSold(db, { ...change, isSold: false });
}

async function setSold(db: Db, { text, by, isSold }: Change & { isSold: boolean }): Promise<void> {
  await logWork(db, searchWordKind, { id: text, by }, async (tx) => {
    const [known] = await tx
      .select({ normalized: zeroResultSearches.normalized })
      .from(zeroResultSearches)
      .where(eq(zeroResultSearches.normalized, keyOf(text)));
    if (!known) throw refusals.unknownSearch();
    await searchWordKind.write(tx, text, { isSold });
  });
}
