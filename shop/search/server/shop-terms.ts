import { sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { searchEntries } from './tables.ts';

const rememberedForMs = minuteMs;
/** Any text may ask for new terms, so the memory of terms is bounded. */
const maxRemembered = 5_000;

/** Where published products carry a term: in a name, in other words that describe them, or only in their ingredients. */
export type Carried = { inName: boolean; inWords: boolean; inIngredients: boolean };

type CachedTerms = Carried & { at: number };

const known = new WeakMap<Db, Map<string, CachedTerms>>();

/**
 * Returns how published products carry each search term, a tsquery. Remembers for a minute the terms that a product carries; a term
 * that none carries is looked up each time, since a product that carries it may be published at any moment.
 */
export async function readShopTerms(db: Db, terms: string[]): Promise<Map<string, Carried>> {
  const remembered = known.get(db) ?? new Map<string, CachedTerms>();
  known.set(db, remembered);
  const now = Date.now();
  const found = new Map<string, Carried>();
  for (const term of terms) {
    const one = remembered.get(term);
    if (one && now - one.at <= rememberedForMs) found.set(term, one);
  }
  if (remembered.size > maxRemembered) remembered.clear();
  const unknown = [...new Set(terms)].filter((term) => !found.has(term));
  for (const { term, ...carried } of await look(db, unknown)) {
    found.set(term, carried);
    if (Object.values(carried).includes(true)) remembered.set(term, { ...carried, at: now });
  }
  return found;
}

async function look(db: Db, terms: string[]): Promise<(Carried & { term: string })[]> {
  if (terms.length === 0) return [];
  const carried = (column: string) =>
    sql.raw(
      `exists (select from (select from search_entries where ${column} @@ term::tsquery and counts_key is not null offset 0) as any_entry)`,
    );
  const { rows } = await db.execute<Carried & { term: string }>(sql`
    select term, ${carried('name_vector')} as "inName", ${carried('vector')} as "inWords",
      ${carried('contained_vector')} as "inIngredients"
    from unnest(${sql.param(terms)}::text[]) as term where exists (select from ${searchEntries})`);
  return rows;
}
