import { and, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { nameAtTheTime } from '../../server/changes/author-name.ts';
import { addDays, startOf } from '../../india-time.ts';
import type { Db } from '../../server/db.ts';
import type { ChangesQuery, LoggedChange } from '../change-log.ts';
import type { ListPage } from '../list.ts';
import { type Author, describe, type EntityKind } from '../../server/changes/entity-kind.ts';
import { keyset } from './keyset.ts';
import { nameless } from '../../server/changes/change-entity.ts';
import { changeLog } from '../../server/tables.ts';
import { isUndoable } from './is-undoable.ts';

const newestFirst = { name: 'changes', by: changeLog.changedAt, id: changeLog.id, descending: true };

/** Lists changes of these kinds, newest first (GET /api/admin/log). Returns a page. Refuses a foreign cursor (400). */
export async function listChanges(
  db: Db,
  kinds: readonly EntityKind[],
  {
    cursor,
    by,
    others,
    ...asked
  }: ChangesQuery & { cursor?: string | undefined; others?: 'yes' | undefined; by: Author },
): Promise<ListPage<LoggedChange>> {
  const page = keyset(newestFirst, cursor);
  const rows = await db
    .select({ change: changeLog, position: page.position })
    .from(changeLog)
    .where(and(page.after, matching(kinds, asked), others ? notBy(by) : undefined))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  const undone = await undoneOf(
    db,
    shown.map(({ change }) => change.id),
  );
  const authors = shown.flatMap(({ change: { authorId } }) => authorId ?? []);
  const authorNames = await by.namesOf(db, [...new Set(authors)]);
  const names = await namesOf(
    db,
    kinds,
    shown.map(({ change }) => change),
  );
  return {
    rows: shown.map(({ change }) => {
      const isUndone = undone.has(change.id);
      const kind = kinds.find(({ name }) => name === change.kind)!;
      return {
        id: change.id,
        at: change.changedAt.toISOString(),
        who:
          change.authorId === null
            ? nameless(change)
            : nameAtTheTime(change.authorName, authorNames.get(change.authorId)),
        kind: kind.name,
        kindLabel: kind.label,
        entityId: change.entityId,
        name: names.get(`${change.kind} ${change.entityId}`) ?? change.entityId,
        action: change.action,
        changes: describe(kind, change.before, change.after),
        isUndone,
        canUndo: !isUndone && isUndoable(kind, change),
      };
    }),
    next,
  };
}

export async function listAuthors(db: Db, by: Author): Promise<{ id: number; name: string }[]> {
  // Jumps from author to author in the index, however long the log is.
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive authors as (
      (select author_id from change_log where author_id is not null order by author_id limit 1)
      union all
      select (select author_id from change_log where author_id > authors.author_id order by author_id limit 1)
      from authors where authors.author_id is not null)
    select author_id as id, (
      select author_name from change_log where author_id = authors.author_id order by changed_at desc, id desc limit 1
    ) as name from authors where author_id is not null`);
  const names = await by.namesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name }) => ({ id, name: names.get(id) || name || `Former colleague ${id}` }));
}

/** A statement of its own, since PostgreSQL would read the whole log for an `exists` of each row. */
async function undoneOf(db: Db, ids: number[]): Promise<Set<number | null>> {
  const rows = await db
    .select({ id: changeLog.undoes })
    .from(changeLog)
    .where(inArray(changeLog.undoes, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The condition of search and filters, for the list and for all that match. */
export function matching(
  kinds: readonly EntityKind[],
  { who, kind, entity, from, to }: ChangesQuery,
): SQL | undefined {
  const wanted = kinds.map(({ name }) => name).filter((name) => kind === undefined || name === kind);
  return and(
    wanted.length === 1 ? eq(changeLog.kind, wanted[0]!) : inArray(changeLog.kind, wanted),
    entity === undefined ? undefined : eq(changeLog.entityId, entity),
    who === undefined ? undefined : eq(changeLog.authorId, who),
    from === undefined ? undefined : gte(changeLog.changedAt, startOf(from)),
    to === undefined ? undefined : lt(changeLog.changedAt, startOf(addDays(to, 1))),
  );
}

/** Staff other than the asking one. Changes without an author are those of the shop and of customers. */
function notBy({ userId }: Author): SQL | undefined {
  return userId === null ? undefined : ne(changeLog.authorId, userId);
}

type Row = typeof changeLog.$inferSelect;

async function namesOf(db: Db, kinds: readonly EntityKind[], changes: Row[]): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const [name, ofKind] of Map.groupBy(changes, ({ kind }) => kind)) {
    const ids = new Set(ofKind.map(({ entityId }) => entityId));
    const found = await kinds.find((kind) => kind.name === name)!.names(db, [...ids]);
    for (const [id, text] of found) all.set(`${name} ${id}`, text);
  }
  return all;
}
