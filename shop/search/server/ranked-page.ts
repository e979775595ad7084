import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { plannedOnce } from '#platform/server/pools/planned-once.ts';
import type { CardProduct } from '#shop/catalog/groups/cards.ts';
import { availableStock } from '#shop/catalog/server/available-stock.ts';
import { sizesWhereOnCard, toCard } from '#shop/catalog/server/groups/with-sizes.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listedColumns } from '#shop/catalog/server/to-product.ts';
import { isNamed } from './classify-words.ts';
import { bestRanked } from './find-best.ts';
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

type Page = { ids: number[]; limit: number; cursor: number; hasSizes: boolean };

/** Sorts by match, with sold-out products last, first the best sellers and then the others. A page ends with its part. */
export async function rankedPage(
  db: Db,
  { ids, wanted, limit, cursor, hasSizes }: Page & { wanted: TextMatch },
): Promise<CardProduct[]> {
  const start = cursor < bestRanked ? 0 : bestRanked;
  const part = start === 0 ? ids.slice(0, bestRanked) : ids.slice(bestRanked);
  if (part.length === 0) return [];
  // A sort that carries whole products takes longer than all the rest.
  const ranked = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${sql.join(rankOrder(wanted), sql`, `)})`.as('place'),
    })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(idIn(part))
    .orderBy(sql`place`)
    .limit(limit)
    .offset(cursor - start)
    .as('ranked');
  const query = db
    .select({ ...listedColumns, sizes: sizesOf(hasSizes) })
    .from(ranked)
    .innerJoin(products, eq(products.id, ranked.id))
    .orderBy(ranked.place);
  // Planning takes a third of the statement, and the ids leave no choice.
  const rows = await plannedOnce(db, query);
  return rows.map(toCard);
}

/** Returns a page of products that are sorted already. */
export async function sortedPage(db: Db, { ids, limit, cursor, hasSizes }: Page): Promise<CardProduct[]> {
  const shown = ids.slice(cursor, cursor + limit);
  if (shown.length === 0) return [];
  const rows = await db
    .select({ ...listedColumns, sizes: sizesOf(hasSizes) })
    .from(products)
    .where(idIn(shown));
  return rows.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)).map(toCard);
}

function sizesOf(hasSizes: boolean) {
  return hasSizes ? sizesWhereOnCard : sql<null>`null`;
}

export function idIn(ids: number[]): SQL {
  return sql`${products.id} = any(${sql.param(ids)}::int[])`;
}
