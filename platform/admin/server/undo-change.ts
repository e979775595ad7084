import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../server/db.ts';
import type { Values } from '../../logged-change.ts';
import { refusals, type SelectedChanges } from '../change-log.ts';
import { listRefusals, maxSelected } from '../list.ts';
import { lockEntity, writeAndLog } from '../../server/changes/change-entity.ts';
import {
  type Author,
  describe,
  differing,
  type EntityKind,
  inTodaysNames,
  pick,
} from '../../server/changes/entity-kind.ts';
import { isUndoable } from './is-undoable.ts';
import { matching } from './list-changes.ts';
import { changeLog } from '../../server/tables.ts';

type Undo = {
  by: Author;
  /** Refuses an author who may not undo changes of this kind. */
  mayUndo: (tx: Db, kind: Pick<EntityKind, 'roles' | 'needsFreshFactor'>) => Promise<void>;
  /** Follows each undo, in its transaction. */
  onUndone?: (tx: Db, kind: EntityKind, change: { id: string; fields: Values }) => Promise<void>;
};

/**
 * Puts the old values of a change back through `write` of its kind, and logs that. Returns the new version of the entity.
 * Refuses an unknown change (404). Refuses (409) a creation, a deletion, a change of personal data, an undone change, and one
 * whose fields changed again, with the old and the current values.
 */
export async function undoChange(
  db: Db,
  kinds: readonly EntityKind[],
  { id, ...undo }: Undo & { id: number },
): Promise<{ version: number }> {
  return inTransaction(db, async (tx) => {
    const [change] = await tx.select().from(changeLog).where(eq(changeLog.id, id));
    if (!change) throw refusals.changeNotFound();
    return revertChange(tx, kinds, change, undo);
  });
}

/**
 * Undoes the selected changes in one transaction, newest first, all or none. Returns their number. Refuses what `undoChange`
 * refuses, and more than 200 changes (409).
 */
export async function undoChanges(
  db: Db,
  kinds: readonly EntityKind[],
  { selected, ...undo }: Undo & { selected: SelectedChanges },
): Promise<{ count: number }> {
  return inTransaction(db, async (tx) => {
    const chosen =
      'ids' in selected
        ? inArray(changeLog.id, selected.ids.map(Number))
        : and(matching(kinds, selected.matching), notInArray(changeLog.id, selected.except.map(Number)));
    const changes = await tx
      .select()
      .from(changeLog)
      .where(chosen)
      .orderBy(desc(changeLog.id))
      .limit(maxSelected + 1);
    if (changes.length > maxSelected) throw listRefusals.tooManySelected();
    if (changes.length === 0) throw refusals.changeNotFound();
    const batch = randomUUID();
    for (const change of changes) await revertChange(tx, kinds, change, { ...undo, batch });
    return { count: changes.length };
  });
}

/** Undoes a change that the caller has read, in the caller's transaction. Refuses what `undoChange` refuses. */
export function undoOne(
  tx: Db,
  kinds: readonly EntityKind[],
  { change, ...undo }: Undo & { change: Logged; batch?: string },
): Promise<{ version: number }> {
  return revertChange(tx, kinds, change, undo);
}

type Logged = typeof changeLog.$inferSelect;

async function revertChange(
  tx: Db,
  kinds: readonly EntityKind[],
  change: Logged,
  { by, mayUndo, onUndone, batch }: Undo & { batch?: string },
): Promise<{ version: number }> {
  const kind = kinds.find(({ name }) => name === change.kind);
  if (!kind) throw refusals.changeNotFound();
  await mayUndo(tx, (await kind.rightsOf?.(tx, change.entityId)) ?? kind);
  const { id, entityId } = change;
  const [old, after] = [inTodaysNames(kind, change.before), inTodaysNames(kind, change.after)];
  if (!old || !after || !isUndoable(kind, change)) throw refusals.notUndoable();
  const now = await lockEntity(tx, kind, entityId);
  if (differing(now, old).length === 0) throw refusals.alreadyUndone();
  const changedAgain = differing(now, after);
  if (changedAgain.length > 0)
    throw refusals.changedSince(describe(kind, pick(old, changedAgain), pick(now, changedAgain)));
  const how = { by, action: 'undo', undoes: id, ...(batch ? { batch } : {}) } as const;
  const undone = await writeAndLog(tx, kind, { id: entityId, before: now, fields: old, ...how });
  await onUndone?.(tx, kind, { id: entityId, fields: old });
  return undone;
}
