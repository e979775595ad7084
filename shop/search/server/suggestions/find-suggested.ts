import { asc, sql } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { numberKeyOf } from '#shop/catalog/product-numbers.ts';
import { availableStock, stockSql } from '#shop/catalog/server/available-stock.ts';
import { isNumbered, publishedIdsBeginning } from '#shop/catalog/server/numbered.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { ListedProductRow } from '#shop/catalog/server/to-product.ts';
import type { Phrase } from '../../dictionary/find-concepts.ts';
import { readQuery, toTypedTsquery } from '../../read-query.ts';
import { correctWords } from '../correct-words.ts';

export const maxSuggested = 8;
const few = 3;
/** A word in more than one product of sixty is frequent enough among the best; a rarer word needs more. */
const best = 500;
const more = 1_000;
/** The number of best matches that are checked for published products. */
const shortlist = 40;
/** Beginnings of words that match a large part of the index. */
const maxHeavy = 2;

export type Suggested = Pick<
  ListedProductRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameHindi'
  | 'imageUrl'
  | 'mrpPaise'
  | 'discountPercent'
  | 'pricePaise'
  | 'stock'
  | 'onSale'
>;

/**
 * Returns up to eight products during typing: by the number on the packet, then by name, then by other name, then, below three,
 * corrected.
 */
export async function findSuggested(db: Db, text: string): Promise<Suggested[]> {
  const numbered = await numberedBy(db, text);
  return unique([...numbered, ...(await worded(db, readQuery(text)))]);
}

/** A SKU or GTIN, or its beginning. Most texts hold no digit and ask the database nothing. */
async function numberedBy(db: Db, text: string): Promise<Suggested[]> {
  const key = /\p{Nd}/u.test(text) ? numberKeyOf(text) : null;
  if (key === null) return [];
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      nameHindi: products.nameHindi,
      imageUrl: products.imageUrl,
      mrpPaise: products.mrpPaise,
      discountPercent: products.discountPercent,
      pricePaise: products.pricePaise,
      stock: availableStock,
      onSale: products.onSale,
    })
    .from(products)
    .where(sql`${products.id} in (${publishedIdsBeginning(key)})`)
    .orderBy(sql`${isNumbered(key)} is true desc`, asc(products.id))
    .limit(maxSuggested);
}

async function worded(db: Db, phrases: Phrase[]): Promise<Suggested[]> {
  if (phrases.length === 0) return [];
  const found = await begunBy(db, phrases);
  if (found.length >= few) return found;
  const corrected = await correctWords(db, phrases);
  if (!corrected) return found;
  return unique([...found, ...(await begunBy(db, corrected))]);
}

async function begunBy(db: Db, phrases: Phrase[]): Promise<Suggested[]> {
  const last = phrases.at(-1)!.words.at(-1)!.plain;
  const byIndex = phrases.length === 1 || last.length > maxHeavy;
  const { rows } = await executeNamed(db, 'suggest_products', begun, [toTypedTsquery(phrases), byIndex]);
  return unique(rows as Suggested[]);
}

/**
 * One round trip. It reads the best sellers first, since a frequent word has too many matches to sort. PostgreSQL uses the
 * word indexes only for the remaining places (it skips them by their last condition), and joins only a shortlist with
 * products. It orders by a sum, so that the planner uses those indexes and not the one of weights. One or two letters beside
 * other words (`neem o`) would match half the shop, so they read more best sellers.
 */
const begun = `
  with best as materialized (${published(`
    select product_id, weight, name_vector @@ $1::tsquery as named
    from (select * from search_entries order by weight desc limit ${best}) as search_entries
    where vector @@ $1::tsquery
    order by named desc, weight desc limit ${shortlist}`)}
  ), named as materialized (${published(`
    select product_id, weight, true as named from search_entries
    where name_vector @@ $1::tsquery and $2 and (select count(*) from best where named) < ${maxSuggested}
    order by weight + 0 desc limit ${shortlist}`)}
  ), others as (${published(`
    select product_id, weight, false as named from search_entries
    where vector @@ $1::tsquery and $2 and (select count(*) from best) < ${maxSuggested}
      and (select count(*) from named) < ${maxSuggested}
    order by weight + 0 desc limit ${shortlist}`)}
  ), next_best as (${published(`
    select product_id, weight, name_vector @@ $1::tsquery as named
    from (
      select * from search_entries where not $2 and (select count(*) from best) < ${few}
      order by weight desc offset ${best} limit ${more}
    ) as search_entries
    where vector @@ $1::tsquery
    order by named desc, weight desc limit ${shortlist}`)}
  )
  select * from (table best union all table named union all table others union all table next_best) as found
  order by named desc, weight desc, id`;

function published(hits: string): string {
  return `
    select hits.named, hits.weight, p.id, p.slug, p.name, p.name_hindi as "nameHindi", p.image_url as "imageUrl",
      p.mrp_paise as "mrpPaise", p.discount_percent as "discountPercent",
      p.price_paise as "pricePaise", ${stockSql('p')} as stock, p.on_sale as "onSale"
    from (${hits}) as hits join products p on p.id = hits.product_id
    where p.published order by hits.named desc, hits.weight desc limit ${maxSuggested}`;
}

function unique(found: Suggested[]): Suggested[] {
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, maxSuggested);
}
