import { desc, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { type QueryWord, readQuery } from '../read-query.ts';
import { searchWords } from './tables.ts';

/**
 * The words with each that no product knows put right by the nearest one (trigrams over the words of all products).
 * Null when nothing can be put right.
 */
export async function correctWords(db: Db, words: QueryWord[]): Promise<QueryWord[] | null> {
  const corrected = await Promise.all(words.map((word) => correctWord(db, word)));
  if (corrected.some((word) => word === null)) return null;
  const text = corrected.join(' ');
  return text === words.map(({ plain }) => plain).join(' ') ? null : readQuery(text);
}

async function correctWord(db: Db, { plain, folded }: QueryWord): Promise<string | null> {
  const [nearest] = await prepared(db, 'correct_word', (on) => {
    const typed = sql.placeholder('folded');
    const begins = sql`starts_with(${searchWords.folded}, ${typed})`;
    return on
      .select({ word: searchWords.word, begins: sql<boolean>`${begins}` })
      .from(searchWords)
      .where(sql`${begins} or ${searchWords.folded} % ${typed}`)
      .orderBy(desc(begins), desc(sql`similarity(${searchWords.folded}, ${typed})`), searchWords.word)
      .limit(1);
  }).execute({ folded });
  if (!nearest) return null;
  return nearest.begins ? plain : nearest.word;
}
