import { normalize, plainWords } from '../normalize.ts';

/** A word in lower-case Latin letters, as typed and normalized. */
export type Word = { plain: string; normalized: string };

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
  const words = plainWords(raw).map((plain) => ({ plain, normalized: normalize(plain) }));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(raw, words);
  return words;
}
