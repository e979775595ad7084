import { normalize, plainWords } from '../normalize.ts';
import { stopWords } from './stop-words.ts';

/**
 * A word in lower-case Latin letters, as typed and normalized, with its own script. `isAside`: it tells for whom, in what or unlike
 * what the goods are, as `paani` in `paani me` does, and not which goods.
 */
export type Word = { plain: string; normalized: string; raw: string; isAside?: boolean };

/** Returns the lower-case words of a text in their own script. */
export function rawWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const maxRemembered = 10_000;
const remembered = new Map<string, Word[]>();

/** Returns a raw word in Latin letters: none, one or several words. Remembers results, since texts repeat words. */
export function toWords(raw: string): Word[] {
  const known = remembered.get(raw);
  if (known) return known;
  const words = plainWords(raw).map((plain) => ({ plain, normalized: normalize(plain), raw }));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(raw, words);
  return words;
}

const stops = new Set(rawWords(stopWords));

/** Words before or after a word that put it aside. */
const asides = {
  before: /^(?:for|without|no|not|in|into|like|unlike|before|after|during|bina|बिना)$/,
  after:
    /^(?:free|(?:ke|k|के) (?:liye|lie|lye|लिए|लिये)|mein|me|में|मे|(?:jaisa|jaisi|jaise|जैसा|जैसी|जैसे)(?: .*)?|(?:nahi|nahin|नहीं|नही)(?: .*)?)$/,
};

/** Returns the words of a text without stop words, unless there are no others. */
export function wordsOf(text: string): Word[] {
  const all = rawWords(text);
  const telling = all.flatMap((raw, at) => (stops.has(raw) ? [] : wordsAt(all, at)));
  return telling.length > 0 ? telling : all.flatMap(toWords);
}

function wordsAt(all: string[], at: number): Word[] {
  const [before = '', stop = ''] = all.slice(Math.max(at - 2, 0), at).toReversed();
  const [after = '', second = ''] = all.slice(at + 1, at + 3);
  const isAside =
    asides.before.test(before) ||
    (stops.has(before) && asides.before.test(stop)) ||
    asides.after.test(after) ||
    asides.after.test(`${after} ${second}`);
  const words = toWords(all[at]!);
  return isAside ? words.map((word) => ({ ...word, isAside })) : words;
}
