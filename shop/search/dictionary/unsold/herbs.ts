import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from '../concept.ts';

/** Herbs and classical medicines that few shops sell whole. The dictionary of herbs holds the others. */
export const unsoldHerbs: Names = readWordLists('shop/search/dictionary/unsold/herbs.txt');
