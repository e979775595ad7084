import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { BulkState } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { bulkChanges } from '../tables.ts';

export type BulkChangeRow = typeof bulkChanges.$inferSelect;

/** Returns whose work a run or an undo is: the staff member who started it. A plan from before that was stored is its author's. */
export function workerOf({ startedBy, authorId }: Pick<BulkChangeRow, 'startedBy' | 'authorId'>): number {
  return startedBy ?? authorId;
}

/** Returns a change of many products. Refuses an unknown one (404). */
export async function findChange(db: Db, id: number): Promise<BulkChangeRow> {
  const [found] = await db.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  if (!found) throw refusals.notFound();
  return found;
}

/** Locks an upload for its author. Refuses an unknown one and that of a colleague (404), and another state (409). */
export async function lockOwn(
  tx: Db,
  { id, userId, states }: { id: number; userId: number; states: readonly BulkState[] },
): Promise<BulkChangeRow> {
  const [found] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.authorId, userId)))
    .for('update');
  if (!found) throw refusals.notFound();
  if (!states.includes(found.state)) throw refusals.wrongState(found.state);
  return found;
}

/**
 * Moves a change to another state. `startedBy` is the staff member who starts a run or an undo. Refuses an unknown change (404),
 * and one in none of these states (409).
 */
export async function setState(
  tx: Db,
  { id, from, ...next }: { id: number; from: readonly BulkState[]; to: BulkState; startedBy?: number },
): Promise<BulkChangeRow> {
  const [found] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for('update');
  if (!found) throw refusals.notFound();
  if (!from.includes(found.state)) throw refusals.wrongState(found.state);
  const { to: state, startedBy = found.startedBy } = next;
  await tx.update(bulkChanges).set({ state, startedBy }).where(eq(bulkChanges.id, id));
  return { ...found, state, startedBy };
}
