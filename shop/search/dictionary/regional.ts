import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from './concept.ts';

/** Names in the scripts of Bengal, Punjab, Gujarat, Odisha and the south. Words of the same sound need no second row. */
export const regionalHerbs: Names = readWordLists('shop/search/dictionary/regional/herbs.txt');

export const regionalTypes: Names = readWordLists('shop/search/dictionary/regional/types.txt');

export const regionalConcerns: Names = readWordLists('shop/search/dictionary/regional/concerns.txt');
