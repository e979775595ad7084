import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { maxAtOnce } from '../../../bulk/bulk-change.ts';
import { refusals } from '../../../bulk/refusals.ts';
import { bulkChanges, bulkRows } from '../../tables.ts';
import { findChange, setState } from '../find-change.ts';
import { applyRow } from '../run-change.ts';
import type { Running } from '../run-in-batches.ts';
import { collecting, lockProducts } from '../batch-transaction.ts';

type Params = Pick<Running, 'id' | 'hooks'> & { by: Author & { userId: number } };

/**
 * Runs a checked bulk edit of up to 200 products in one transaction as the work of this staff member, in the order of their ids. Returns false for any other
 * change, which a job runs. Refuses all when one product is refused (409), and names it.
 */
export async function editAtOnce(db: Db, { id, hooks, by }: Params): Promise<boolean> {
  const { kind: what, state } = await findChange(db, id);
  const count = await db.$count(bulkRows, eq(bulkRows.changeId, id));
  if (what !== 'edit' || state !== 'checked' || count > maxAtOnce) return false;
  await retryTransaction(db, async (tx) => {
    const { batch } = await setState(tx, { id, from: ['checked'], to: 'done', startedBy: by.userId });
    const ofChange = eq(bulkRows.changeId, id);
    const refused = await tx.$count(bulkRows, and(ofChange, eq(bulkRows.result, 'refused')));
    if (refused > 0) throw refusals.notAll(refused);
    const rows = await tx
      .select()
      .from(bulkRows)
      .where(and(ofChange, eq(bulkRows.result, 'change')))
      .orderBy(asc(bulkRows.number));
    await lockProducts(tx, rows);
    const { kind, changed } = collecting(hooks);
    for (const row of rows)
      await applyRow(tx, row, { kind, by, batch }).catch((error: unknown) => {
        throw isRefusal(error) ? ofProduct(row.name, error) : error;
      });
    await hooks.reindex(tx, { ids: [...changed] });
    const numbers = rows.map(({ number }) => number);
    await tx
      .update(bulkRows)
      .set({ doneAt: sql`now()` })
      .where(and(ofChange, inArray(bulkRows.number, numbers)));
    await tx
      .update(bulkChanges)
      .set({ position: numbers.at(-1) ?? 0 })
      .where(eq(bulkChanges.id, id));
  });
  return true;
}

function ofProduct(name: string, { code, message }: Refusal): Refusal {
  return new Refusal(code, 409, `Nothing was changed. ${name}: ${message}`);
}
