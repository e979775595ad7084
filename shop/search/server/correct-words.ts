import { lazily } from '#platform/text/lazily.ts';
import { desc, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { isHerb, isNeed } from '../dictionary/concept.ts';
import { conceptsIn, knownAs, type Phrase } from '../dictionary/find-concepts.ts';
import { knownNames } from '../dictionary/meanings.ts';
import { type Word, wordsOf } from '../dictionary/words.ts';
import { normalize, soundOf } from '../normalize.ts';
import { phrasesOf } from '../read-query.ts';
import { beginsAlike, isOneTypo, spellingDistance } from '../spelling-distance.ts';
import { commonWord } from '../words/common-words.ts';
import { cutCompound, cutEnding } from '../word-parts.ts';
import { isClassical, isIllness, type Kind } from './classify-words.ts';
import { searchWords } from './tables.ts';

type KnownWord = {
  name: string;
  plain: string;
  sound: string;
  isName: boolean;
  isHerb: boolean;
  isUnsold: boolean;
};
type Spelled = { plain: string; sound: string };
type Nearest = { name: string; distance: number; isHerb: boolean; isUnsold: boolean };

const shortest = 4;
const slight = 0.5;
/** In a shorter word one letter makes another word. */
const shortestMistyped = 5;
const shortestUnsold = 6;
const typo = 0.8;
const firstTypo = 0.9;
/** A typo and a plural: names of other lengths need no comparison. */
const mostTypoLetters = 2;

/**
 * Corrects each unknown word: removes its ending, splits a compound, or takes the word with the nearest sound from products
 * and dictionary. A common word stays as it is, and a word of speech only loses its ending. Far guesses are herbs only, never
 * another form or need. Returns null when nothing changes.
 */
export async function correctWords(db: Db, phrases: (Phrase & { kind?: Kind })[]): Promise<Phrase[] | null> {
  const once = new Map<string, Promise<string>>();
  const corrected = await Promise.all(
    phrases.map((phrase) => {
      const key = `${phrase.kind} ${plainOf(phrase)}`;
      const known = once.get(key) ?? correctPhrase(db, phrase);
      once.set(key, known);
      return known;
    }),
  );
  if (corrected.every((words, at) => words === plainOf(phrases[at]!))) return null;
  return phrasesOf(corrected.flatMap((spelling, at) => withSigns(spelling, phrases[at]!)));
}

/** Returns corrected words, aside and unwanted as the typed words are; words that stayed keep the customer's own letters. */
function withSigns(spelling: string, phrase: Phrase): Word[] {
  const { words } = phrase;
  if (spelling === plainOf(phrase)) return words;
  const { isAside, isUnwanted } = words[0]!;
  return wordsOf(spelling).map((word) => (isAside ? Object.assign({}, word, { isAside, isUnwanted }) : word));
}

async function correctPhrase(db: Db, phrase: Phrase & { kind?: Kind }): Promise<string> {
  const [word] = phrase.words;
  const common = word && commonWord(word.plain, word.raw);
  if (phrase.concepts.length > 0 || phrase.size || !word || word.plain.length < shortest)
    return plainOf(phrase);
  if (common && !common.isRare) return word.plain;
  if (phrase.kind === 'speech') return stemOf(word.plain) ?? word.plain;
  if (isBabble(word.plain)) return word.plain;
  const near = await nearInShop(db, word);
  const nearest = nearestOf(word.plain, [...near.map(toKnown), ...dictionaryNames()]);
  const sure = isOtherScript(word.raw)
    ? sureInScript(nearest?.name ?? '')
    : word.plain.length > shortestMistyped && isLatin(word.raw) === isLatin(nearest?.name ?? '')
      ? firstTypo
      : slight;
  if (nearest && nearest.distance <= sure && !nearest.isUnsold) return nearest.name;
  if (common || isClassical(word.plain)) return word.plain;
  const stem = stemOf(word.plain);
  if (stem) return stem;
  const parts = cutCompound(word.plain, partName, await shopWords(db, word.plain));
  if (parts) return parts.join(' ');
  return nearest && (nearest.isHerb || nearest.distance <= sure) && sure > 0 ? nearest.name : word.plain;
}

/** Short names of needs make no compound, nor do short parts that only resemble a name: `kur-tans` is no aloe and tan. */
function partName(part: string): string | null {
  const known = knownAs(part);
  if (part.length <= shortest && (known !== part || conceptsIn(part).some(isNeed))) return null;
  return known;
}

function isOtherScript(raw: string): boolean {
  return /[^a-z\d\u0900-\u097f]/.test(raw);
}

function isLatin(name: string): boolean {
  return !/[^a-z\d .'-]/.test(name);
}

/** Keyboards of other scripts offer whole words. So a word that only resembles a need or an illness is another word. */
function sureInScript(name: string): number {
  const concepts = conceptsIn(name);
  if (concepts.some(isIllness)) return 0;
  return concepts.some(isNeed) ? slight : typo;
}

/** Returns whether a word says one syllable again and again, as `lalala` does. */
function isBabble(plain: string): boolean {
  return [plain, `${plain}a`].some((word) => /^(.{1,4})\1{2,}$/.test(word));
}

/** `amle ka ras`, `pairo ki malish`: the ending before a word such as `ka`, often written without its nasal. */
const obliques = [
  [/e$/, 'a'],
  [/o$/, 'on'],
  [/o$/, 'a'],
  [/o$/, 'e'],
] as const;

function isOwnName(plain: string): boolean {
  return knownAs(plain) === plain;
}

function stemOf(plain: string): string | null {
  const known = obliques.map(([ending, to]) => plain.replace(ending, to)).find(isOwnName);
  if (plain.length >= shortest && known && known !== plain) return known;
  return plain.length > shortestMistyped ? cutEnding(plain, knownAs) : null;
}

function nearInShop(db: Db, { plain, normalized }: Word) {
  return prepared(db, 'correct_word', (on) => {
    const typed = sql.placeholder('normalized');
    const written = sql.placeholder('plain');
    const begins = sql`starts_with(${searchWords.normalized}, ${typed})`;
    return on
      .select({ name: searchWords.word, isName: searchWords.ofName, begins: sql<boolean>`${begins}` })
      .from(searchWords)
      .where(sql`${begins} or ${searchWords.normalized} % ${typed} or ${searchWords.word} % ${written}`)
      .orderBy(
        desc(begins),
        desc(
          sql`similarity(${searchWords.normalized}, ${typed}) + similarity(${searchWords.word}, ${written})`,
        ),
        searchWords.word,
      )
      .limit(20);
  }).execute({ normalized, plain });
}

/** Returns which beginnings and ends of a word are words of the shop. */
async function shopWords(db: Db, plain: string): Promise<(part: string) => boolean> {
  const parts = Array.from(plain).flatMap((_, at) => [plain.slice(0, at), plain.slice(at)]);
  const rows = await prepared(db, 'shop_words', (on) =>
    on
      .select({ normalized: searchWords.normalized })
      .from(searchWords)
      .where(sql`${searchWords.normalized} = any(${sql.placeholder('parts')}::text[])`),
  ).execute({ parts: [...new Set(parts.filter((part) => part.length > 2).map(normalize))] });
  const found = new Set(rows.map(({ normalized }) => normalized));
  return (part) => found.has(normalize(part));
}

const toKnown = ({ name, isName }: { name: string; isName: boolean }): KnownWord => ({
  name,
  plain: name,
  sound: soundOf(name),
  isName,
  isHerb: conceptsIn(name).every(isHerb),
  isUnsold: false,
});

/** A word becomes several only if they name a herb or form, and goods that are not sold only when it is long. */
const dictionaryNames = lazily((): KnownWord[] =>
  knownNames()
    .filter(({ name, plain, isGoods, isUnsold }) =>
      isUnsold ? plain.length > shortestUnsold : isGoods || !name.includes(' '),
    )
    .map((known) => Object.assign(known, { isName: true })),
);

/** Returns the known word with the nearest sound, or else within one typo. Far guesses match names only. */
function nearestOf(plain: string, known: KnownWord[]): Nearest | null {
  let nearest: Nearest | null = null;
  const sound = soundOf(plain);
  const farthest = farthestFor(Math.min(plain.length, sound.length + 1));
  const typed = { plain, sound };
  // A copy of each of 8,000 names would take most of the time.
  for (const other of known) {
    const distance = Math.min(
      phoneticDistance(sound, other.sound, other.isName ? farthest : slight),
      other.isName ? typoDistance(typed, other) : Infinity,
    );
    if (distance < (nearest?.distance ?? Infinity))
      nearest = { name: other.name, distance, isHerb: other.isHerb, isUnsold: other.isUnsold };
  }
  return nearest;
}

/** Returns the distance of two sounds; infinite beyond `farthest` or with very different beginnings. */
function phoneticDistance(sound: string, other: string, farthest: number): number {
  if (other.length < shortest || Math.abs(other.length - sound.length) > farthest * 2) return Infinity;
  if (!beginsAlike(sound, other)) return Infinity;
  return spellingDistance(sound, other, sound[0] === other[0] ? farthest : slight);
}

/** A typo counts less than a misheard letter, and less within the word than at its beginning. */
function typoDistance(typed: Spelled, other: Spelled): number {
  const isTypo = (by: keyof Spelled) =>
    other[by].length >= shortestMistyped &&
    Math.abs(other[by].length - typed[by].length) <= mostTypoLetters &&
    isOneTypo(withoutPlural(typed[by]), withoutPlural(other[by]));
  if (!isTypo('plain') && !isTypo('sound')) return Infinity;
  return typed.plain[0] === other.plain[0] ? typo : firstTypo;
}

function withoutPlural(word: string): string {
  return word.endsWith('s') ? word.replace(/(?<=[a-z]{3})s$/, '') : word;
}

/** A short word is near to many others. */
function farthestFor(length: number): number {
  if (length <= 6) return slight;
  if (length <= 8) return 1;
  return length <= 10 ? 1.5 : 2;
}

function plainOf({ words }: Phrase): string {
  return words.map(({ plain }) => plain).join(' ');
}
