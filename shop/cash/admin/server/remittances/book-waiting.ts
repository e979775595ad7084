import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { waitingResults } from '../../../cash.ts';
import { remittanceRows, remittances } from '../../../server/tables.ts';
import { bookRemittance } from './book-remittance.ts';

/** A row that found no order by then is no longer looked for. */
const waitingDays = 180;

/**
 * Books rows of booked files that waited for their order, such as a parcel that was not delivered when the courier paid. Each row is
 * booked once, so a second run does nothing.
 */
export async function bookWaiting(db: Db, { now }: { now: Date }): Promise<void> {
  const files = await db
    .selectDistinct({ id: remittances.id })
    .from(remittances)
    .innerJoin(remittanceRows, eq(remittanceRows.remittanceId, remittances.id))
    .where(
      and(
        eq(remittances.state, 'booked'),
        gt(remittances.bookedAt, new Date(now.getTime() - waitingDays * dayMs)),
        // Literal, since the planner uses the index of waiting rows only then.
        sql`${remittanceRows.result} in ('early', 'foreign')`,
      ),
    )
    .orderBy(asc(remittances.id));
  for (const { id } of files) await bookRemittance(db, { id, now, authorId: null, results: waitingResults });
}
