import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type FileLook, type Mapping } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { type Target, targetLabels } from '../../bulk/targets.ts';
import { bulkChanges } from '../tables.ts';
import { lockOwn, setState } from './find-change.ts';
import { enqueueBulkChange } from './jobs.ts';

/**
 * Lets a job check every row of a file with this mapping. Refuses a colleague's file (404), a file that ran (409), and a
 * mapping that does not fit the file, names a field twice, or names no product (400).
 */
export async function checkChange(
  db: Db,
  { id, userId, mapping }: { id: number; userId: number; mapping: Mapping },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { look } = await lockOwn(tx, { id, userId, states: ['uploaded', 'checked'] });
    if (!look) throw refusals.partsMissing();
    requireMapping(mapping, look);
    await tx.update(bulkChanges).set({ mapping, state: 'checking' }).where(eq(bulkChanges.id, id));
    await enqueueBulkChange(tx, id);
  });
}

function requireMapping({ columns }: Mapping, { headers }: FileLook): void {
  if (columns.length !== headers.length) throw refusals.wrongMapping();
  const chosen = columns.filter((column) => column !== null) as (keyof typeof targetLabels)[];
  const twice = chosen.find((column, at) => chosen.indexOf(column) !== at);
  if (twice) throw refusals.twice(targetLabels[twice]);
  const keys = new Set<Target>(['slug', 'sku', 'name']);
  if (!chosen.some((column) => keys.has(column))) throw refusals.noKey();
}

type Start = { id: number; userId: number };

/** Lets a job run a checked change, or go on with a stopped one, as the work of this staff member. Refuses another state (409). */
export async function startChange(db: Db, { id, userId }: Start): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, undoPosition } = await setState(tx, {
      id,
      from: ['checked', 'stopped'],
      to: 'running',
      startedBy: userId,
    });
    // An undo that was stopped can only go on as an undo.
    if (undoPosition !== null) throw refusals.wrongState(state);
    await enqueueBulkChange(tx, id);
  });
}

/** Stops a run or an undo after the rows under way. Refuses another state (409). */
export async function stopChange(db: Db, id: number): Promise<void> {
  await inTransaction(db, (tx) => setState(tx, { id, from: ['running', 'undoing'], to: 'stopped' }));
}

/** Lets a job take every done row back, as the work of this staff member. Refuses another state (409). */
export async function undoChange(db: Db, { id, userId }: Start): Promise<void> {
  await inTransaction(db, async (tx) => {
    await setState(tx, { id, from: ['done', 'stopped'], to: 'undoing', startedBy: userId });
    await enqueueBulkChange(tx, id);
  });
}
