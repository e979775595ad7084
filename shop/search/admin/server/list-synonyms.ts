import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals, type Synonym } from '../contract.ts';
import { searchSynonyms } from '../../server/tables.ts';
import { keyOf } from '#shop/search/server/learning/read-synonym.ts';

export function listSynonyms(db: Db): Promise<Synonym[]> {
  const { text, means } = searchSynonyms;
  return db.select({ text, means }).from(searchSynonyms).orderBy(asc(text));
}

/** Deletes a synonym. Refuses an unknown one (404). */
export async function deleteSynonym(db: Db, { text }: { text: string }): Promise<void> {
  const gone = await db
    .delete(searchSynonyms)
    .where(eq(searchSynonyms.normalized, keyOf(text)))
    .returning({ normalized: searchSynonyms.normalized });
  if (gone.length === 0) throw refusals.unknownSynonym();
}
