import { rawWords } from '../dictionary/words.ts';
import { isHinglish } from '../words/common-words.ts';
import { english, type Sentences } from './english.ts';
import { hindi } from './hindi.ts';
import { hinglish } from './hinglish.ts';

/** Returns the sentences in the language in which a text is written, English when unsure. */
export function sentencesFor(text: string): Sentences {
  if (/[\u0900-\u097f]/.test(text)) return hindi;
  return rawWords(text).some(isHinglish) ? hinglish : english;
}
