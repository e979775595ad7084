import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from '../concept.ts';

/** Brands of others, by the need or form of the shop that is nearest to their known goods. */
export const unsoldBrands: Names = readWordLists('shop/search/dictionary/unsold/brands.txt');
