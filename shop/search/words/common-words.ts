import { readWordLists } from '#platform/server/word-lists.ts';
import { lazily } from '#platform/text/lazily.ts';
import { normalize, romanSpellings, soundOf } from '../normalize.ts';
import { hinglishObjects, hinglishWords } from './hinglish.ts';
import { stemsOf } from './stems.ts';
import { isVerb, isWrittenVerb } from './verbs.ts';

/** A common word of English or Hindi: a noun for an object, or a word such as a verb or a polite word. */
type CommonWord = { isObject: boolean; isRare: boolean };

type WordMaps = Record<'words' | 'hinglish' | 'scriptObjects' | 'sounds', Map<string, CommonWord>> & {
  nounObjects: Set<string>;
};

const verb: CommonWord = { isObject: false, isRare: false };

/** Made at their first use: a tenth of a start. */
const lists = lazily((): WordMaps => {
  const english = readWordLists('shop/search/words/english.txt');
  const everyday = readWordLists('shop/search/words/everyday-objects.txt');
  const words = new Map<string, CommonWord>();
  const hinglish = new Map<string, CommonWord>();
  const scriptObjects = new Map<string, CommonWord>();
  /** Hindi in Latin letters has many spellings, so it is found by its sound, and Hindi in its own script by its consonants. */
  const sounds = new Map<string, CommonWord>();
  add(words, english.rareWords!, { isObject: false, isRare: true });
  add(words, english.rareObjects!, { isObject: true, isRare: true });
  add(words, english.words!, { isObject: false, isRare: false });
  add(words, english.objects!, { isObject: true, isRare: false });
  add(scriptObjects, everyday.objects!, { isObject: true, isRare: true }, soundOf);
  add(hinglish, hinglishObjects, { isObject: true, isRare: false });
  add(hinglish, hinglishWords, { isObject: false, isRare: false });
  for (const key of [normalize, soundOf]) {
    add(sounds, hinglishObjects, { isObject: true, isRare: false }, key);
    add(sounds, hinglishWords, { isObject: false, isRare: false }, key);
  }
  return { words, hinglish, scriptObjects, sounds, nounObjects: new Set(english.nounObjects!.split(', ')) };
});

/**
 * Returns the common word of a plain word: in this spelling, or with this sound. Names of things in the scripts of India count
 * only for a word in such a script. Otherwise null.
 */
export function commonWord(plain: string, raw = plain): CommonWord | null {
  const { hinglish, scriptObjects, sounds } = lists();
  const sound = soundOf(plain);
  const inScript = /[^a-z]/.test(raw) ? (sounds.get(normalize(plain)) ?? scriptObjects.get(sound)) : null;
  const common = hinglish.get(plain) ?? englishWord(plain) ?? sounds.get(sound) ?? inScript;
  return common ?? (isVerb(plain) ? verb : null);
}

/** Returns whether a word that is a verb more often names a thing as a noun: `bear`. */
export function namesAsNoun(plain: string): boolean {
  return [plain, ...stemsOf(plain)].some((word) => lists().nounObjects.has(word)) && !isHinglish(plain);
}

/** Returns whether a plain word is romanised Hindi and no English word. */
export function isHinglish(plain: string): boolean {
  return lists().hinglish.has(plain) && englishWord(plain) === null;
}

const greetings = {
  first: new Set(['good', 'gud', 'happy', 'shubh']),
  second: new Set('morning night evening afternoon day noon birthday diwali holi new'.split(' ')),
};

/** Returns whether words are a greeting and nothing else: `good night dear`, and not `good night cream`. */
export function isGreeting([first = '', second = '', ...others]: string[]): boolean {
  const says = (word: string) => commonWord(word)?.isObject === false;
  return greetings.first.has(first) && greetings.second.has(second) && others.every(says);
}

/** Returns the spellings of a frequent word and of its stems, which nothing may bend; otherwise null. */
export function frequentStems(plain: string, raw = plain): string[] | null {
  const { hinglish, sounds } = lists();
  if (hinglish.has(plain) || isWrittenVerb(plain)) return [plain];
  const one = plain.replace(/s$/, '');
  if (hinglish.has(one)) return [plain, one];
  if (/[^a-z]/.test(raw)) return sounds.has(soundOf(plain)) ? romanSpellings(plain) : null;
  const word = englishWord(plain);
  return word && !word.isRare ? [plain, ...stemsOf(plain)] : null;
}

/** Returns the English word of a plain word or else of its stem, otherwise null. */
function englishWord(plain: string): CommonWord | null {
  const { words } = lists();
  const stem = [plain, ...stemsOf(plain)].find((word) => words.has(word));
  return stem === undefined ? null : words.get(stem)!;
}

function add(
  to: Map<string, CommonWord>,
  list: string,
  word: CommonWord,
  key: (plain: string) => string = (plain) => plain,
): void {
  for (const plain of list.split(', ')) to.set(key(plain), word);
}
