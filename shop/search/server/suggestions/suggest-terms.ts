import type { Db } from '#platform/server/db.ts';
import { nameOf, termsBeginning } from '../../dictionary/find-concepts.ts';
import { areInShop } from './are-in-shop.ts';

const most = 4;
const looked = 12;

/** Returns up to four herbs and concerns that complete the text and have a product. */
export async function suggestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsBeginning(text, looked));
  return found.slice(0, most).map(nameOf);
}
