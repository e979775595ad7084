import { readWordLists } from '#platform/server/word-lists.ts';
import type { Names } from './concept.ts';

/**
 * Herbs and other ingredients under all their names: Sanskrit, Hindi, English, Latin, regional. Spellings that normalize
 * alike need no entry. The list includes unsold herbs, so that a search for one never returns another.
 */
export const herbs: Names = readWordLists('shop/search/dictionary/herbs.txt');
