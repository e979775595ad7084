import { desc, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { knownAs, knownNames, type Phrase } from '../dictionary/find-concepts.ts';
import type { Word } from '../dictionary/words.ts';
import { fold, soundOf } from '../fold.ts';
import { readQuery, shortestBeginning } from '../read-query.ts';
import { beginsAlike, isOneSlip, spellingDistance } from '../spelling-distance.ts';
import { cutCompound, cutEnding } from '../word-parts.ts';
import { searchWords } from './tables.ts';

type Known = { name: string; plain: string; sound: string; isName: boolean };
type Spelled = { plain: string; sound: string };
type Nearest = { name: string; distance: number };

const shortest = 4;
/** One vowel written otherwise, or a letter for one like it. */
const slight = 0.5;
/** In a shorter word one letter makes another. */
const shortestSlipped = 5;
const slip = 0.8;
const firstSlip = 0.9;
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
  if (near.some(({ begins }) => begins && word.folded.length >= shortestBeginning.typed)) return word.plain;
  const nearest = nearestOf(word.plain, [...near.map(toKnown), ...dictionaryNames]);
  const sure = word.plain.length > shortestSlipped ? firstSlip : slight;
  if (nearest && nearest.distance <= sure) return nearest.name;
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
      .select({ name: searchWords.word, isName: searchWords.ofName, begins: sql<boolean>`${begins}` })
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

const toKnown = ({ name, isName }: { name: string; isName: boolean }): Known => ({
  name,
  plain: name,
  sound: soundOf(name),
  isName,
});

const dictionaryNames: Known[] = knownNames().map(({ name, plain, sound }) => ({
  name,
  plain,
  sound,
  isName: true,
}));

/** The known word that is nearest by its sound, or else by one slip of a finger. Far guesses are made at names alone. */
function nearestOf(plain: string, known: Known[]): Nearest | null {
  let nearest: Nearest | null = null;
  const sound = soundOf(plain);
  const farthest = farthestFor(Math.min(plain.length, sound.length + 1));
  for (const { name, isName, ...other } of known) {
    const distance = Math.min(
      heardDistance(sound, other.sound, isName ? farthest : slight),
      isName ? slipDistance({ plain, sound }, other) : Infinity,
    );
    if (distance < (nearest?.distance ?? Infinity)) nearest = { name, distance };
  }
  return nearest;
}

/** How far one sound is from another; endless beyond `farthest`, or when the first is another consonant and not all else is alike. */
function heardDistance(sound: string, other: string, farthest: number): number {
  if (other.length < shortest || Math.abs(other.length - sound.length) > farthest * 2) return Infinity;
  if (!beginsAlike(sound, other)) return Infinity;
  const distance = spellingDistance(sound, other);
  const most = sound[0] === other[0] ? farthest : slight;
  return distance <= most ? distance : Infinity;
}

/** A slip of a finger, as written or as it sounds, counts less than a letter heard otherwise; within the word less than at its beginning. */
function slipDistance(typed: Spelled, other: Spelled): number {
  const isSlip = (by: keyof Spelled) =>
    other[by].length >= shortestSlipped && isOneSlip(withoutPlural(typed[by]), withoutPlural(other[by]));
  if (!isSlip('plain') && !isSlip('sound')) return Infinity;
  return typed.plain[0] === other.plain[0] ? slip : firstSlip;
}

function withoutPlural(word: string): string {
  return word.replace(/(?<=[a-z]{3})s$/, '');
}

/** How much may sound otherwise: in a few letters another word is as near as the right one. */
function farthestFor(length: number): number {
  if (length <= 6) return slight;
  if (length <= 8) return 1;
  return length <= 10 ? 1.5 : 2;
}

function plainOf({ words }: Phrase): string {
  return words.map(({ plain }) => plain).join(' ');
}
