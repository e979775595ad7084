import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { BulkState } from '../../bulk/bulk-change.ts';
import { bulkChanges } from '../tables.ts';
import type { BulkChangeRow } from './find-change.ts';

/** After this silence of a process another one goes on. Longer than a statement may take. */
export const holdSeconds = 20;

const until = sql`now() + make_interval(secs => ${holdSeconds})`;

/** Thrown when somebody stopped the change, or another process has it. The transaction of the rows rolls back. */
export class NotOurs extends Error {}

export type Runner = { id: string; change: BulkChangeRow };

/** Lets this process alone run a change that is in one of these states. Returns null while another process does. */
export async function takeOver(
  db: Db,
  { changeId, states }: { changeId: number; states: readonly BulkState[] },
): Promise<Runner | null> {
  const id = randomUUID();
  const isFree = or(isNull(bulkChanges.runner), lt(bulkChanges.runnerUntil, sql`now()`));
  const [change] = await db
    .update(bulkChanges)
    .set({ runner: id, runnerUntil: until })
    .where(and(eq(bulkChanges.id, changeId), inArray(bulkChanges.state, states), isFree))
    .returning();
  return change ? { id, change } : null;
}

/**
 * Notes progress in the transaction of its rows, so that both commit or neither. Throws NotOurs after a stop, or when another
 * process took over.
 */
export async function keepHold(
  tx: Db,
  { id, change }: Runner,
  progress: { position?: number; undoPosition?: number; state?: BulkState; problem?: string | null },
): Promise<void> {
  // A crash of the machine may lose the last rows, but never half of one. The next run does them again.
  await tx.execute(sql`set local synchronous_commit = off`);
  const held = await tx
    .update(bulkChanges)
    .set({ runnerUntil: until, ...progress })
    .where(
      and(eq(bulkChanges.id, change.id), eq(bulkChanges.runner, id), eq(bulkChanges.state, change.state)),
    )
    .returning({ id: bulkChanges.id });
  if (held.length === 0) throw new NotOurs();
}

/** Lets the next process go on at once. */
export async function letGo(db: Db, { id, change }: Runner): Promise<void> {
  await db
    .update(bulkChanges)
    .set({ runner: null, runnerUntil: null })
    .where(and(eq(bulkChanges.id, change.id), eq(bulkChanges.runner, id)));
}
