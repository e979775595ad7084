import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from './concept.ts';

export const productTypes: Names = readWordLists('shop/search/dictionary/product-types.txt');
