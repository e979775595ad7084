import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { normalize } from '../../normalize.ts';
import { zeroResultSearches } from '../tables.ts';

/**
 * Deletes the searches without a result that name a person, in the transaction of the deletion: those of names alone, and those with the
 * first and the last name.
 */
export async function eraseSearches(
  tx: Db,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const names = normalize(`${firstName} ${lastName}`).split(' ').filter(Boolean);
  if (names.length === 0) return;
  const words = sql`string_to_array(${zeroResultSearches.normalized}, ' ')`;
  const all = sql`${sql.param(names)}::text[]`;
  await tx
    .delete(zeroResultSearches)
    .where(sql`${words} <@ ${all} or (${names.length > 1} and ${words} @> ${all})`);
}
