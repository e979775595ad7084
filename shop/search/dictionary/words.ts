import { fold, plainWords } from '../fold.ts';

/** A word as typed, in lower case and Latin letters, and as folded. */
export type Word = { plain: string; folded: string };

/** The words of a text in lower case, in the script they are written in. */
export function rawWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const mostRemembered = 10_000;
const remembered = new Map<string, Word[]>();

/** A raw word in Latin letters: one word, or none, or several when it held other signs. The same ones come again and again. */
export function toWords(raw: string): Word[] {
  const known = remembered.get(raw);
  if (known) return known;
  const words = plainWords(raw).map((plain) => ({ plain, folded: fold(plain) }));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(raw, words);
  return words;
}
