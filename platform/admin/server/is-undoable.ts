import { type EntityKind, inTodaysNames } from '../../server/changes/entity-kind.ts';
import type { changeLog } from '../../server/tables.ts';

type Row = Pick<typeof changeLog.$inferSelect, 'before' | 'after'>;

/** Returns whether the log knows the old values of a change and may put them back. */
export function isUndoable(kind: EntityKind, { before, after }: Row): boolean {
  if (!before || !after) return false;
  return Object.keys(inTodaysNames(kind, before)).every((name) => {
    const field = kind.fields[name];
    return field && !field.isPersonal && !field.isFinal;
  });
}
