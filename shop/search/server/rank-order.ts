import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { availableStock } from '#shop/catalog/server/available-stock.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isNamed } from './classify-words.ts';
import { herbsInName, isForBabies, isNamedAfter, isOfNeeds, matchOf, type TextMatch } from './match-text.ts';
import { searchEntries } from './tables.ts';

/** Returns the order of the results of a text: what it leaves out comes last, then what is sold out, then by match, then by sales. */
export function rankOrder({ first, phrases, leftOut = [] }: TextMatch): SQL[] {
  return [
    ...(leftOut.length > 0 ? [asc(isNamedAfter(leftOut))] : []),
    ...(first ? [desc(first)] : []),
    desc(sql`${products.onSale} and ${availableStock} > 0`),
    ...(isOfNeeds(phrases) ? [asc(isForBabies)] : []),
    ...(phrases.length > 0 ? [desc(sql.join(phrases.map(matchOf), sql` + `))] : []),
    ...(phrases.some(isNamed) ? [asc(herbsInName)] : []),
    desc(searchEntries.weight),
    asc(products.id),
  ];
}
