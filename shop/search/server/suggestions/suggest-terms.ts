import type { Db } from '#platform/server/db.ts';
import { readPart } from '../../contract.ts';
import { nameOf, termsBeginning, termsNear } from '../../dictionary/find-concepts.ts';
import { areInShop } from './are-in-shop.ts';

const most = 4;
const looked = 12;
const maxNear = 6;
const lookedNear = 24;

/** Up to four herbs and wishes that what has been typed may become, of those that a product has to do with. */
export async function suggestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsBeginning(text, looked));
  return found.slice(0, most).map(nameOf);
}

/** Six herbs and wishes that the shop has something for, those that sound most like a text first: for when it finds nothing. */
export async function nearestTerms(db: Db, text: string): Promise<string[]> {
  const found = await areInShop(db, termsNear(readPart(text)).slice(0, lookedNear));
  return found.slice(0, maxNear).map(nameOf);
}
