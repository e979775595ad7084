import { and, asc, gt, isNotNull } from 'drizzle-orm';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { newsletterSubscribers } from '../../server/tables.ts';

const pageSize = 1_000;

/** Writes the addresses that confirmed the newsletter and have not left it, with the time of their consent, as CSV. */
export async function* writeSubscribers(db: Db): AsyncGenerator<string> {
  const { id, email, confirmedAt } = newsletterSubscribers;
  yield byteOrderMark + csvText([['Email', 'Consent given at']]);
  for (let after = 0; ;) {
    const rows = await db
      .select({ id, email, confirmedAt })
      .from(newsletterSubscribers)
      .where(and(isNotNull(confirmedAt), gt(id, after)))
      .orderBy(asc(id))
      .limit(pageSize);
    if (rows.length > 0) yield csvText(rows.map((row) => [row.email, row.confirmedAt!.toISOString()]));
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}
