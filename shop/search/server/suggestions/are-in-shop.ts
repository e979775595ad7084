import { sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import type { Concept } from '../../dictionary/concept.ts';
import { tokenOf } from '../../read-query.ts';
import { searchEntries } from '../tables.ts';

const best = 500;
const rememberedForMs = minuteMs;

type CachedAnswer = { has: boolean; at: number };

const known = new WeakMap<Db, Map<string, CachedAnswer>>();

/** Returns the concepts that a product has, remembered for a minute. */
export async function areInShop(db: Db, concepts: Concept[]): Promise<Concept[]> {
  const remembered = known.get(db) ?? new Map<string, CachedAnswer>();
  known.set(db, remembered);
  const now = Date.now();
  const tokens = concepts.map(tokenOf);
  const asked = tokens.filter((token) => now - (remembered.get(token)?.at ?? 0) > rememberedForMs);
  for (const { token, has } of await look(db, asked)) remembered.set(token, { has, at: now });
  return concepts.filter((_, at) => remembered.get(tokens[at]!)?.has);
}

/** Best sellers hold frequent tokens, and the word index finds rare ones quickly. */
async function look(db: Db, tokens: string[]): Promise<{ token: string; has: boolean }[]> {
  if (tokens.length === 0) return [];
  const { rows } = await db.execute<{ token: string; has: boolean }>(sql`
    select token, exists (
      select from (select vector from ${searchEntries} order by weight desc limit ${best}) as best
      where vector @@ token::tsquery
    ) or exists (
      select from (select vector from ${searchEntries} where vector @@ token::tsquery offset 0) as any_entry
    ) as has from unnest(${sql.param(tokens)}::text[]) as token`);
  return rows;
}
