import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { fold } from '../../fold.ts';
import { searchMisses, searchSynonyms } from '../tables.ts';

const longest = 80;

/** From now on a search for `text`, in any spelling of it, is one for `means`; it is no longer searched for in vain. */
export async function teachSynonym(db: Db, { text, means }: { text: string; means: string }): Promise<void> {
  const folded = keyOf(text);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(searchSynonyms)
      .values({ folded, text, means })
      .onConflictDoUpdate({ target: searchSynonyms.folded, set: { text, means } });
    await tx.delete(searchMisses).where(eq(searchMisses.folded, folded));
  });
}

/** What the merchant said a text means; null when nothing. */
export async function readSynonym(db: Db, text: string): Promise<string | null> {
  const [known] = await db
    .select({ means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.folded, keyOf(text)));
  return known?.means ?? null;
}

function keyOf(text: string): string {
  return fold(text.slice(0, longest)).slice(0, longest);
}
