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

/** A raw word in Latin letters: one word, or none, or several when it held other signs. */
export function toWords(raw: string): Word[] {
  return plainWords(raw).map((plain) => ({ plain, folded: fold(plain) }));
}
