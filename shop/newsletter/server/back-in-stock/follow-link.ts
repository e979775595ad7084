import { eq } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { confirmRequestWithinDays, refusals } from '../../back-in-stock.ts';
import { readLinkToken } from '../links.ts';
import { backInStockRequests } from '../tables.ts';
import { noteConfirmed } from './ask-to-hear.ts';
import { eraseRequests } from './erase-requests.ts';

/**
 * Confirms a request by the emailed link. A second click changes nothing. Refuses (400) a foreign token, one older than a week, and
 * one of an erased request.
 */
export async function confirmRequest(db: Db, { token }: { token: string }): Promise<void> {
  const { id, askedAt } = readLinkToken('back-in-stock-confirm', token);
  if (Date.now() - askedAt.getTime() > confirmRequestWithinDays * dayMs) throw refusals.oldLink();
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(backInStockRequests)
      .where(eq(backInStockRequests.id, id))
      .for('update');
    if (!row) throw refusals.oldLink();
    await noteConfirmed(tx, row);
  });
}

/** Erases the request of a link. Changes nothing when it is gone. Refuses (400) a foreign token. */
export async function cancelRequest(db: Db, { token }: { token: string }): Promise<void> {
  const { id } = readLinkToken('back-in-stock-cancel', token);
  await inTransaction(db, (tx) => eraseRequests(tx, eq(backInStockRequests.id, id)));
}
