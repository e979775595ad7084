import { desc, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { normalize } from '../../normalize.ts';
import type { ZeroResultSearch } from '../../contract.ts';
import { zeroResultSearches } from '../tables.ts';

const longest = 80;
const maxKept = 10_000;

/** Counts a zero-result search by normalized text and day, without its customer. Skips addresses and phone numbers. */
export async function countZeroResultSearch(db: Db, { text }: { text: string }): Promise<void> {
  const normalized = normalize(text.slice(0, longest)).slice(0, longest);
  if (normalized.length < 3 || /@|\d{5}/.test(text.replaceAll(/[\s-]/g, ''))) return;
  const shown = text.normalize('NFC').toLowerCase().trim().replaceAll('\0', '').slice(0, longest);
  await db.execute(sql`
    insert into ${zeroResultSearches} as known (normalized, text)
    select ${normalized}, ${shown} where (select count(*) from ${zeroResultSearches}) < ${maxKept}
    on conflict (normalized) do update set times = known.times + 1, last_asked_on = current_date`);
}

/** Returns zero-result searches, most frequent first, for the merchant to add synonyms. */
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
