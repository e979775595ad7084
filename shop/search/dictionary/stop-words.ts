import { readWordLists } from '#platform/server/word-lists.ts';

/** Words without a meaning for products. The search drops them unless there are no others. */
export const { stopWords } = readWordLists('shop/search/dictionary/stop-words.txt') as { stopWords: string };
