import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals, type Synonym } from '../../contract.ts';
import { fold } from '../../fold.ts';
import { searchProducts } from '../search-products.ts';
import { searchMisses, searchSynonyms } from '../tables.ts';

const longest = 80;

/**
 * From now on a search for `text`, in any spelling of it, is one for `means`; it is no longer searched for in vain. Out: how many
 * products it finds. Refuses a meaning that finds nothing itself, and a text that holds no word (400).
 */
export async function teachSynonym(db: Db, { text, means }: Synonym): Promise<Synonym & { found: number }> {
  const folded = keyOf(text);
  if (folded === '') throw refusals.noWord();
  const { total, didYouMean, partly } = await searchProducts(db, { q: means, limit: 1, cursor: 0 });
  if (total === 0 || didYouMean !== null || partly) throw refusals.findsNothing(means);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(searchSynonyms)
      .values({ folded, text, means })
      .onConflictDoUpdate({ target: searchSynonyms.folded, set: { text, means } });
    await tx.delete(searchMisses).where(eq(searchMisses.folded, folded));
  });
  return { text, means, found: total };
}

/** What the merchant said a text means; null when nothing. */
export async function readSynonym(db: Db, text: string): Promise<string | null> {
  const [known] = await db
    .select({ means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.folded, keyOf(text)));
  return known?.means ?? null;
}

/** A text in the spelling by which it is learned and found again. */
export function keyOf(text: string): string {
  return fold(text.slice(0, longest)).slice(0, longest);
}
