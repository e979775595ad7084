import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { BulkState } from '../../bulk/bulk-change.ts';
import { bulkChanges } from '../tables.ts';
import { checkFile } from '../import/check-file.ts';
import { checkEdit } from './edit/check-edit.ts';
import { type BulkChangeRow, findChange, workerOf } from './find-change.ts';
import { productKind } from '../product-kind.ts';
import { runChange } from './run-change.ts';
import type { Remainder, Running } from './run-in-batches.ts';
import { holdSeconds } from './runner.ts';
import { undoBulkChange } from './undo-change.ts';

/** A job works this long and leaves the rest to the next one, so that a restart of the shop waits for none. */
const jobMilliseconds = 5_000;

export const bulkChangeJob = defineJob({
  name: 'products.bulk-change',
  title: 'Change many products',
  data: z.object({ id: z.int() }),
  retryLimit: 20,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 600,
});

/** Enqueues the next step of a change, in the transaction that changes its state. */
export async function enqueueBulkChange(tx: Db, id: number, startAfter?: Date): Promise<void> {
  await enqueue(tx, bulkChangeJob, { id }, startAfter ? { startAfter } : {});
}

type Work = Omit<Running, 'milliseconds' | 'mayChangeStock' | 'maySeeCosts'> & {
  log: Log;
  mayChange: (db: Db, userId: number) => Promise<boolean>;
  /** Whether a staff member may change stock too. */
  mayChangeStock: (db: Db, userId: number) => Promise<boolean>;
  /** Whether a staff member sees cost prices. */
  maySeeCosts?: (db: Db, userId: number) => Promise<boolean>;
};

/**
 * Does the next step of a change: checks its file, runs its rows, or takes them back. Does nothing in another state, and
 * stops a change when the staff member whose work it is may no longer change products.
 */
export async function workOnBulkChange(db: Db, work: Work): Promise<void> {
  const { id, log, mayChange } = work;
  const change = await findChange(db, id);
  const { state } = change;
  if (!steps.includes(state)) return;
  const userId = state === 'checking' ? change.authorId : workerOf(change);
  if (!(await mayChange(db, userId))) {
    const problem = 'The staff member who began this may no longer change products.';
    await db.update(bulkChanges).set({ state: 'stopped', problem }).where(eq(bulkChanges.id, id));
    return;
  }
  const left = await takeStep(db, { ...work, change, userId }).catch((error: unknown) =>
    endStep(db, { change, log, error }),
  );
  if (left === 'rows') await enqueueBulkChange(db, id);
  if (left === 'held') await enqueueBulkChange(db, id, new Date(Date.now() + holdSeconds * 1_000));
}

async function takeStep(
  db: Db,
  { change, userId, ...work }: Omit<Work, 'log'> & { change: BulkChangeRow; userId: number },
): Promise<Remainder> {
  const { id, hooks, namesOf } = work;
  const mayChangeStock = await work.mayChangeStock(db, userId);
  const maySeeCosts = (await work.maySeeCosts?.(db, userId)) ?? false;
  const given = { id, hooks, namesOf, mayChangeStock, maySeeCosts, milliseconds: jobMilliseconds };
  if (change.state === 'running') return runChange(db, given);
  if (change.state === 'undoing') return undoBulkChange(db, given);
  const check = change.kind === 'file' ? checkFile : checkEdit;
  return check(db, { id, kind: productKind(hooks), hooks, mayChangeStock, maySeeCosts });
}

/** Ends a step that would fail in the same way again, with the reason in words. Throws any other error, so that the job begins again. */
async function endStep(
  db: Db,
  { change, log, error }: { change: BulkChangeRow; log: Log; error: unknown },
): Promise<Remainder> {
  if (!isLasting(error)) throw error;
  log.error('a change of many products cannot go on', errorFields(error));
  const { id, state } = change;
  const problem = 'The shop made a mistake here and went no further. The log names it.';
  await db
    .update(bulkChanges)
    .set({ state: state === 'checking' ? 'failed' : 'stopped', problem })
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.state, state)));
  return 'nothing';
}

/** Mistakes of the code, and values that PostgreSQL refuses. */
function isLasting(error: unknown): boolean {
  const mistakes = [RangeError, TypeError, ReferenceError, SyntaxError];
  return mistakes.some((kind) => error instanceof kind) || /^(2[123]|42|54)/.test(sqlStateOf(error) ?? '');
}

const steps: readonly BulkState[] = ['checking', 'running', 'undoing'];

/** Goes on with changes whose process was killed. A step that another process holds starts later and then does nothing. */
export async function resumeBulkChanges(db: Db): Promise<void> {
  const open = await db
    .select({
      id: bulkChanges.id,
      waits: sql<number>`greatest(0, extract(epoch from ${bulkChanges.runnerUntil} - now()))::float8`,
    })
    .from(bulkChanges)
    .where(inArray(bulkChanges.state, steps));
  for (const { id, waits } of open)
    await enqueueBulkChange(db, id, new Date(Date.now() + Math.min(waits ?? 0, holdSeconds) * 1_000 + 500));
}
