import { joins, large, packs, plainOf, small } from './spoken-sizes.ts';

/** Which of several sizes a text wishes. */
export type PackChoice = 'largest' | 'smallest' | 'middle';

const wordsOf = (words: string, choice: PackChoice) =>
  words.split(' ').map((word) => [word, choice] as const);
/** These say it alone. */
const superlatives = new Map([
  ...wordsOf('biggest largest', 'largest'),
  ...wordsOf('smallest littlest tiniest', 'smallest'),
]);
/** These say it before a word of a pack, after `sabse` and at the end of a text. */
const adjectives = new Map([
  ...wordsOf([...large, 'big bigger large larger'].join(' '), 'largest'),
  ...wordsOf([...small, 'small smaller little tiny'].join(' '), 'smallest'),
  ...wordsOf('medium middle mid majhola majhole majholi madhyam biich beech', 'middle'),
]);
/** These say it before a word of a pack alone: a family may also use an oil. */
const kinds = new Map([
  ...wordsOf('family jumbo economy mega xl', 'largest'),
  ...wordsOf('mini trial travel sample pocket tester', 'smallest'),
]);
const furtherPacks = new Set(
  'bottles box boxes dabba dabbaa dabbe dabbi jars packing packets pouches sizes tin tins tub tubes carton container containers'.split(
    ' ',
  ),
);
const notOfPack = new Set(['selling', 'seller', 'brand']);
const mosts = new Set(['sabse', 'most']);

/** Returns whether a plain word names a pack. */
export function isPack(plain: string): boolean {
  return packs.has(plain) || furtherPacks.has(plain);
}

/** Returns the size that a text wishes without its number: `sabse badi bottle`, `travel size`. Otherwise null. */
export function readPackChoice(text: string): PackChoice | null {
  const words = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(plainOf);
  for (const [at, word] of words.entries()) {
    const alone = superlatives.get(word);
    if (alone && !notOfPack.has(words[at + 1] ?? '')) return alone;
    const isJoined = joins.has(words[at + 1] ?? '');
    const isBeforePack = isPack(words[isJoined ? at + 2 : at + 1] ?? '');
    const isLast = at > 0 && at + (isJoined ? 2 : 1) === words.length;
    const choice = adjectives.get(word);
    if (choice && (isBeforePack || isLast || mosts.has(words[at - 1] ?? ''))) return choice;
    const kind = kinds.get(word);
    if (kind && isBeforePack) return kind;
  }
  return null;
}
