import { normalize, plainWords } from '../normalize.ts';

/** A word as typed, in lower case and Latin letters, and as normalized. */
export type Word = { plain: string; normalized: string };

/** The words of a text in lower case, in the script they are written in. */
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

/** A raw word in Latin letters: one word, or none, or several when it held other signs. The same ones come again and again. */
export function toWords(raw: string): Word[] {
  const known = remembered.get(raw);
  if (known) return known;
  const words = plainWords(raw).map((plain) => ({ plain, normalized: normalize(plain) }));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(raw, words);
  return words;
}
