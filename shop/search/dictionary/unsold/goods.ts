import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from '../concept.ts';

/** Kinds of goods of the field and of neighbouring shelves that the shop may not sell. A product that carries the word wins. */
export const unsoldTypes: Names = readWordLists('shop/search/dictionary/unsold/goods.txt');
