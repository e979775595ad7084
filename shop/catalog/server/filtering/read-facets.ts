import { type SQL, sql } from 'drizzle-orm';
import { type Db, executeNamed } from '#platform/server/db.ts';
import type { Category, Facets } from '../../contract.ts';
import { homeCountry } from '../../facts.ts';
import { listCategories } from '../list-categories.ts';
import { productCounts } from './tables.ts';
import { maxCounted } from './count-products.ts';
import type { Filtered } from './filter-products.ts';

type Count = { kind: 'category' | 'form' | 'concern' | 'origin'; value: string; count: number | null };

/**
 * Returns category, form, concern and country of origin with numbers of products, the largest first. `byGroup` holds a number for
 * each key of `product_counts`.
 */
export function readFacets(db: Db, byGroup: Record<string, number>): Promise<Facets> {
  const values = [Object.keys(byGroup), Object.values(byGroup)];
  return facetsOf(executeNamed(db, 'facets_of_groups', countedByGroup, values), listCategories(db));
}

/**
 * Returns the values that products of a list have, with their numbers, the largest first. Beyond a thousand products that the
 * groups do not count, the values carry no numbers.
 */
export function readListFacets(
  db: Db,
  { hits, groups, isGrouped, isOfCards }: Filtered,
  readCategories = () => listCategories(db),
): Promise<Facets> {
  const number = isOfCards ? sql`cards as products` : sql`products`;
  const isCounted = isOfCards ? sql`cards > 0` : sql`true`;
  const grouped = sql`select category_id, form, concerns, country_of_origin, ${number}
    from ${productCounts} where ${isCounted} and ${groups ?? sql`true`}`;
  if (isGrouped) return read(db, grouped, readCategories);
  const few = sql`(select count(*) from hits) <= ${maxCounted}`;
  return read(
    db,
    sql`with hits as materialized (
        ${hits} limit ${maxCounted + 1}
      ) select category_id, form, concerns, country_of_origin, 1 as products
        from hits join ${productCounts} on ${productCounts.key} = hits.counts_key where ${few}
      union all select category_id, form, concerns, country_of_origin, null from (${grouped}) known where not ${few}`,
    readCategories,
  );
}

/** Returns the concerns of published products, those of the most products first. */
export async function readConcerns(db: Db): Promise<string[]> {
  const { rows } = await executeNamed(
    db,
    'read_concerns',
    `select concern from product_counts, unnest(concerns) concern
      group by concern order by sum(products) desc, concern`,
  );
  return (rows as { concern: string }[]).map(({ concern }) => concern);
}

/** Shops must offer a filter by country of origin once they sell imported goods (Legal Metrology Rules, 6(10A)). */
function isImported({ kind, value }: Count): boolean {
  return kind === 'origin' && value !== homeCountry;
}

const ofCounted = `
  select 'category' as kind, category_id::text as value, sum(products)::int as count from counted group by category_id
  union all select 'form', form, sum(products)::int from counted where form <> '' group by form
  union all select 'concern', concern, sum(products)::int from counted, unnest(concerns) concern group by concern
  union all select 'origin', country_of_origin, sum(products)::int from counted where country_of_origin <> ''
    group by country_of_origin
  order by count desc, value`;

const countedByGroup = `
  with counted as materialized (
    select category_id, form, concerns, country_of_origin, found.products
    from unnest($1::text[], $2::int[]) as found (key, products) join product_counts on product_counts.key = found.key
  ) ${ofCounted}`;

function read(db: Db, counted: SQL, readCategories: () => Promise<Category[]>): Promise<Facets> {
  const text = sql`with counted as materialized (${counted}) ${sql.raw(ofCounted)}`;
  return facetsOf(db.execute<Count>(text), readCategories());
}

async function facetsOf(reading: Promise<{ rows: unknown[] }>, reads: Promise<Category[]>): Promise<Facets> {
  const [result, categories] = await Promise.all([reading, reads]);
  const rows = result.rows as Count[];
  const valuesOf = (kind: Count['kind']) =>
    rows.filter((count) => count.kind === kind).map(({ value, count }) => ({ value, count }));
  return {
    categories: valuesOf('category').flatMap(({ value, count }) => {
      const category = categories.find(({ id }) => String(id) === value);
      return category ? [{ id: category.id, slug: category.slug, name: category.name, count }] : [];
    }),
    forms: valuesOf('form'),
    concerns: valuesOf('concern'),
    origins: rows.some(isImported) ? valuesOf('origin') : [],
  };
}
