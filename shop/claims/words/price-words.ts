import { readWordLists } from '#platform/server/word-lists.ts';
import type { Token } from '../reading/tokens.ts';

const { prices } = readWordLists('shop/claims/words/price-words.txt');
const priceWords = new Set(prices!.split(', '));

/** Whether a passage is made of words of prices and numbers alone, such as 'Flat 20% off today'. */
export function speaksOfPrice(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ word, isJoined }) => !isJoined && (priceWords.has(word) || /^(?:\d+|%)$/.test(word)),
  );
}
