import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from './concept.ts';

/** Concerns in English, Hindi and Hinglish. They match search texts; no page shows them as claims. */
export const concerns: Names = readWordLists('shop/search/dictionary/concerns.txt');
