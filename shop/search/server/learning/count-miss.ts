import { desc, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { fold } from '../../fold.ts';
import type { Miss } from '../../contract.ts';
import { searchMisses } from '../tables.ts';

const longest = 80;
const mostKept = 10_000;

/**
 * Counts a text that found nothing, however it is spelled, with the day and nothing about who asked. What looks like
 * an address or a number of a person is not kept.
 */
export async function countMiss(db: Db, { text }: { text: string }): Promise<void> {
  const folded = fold(text.slice(0, longest)).slice(0, longest);
  if (folded.length < 3 || /@|\d{5}/.test(text.replaceAll(/[\s-]/g, ''))) return;
  const shown = text.normalize('NFC').toLowerCase().trim().replaceAll('\0', '').slice(0, longest);
  await db.execute(sql`
    insert into ${searchMisses} as known (folded, text)
    select ${folded}, ${shown} where (select count(*) from ${searchMisses}) < ${mostKept}
    on conflict (folded) do update set times = known.times + 1, last_asked_on = current_date`);
}

/** What was searched for in vain, the most often first: for the merchant to say what it means. */
export function listMisses(db: Db, { limit }: { limit: number }): Promise<Miss[]> {
  return db
    .select({ text: searchMisses.text, times: searchMisses.times, lastAskedOn: searchMisses.lastAskedOn })
    .from(searchMisses)
    .orderBy(desc(searchMisses.times), searchMisses.folded)
    .limit(limit);
}
