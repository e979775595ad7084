import { normalize, plainWords } from '../normalize.ts';
import { stopWords } from './stop-words.ts';

/** A word in lower-case Latin letters, as typed and normalized, with its own script. `isRecipient`: it stands after `for`. */
export type Word = { plain: string; normalized: string; raw: string; isRecipient?: boolean };

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
const recipients = {
  before: new Set(['for', 'without', 'no', 'bina', 'बिना']),
  of: new Set(['ke', 'k', 'के']),
  after: new Set(['liye', 'lie', 'lye', 'लिए', 'लिये']),
};

/** Returns the words of a text without stop words, unless there are no others. */
export function wordsOf(text: string): Word[] {
  const all = rawWords(text);
  const telling = all.flatMap((raw, at) => (stops.has(raw) ? [] : wordsAt(all, at)));
  return telling.length > 0 ? telling : all.flatMap(toWords);
}

/** Returns the words of a raw word, which is a recipient after `for` or before `ke liye`, and left out after `without`. */
function wordsAt(all: string[], at: number): Word[] {
  const before = all.slice(Math.max(at - 2, 0), at);
  const isRecipient =
    recipients.before.has(before.at(-1) ?? '') ||
    (before[0] === 'for' && stops.has(before[1] ?? '')) ||
    all[at + 1] === 'free' ||
    (recipients.of.has(all[at + 1] ?? '') && recipients.after.has(all[at + 2] ?? ''));
  const words = toWords(all[at]!);
  return isRecipient ? words.map((word) => ({ ...word, isRecipient })) : words;
}
