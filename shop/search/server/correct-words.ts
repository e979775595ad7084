import { desc, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { knownNames, type Phrase } from '../dictionary/find-concepts.ts';
import { spellingDistance } from '../spelling-distance.ts';
import { readQuery } from '../read-query.ts';
import { searchWords } from './tables.ts';

type Nearest = { word: string; distance: number };

const shortest = 5;

/**
 * The phrases with each word that nothing is called put right by the nearest one, of the products or of the
 * dictionary: a herb that the shop does not sell is still no misspelling of another. Null when nothing changes.
 */
export async function correctWords(db: Db, phrases: Phrase[]): Promise<Phrase[] | null> {
  const corrected = await Promise.all(phrases.map((phrase) => correctPhrase(db, phrase)));
  if (corrected.every((words, at) => words === plainOf(phrases[at]!))) return null;
  return readQuery(corrected.join(' '));
}

async function correctPhrase(db: Db, phrase: Phrase): Promise<string> {
  const [word] = phrase.words;
  if (phrase.concepts.length > 0 || !word || word.folded.length < shortest) return plainOf(phrase);
  const near = await nearInShop(db, word.folded);
  if (near.some(({ begins }) => begins)) return word.plain;
  return nearestOf(word.folded, [...near, ...knownNames()])?.word ?? word.plain;
}

function nearInShop(db: Db, folded: string) {
  return prepared(db, 'correct_word', (on) => {
    const typed = sql.placeholder('folded');
    const begins = sql`starts_with(${searchWords.folded}, ${typed})`;
    return on
      .select({ folded: searchWords.folded, name: searchWords.word, begins: sql<boolean>`${begins}` })
      .from(searchWords)
      .where(sql`${begins} or ${searchWords.folded} % ${typed}`)
      .orderBy(desc(begins), desc(sql`similarity(${searchWords.folded}, ${typed})`), searchWords.word)
      .limit(20);
  }).execute({ folded });
}

function nearestOf(folded: string, known: { folded: string; name: string }[]): Nearest | null {
  let nearest: Nearest | null = null;
  const farthest = farthestFor(folded.length);
  for (const { folded: other, name } of known) {
    if (other.length < shortest || Math.abs(other.length - folded.length) > farthest * 2) continue;
    const distance = spellingDistance(folded, other);
    if (distance <= farthest && (!nearest || distance < nearest.distance)) nearest = { word: name, distance };
  }
  return nearest;
}

/** How much may be wrong: in so few letters as four another word is as near as the right one. */
function farthestFor(length: number): number {
  if (length <= 5) return 1;
  return length <= 8 ? 1.5 : 2.5;
}

function plainOf({ words }: Phrase): string {
  return words.map(({ plain }) => plain).join(' ');
}
