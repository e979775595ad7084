import { desc, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { knownAs, knownNames, type Phrase } from '../dictionary/find-concepts.ts';
import type { Word } from '../dictionary/words.ts';
import { fold, soundOf } from '../fold.ts';
import { readQuery } from '../read-query.ts';
import { beginsAlike, spellingDistance } from '../spelling-distance.ts';
import { cutCompound, cutEnding } from '../word-parts.ts';
import { searchWords } from './tables.ts';

type Known = { name: string; sound: string };
type Nearest = { name: string; distance: number };

const shortest = 4;
/** One vowel written otherwise, or a letter for one like it. */
const slight = 0.5;
/** Beside words that are understood a farther guess is worse than none. */
const certain = 1;

/**
 * The phrases with each word that nothing is called put right: without its ending, cut into the two words it is made
 * of, or as the nearest one by its sound, of the products or of the dictionary: a herb that the shop does not sell is still no
 * misspelling of another. Null when nothing changes.
 */
export async function correctWords(db: Db, phrases: Phrase[]): Promise<Phrase[] | null> {
  const most = phrases.some(({ concepts }) => concepts.length > 0) ? certain : Infinity;
  const corrected = await Promise.all(phrases.map((phrase) => correctPhrase(db, phrase, most)));
  if (corrected.every((words, at) => words === plainOf(phrases[at]!))) return null;
  return readQuery(corrected.join(' '));
}

async function correctPhrase(db: Db, phrase: Phrase, most: number): Promise<string> {
  const [word] = phrase.words;
  if (phrase.concepts.length > 0 || phrase.size || !word || word.plain.length < shortest)
    return plainOf(phrase);
  const near = await nearInShop(db, word);
  if (near.some(({ begins }) => begins && word.folded.length >= shortest)) return word.plain;
  const sounding = near.map(({ name }) => ({ name, sound: soundOf(name) }));
  const nearest = nearestOf(word.plain, [...sounding, ...knownNames()]);
  if (nearest && nearest.distance <= slight) return nearest.name;
  const stem = cutEnding(word.plain, knownAs);
  if (stem) return stem;
  const parts = cutCompound(word.plain, knownAs, await shopWords(db, word.plain));
  if (parts) return parts.join(' ');
  return nearest && nearest.distance <= most ? nearest.name : word.plain;
}

function nearInShop(db: Db, { plain, folded }: Word) {
  return prepared(db, 'correct_word', (on) => {
    const typed = sql.placeholder('folded');
    const written = sql.placeholder('plain');
    const begins = sql`starts_with(${searchWords.folded}, ${typed})`;
    return on
      .select({ name: searchWords.word, begins: sql<boolean>`${begins}` })
      .from(searchWords)
      .where(sql`${begins} or ${searchWords.folded} % ${typed} or ${searchWords.word} % ${written}`)
      .orderBy(
        desc(begins),
        desc(sql`similarity(${searchWords.folded}, ${typed}) + similarity(${searchWords.word}, ${written})`),
        searchWords.word,
      )
      .limit(20);
  }).execute({ folded, plain });
}

/** Which beginnings and ends of a word are words of the shop's. */
async function shopWords(db: Db, plain: string): Promise<(part: string) => boolean> {
  const parts = Array.from(plain).flatMap((_, at) => [plain.slice(0, at), plain.slice(at)]);
  const rows = await prepared(db, 'shop_words', (on) =>
    on
      .select({ folded: searchWords.folded })
      .from(searchWords)
      .where(sql`${searchWords.folded} = any(${sql.placeholder('parts')}::text[])`),
  ).execute({ parts: [...new Set(parts.filter((part) => part.length > 2).map(fold))] });
  const found = new Set(rows.map(({ folded }) => folded));
  return (part) => found.has(fold(part));
}

function nearestOf(plain: string, known: Known[]): Nearest | null {
  let nearest: Nearest | null = null;
  const sound = soundOf(plain);
  const farthest = farthestFor(Math.min(plain.length, sound.length + 1));
  for (const { sound: other, name } of known) {
    if (other.length < shortest || Math.abs(other.length - sound.length) > farthest * 2) continue;
    if (!beginsAlike(sound, other)) continue;
    const distance = spellingDistance(sound, other);
    if (distance <= farthest && (!nearest || distance < nearest.distance)) nearest = { name, distance };
  }
  return nearest;
}

/** How much may be wrong: in so few letters as four another word is as near as the right one. */
function farthestFor(length: number): number {
  if (length <= 4) return 0.5;
  if (length <= 6) return 1;
  return length <= 8 ? 1.5 : 2.5;
}

function plainOf({ words }: Phrase): string {
  return words.map(({ plain }) => plain).join(' ');
}
