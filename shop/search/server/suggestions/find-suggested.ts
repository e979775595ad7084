import { type Db, executeNamed } from '#platform/server/db.ts';
import type { ListedProductRow } from '#shop/catalog/server/to-product.ts';
import type { Phrase } from '../../dictionary/find-concepts.ts';
import { readQuery, toTypedTsquery } from '../../read-query.ts';
import { correctWords } from '../correct-words.ts';

/** As many as are ever shown; each caller takes what it needs. */
export const maxSuggested = 8;
const few = 3;
/** A word that more than one product in sixty has is found often enough among so many of the best; a rarer one among more. */
const best = 500;
const more = 1_000;
/** Of what an index of words finds, so many of the best are looked at for what is published. */
const shortlist = 40;
/** The beginnings of words that very many words have. */
const maxHeavy = 2;

export type Suggested = Pick<
  ListedProductRow,
  'id' | 'slug' | 'name' | 'nameHindi' | 'imageUrl' | 'mrpPaise' | 'discountPercent' | 'stock' | 'onSale'
>;

/**
 * Up to eight products for what has been typed so far: first those whose name has the words, then those found by
 * another name of theirs, then, when fewer than three, those of the nearest spelling.
 */
export async function findSuggested(db: Db, text: string): Promise<Suggested[]> {
  const phrases = readQuery(text);
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
 * One round trip. It looks among the best-selling first: a frequent word matches too much to sort, and what is shown of it is there. The
 * indexes of words are asked only for what that leaves open (PostgreSQL skips the others by their last condition), and only a
 * shortlist meets the products. Ordered by a sum, so that the planner takes those indexes and never walks that of the weights.
 * One or two letters beside other words (`neem o`) would have the index gather half the shop: they are answered off more of the best.
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
      p.mrp_paise as "mrpPaise", p.discount_percent as "discountPercent", p.stock, p.on_sale as "onSale"
    from (${hits}) as hits join products p on p.id = hits.product_id
    where p.published order by hits.named desc, hits.weight desc limit ${maxSuggested}`;
}

function unique(found: Suggested[]): Suggested[] {
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, maxSuggested);
}
