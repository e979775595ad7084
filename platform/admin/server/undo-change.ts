import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../server/db.ts';
import { refusals } from '../change-log.ts';
import { lockEntity, writeAndLog } from './change-entity.ts';
import { type Author, describe, differing, type EntityKind, pick } from './entity-kind.ts';
import { changeLog } from './tables.ts';

type Undo = {
  id: number;
  by: Author;
  /** Refuses an author who may not undo changes of this kind. */
  mayUndo: (tx: Db, kind: EntityKind) => Promise<void>;
};

/**
 * Puts the old values of a change back through `write` of its kind, and logs that. Returns the new version of the entity.
 * Refuses an unknown change (404). Refuses (409) a creation, a deletion, a change of personal data, an undone change, and one
 * whose fields changed again, with the old and the current values.
 */
export async function undoChange(
  db: Db,
  kinds: readonly EntityKind[],
  { id, by, mayUndo }: Undo,
): Promise<{ version: number }> {
  return inTransaction(db, async (tx) => {
    const [change] = await tx.select().from(changeLog).where(eq(changeLog.id, id));
    const kind = kinds.find(({ name }) => name === change?.kind);
    if (!change || !kind) throw refusals.changeNotFound();
    await mayUndo(tx, kind);
    const { entityId, before: old, after } = change;
    if (!old || !after || !isUndoable(kind, change)) throw refusals.notUndoable();
    const now = await lockEntity(tx, kind, entityId);
    if (differing(now, old).length === 0) throw refusals.alreadyUndone();
    const changedAgain = differing(now, after);
    if (changedAgain.length > 0)
      throw refusals.changedSince(describe(kind, pick(old, changedAgain), pick(now, changedAgain)));
    return writeAndLog(tx, kind, { id: entityId, before: now, fields: old, by, action: 'undo', undoes: id });
  });
}

type Row = Pick<typeof changeLog.$inferSelect, 'before' | 'after'>;

/** Returns whether the log knows the old values of a change and may put them back. */
export function isUndoable(kind: EntityKind, { before, after }: Row): boolean {
  if (!before || !after) return false;
  return Object.keys(before).every((field) => kind.fields[field] && !kind.fields[field].isPersonal);
}
