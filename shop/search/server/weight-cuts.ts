import { sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { searchEntries } from './tables.ts';

/** The keys of all weights from the one at a rank on, and the share of the shop's products that have them. */
export type Cut = { rank: number; share: number; keys: number[] };

const ranks = [4_000, 6_000, 8_000, 11_000, 16_000, 23_000, 32_000, 45_000, 64_000];
const rememberedForMs = minuteMs;

/** As in `search_weight_keys`: a step is a 256th of a doubling, and a coarser key holds eight finer ones. */
const stepsOfDoubling = 256;
const keysOfCoarser = 8;
const levels = 4;
const levelSize = 65_536;
/** No weight exceeds this key of the coarsest level. */
const lastKey = 17;

type CachedCuts = { cuts: Promise<Cut[]>; at: number };

const known = new WeakMap<Db, CachedCuts>();

/**
 * Returns the cuts that hold the best sellers of the shop: the best 4,000, 6,000 and so on; none in a smaller shop. A cut only
 * saves reading, so an old one changes no result. Each minute one search starts to read them again, and no search waits.
 */
export function weightCuts(db: Db): Promise<Cut[]> {
  const remembered = known.get(db);
  if (remembered && Date.now() - remembered.at < rememberedForMs) return remembered.cuts;
  const cuts = readCuts(db);
  const old = remembered?.cuts ?? cuts;
  known.set(db, { cuts: old, at: Date.now() });
  cuts.then(
    () => known.set(db, { cuts, at: Date.now() }),
    () => remembered ?? known.delete(db),
  );
  return old;
}

async function readCuts(db: Db): Promise<Cut[]> {
  const { rows } = await db.execute<{ rank: number; share: number; weight: number }>(sql`
    select rank::int, rank::float / (select count(*) from ${searchEntries}) as share, weight from (
      select weight, row_number() over (order by weight desc) as rank from ${searchEntries}
      order by weight desc limit ${ranks.at(-1)}
    ) as best where rank = any(${sql.param(ranks)}::int[]) order by rank`);
  return rows.map(({ rank, share, weight }) => ({ rank, share, keys: keysFrom(weight) }));
}

/** Returns the keys of this weight and all higher weights, at most 40. */
export function keysFrom(weight: number): number[] {
  const keys: number[] = [];
  let from = Math.floor(stepsOfDoubling * Math.log2(1 + weight));
  for (let level = 0; level < levels - 1; level += 1) {
    for (; from % keysOfCoarser !== 0; from += 1) keys.push(level * levelSize + from);
    from /= keysOfCoarser;
  }
  for (; from <= lastKey; from += 1) keys.push((levels - 1) * levelSize + from);
  return keys;
}
