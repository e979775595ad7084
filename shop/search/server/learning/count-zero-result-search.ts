import { desc, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { normalize } from '../../normalize.ts';
import type { ZeroResultSearch } from '../../contract.ts';
import { zeroResultSearches } from '../tables.ts';

const longest = 80;
const maxKept = 10_000;

/**
 * Counts a text that found nothing, however it is spelled, with the day and nothing about who asked. What looks like
 * an address or a number of a person is not kept.
 */
export async function countZeroResultSearch(db: Db, { text }: { text: string }): Promise<void> {
  const normalized = normalize(text.slice(0, longest)).slice(0, longest);
  if (normalized.length < 3 || /@|\d{5}/.test(text.replaceAll(/[\s-]/g, ''))) return;
  const shown = text.normalize('NFC').toLowerCase().trim().replaceAll('\0', '').slice(0, longest);
  await db.execute(sql`
    insert into ${zeroResultSearches} as known (normalized, text)
    select ${normalized}, ${shown} where (select count(*) from ${zeroResultSearches}) < ${maxKept}
    on conflict (normalized) do update set times = known.times + 1, last_asked_on = current_date`);
}

/** What was searched for without a result, the most often first: for the merchant to say what it means. */
export function listZeroResultSearches(db: Db, { limit }: { limit: number }): Promise<ZeroResultSearch[]> {
  return db
    .select({
      text: zeroResultSearches.text,
      times: zeroResultSearches.times,
      lastAskedOn: zeroResultSearches.lastAskedOn,
    })
    .from(zeroResultSearches)
    .orderBy(desc(zeroResultSearches.times), zeroResultSearches.normalized)
    .limit(limit);
}
