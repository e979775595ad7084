import { readWordLists } from '#platform/server/word-lists.ts';
import { ownSpelling } from '../reading/tokens.ts';

/** Numbers in words. Those that mean something else, such as `do` and `tin`, are left out. */
const { numbers } = readWordLists('shop/claims/words/number-words.txt');

export const numberWords = new Set(numbers!.split(', ').map(ownSpelling));
