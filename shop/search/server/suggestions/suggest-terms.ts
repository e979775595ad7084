import type { Db } from '#platform/server/db.ts';
import { readPart } from '../../contract.ts';
import { nameOf, termsBeginning, termsNear } from '../../dictionary/find-concepts.ts';
import { areInShop } from './are-in-shop.ts';

const most = 4;
const looked = 12;
const maxNear = 6;
const lookedNear = 24;

/** Returns up to four herbs and concerns that complete the text and have a product. */
export async function suggestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsBeginning(text, looked));
  return found.slice(0, most).map(nameOf);
}

/** Returns six herbs and concerns with products, the most similar sound first, for zero-result searches. */
export async function nearestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsNear(readPart(text)).slice(0, lookedNear));
  return found.slice(0, maxNear).map(nameOf);
}
