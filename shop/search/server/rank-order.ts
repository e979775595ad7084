import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { availableStock } from '#shop/catalog/server/available-stock.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isNamed } from './classify-words.ts';
import { herbsInName, isForBabies, isNamedAfter, isOfNeeds, matchOf, type TextMatch } from './match-text.ts';
import { anyOfGroup, packOrder } from './one-per-group.ts';
import { searchEntries } from './tables.ts';

/** Returns the order of the results of a text: what it leaves out comes last, then what is sold out, then by match, then by sales. */
export function rankOrder({ first, phrases, leftOut = [], pack }: TextMatch): SQL[] {
  const isInStock = sql`${products.onSale} and ${availableStock} > 0`;
  // A text that names a size gets that one, though only others are in stock.
  const isOfSize = pack || phrases.some(({ size }) => size);
  return [
    ...(leftOut.length > 0 ? [asc(isNamedAfter(leftOut))] : []),
    ...(first ? [desc(first)] : []),
    desc(isOfSize ? sql`((${isInStock}) or ${anyOfGroup})` : isInStock),
    ...(isOfNeeds(phrases) ? [asc(isForBabies)] : []),
    ...(phrases.length > 0 ? [desc(sql.join(phrases.map(matchOf), sql` + `))] : []),
    ...(pack ? [desc(packOrder(pack))] : []),
    ...(phrases.some(isNamed) ? [asc(herbsInName)] : []),
    desc(searchEntries.weight),
    asc(products.id),
  ];
}
