import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import { nameAtTheTime } from './author-name.ts';
import { type Db, inTransaction } from '../db.ts';
import { type ChangeAction, refusals, type Values } from '../../logged-change.ts';
import { type Author, differing, type EntityKind, inTodaysNames, logged, pick } from './entity-kind.ts';
import { changeLog } from '../tables.ts';

type Change<V extends Values> = {
  id: string;
  /** The version that the staff member saw. */
  version: number;
  fields: Partial<V>;
  by: Author;
  batch?: string;
};

/**
 * Changes fields of an entity and writes who, what, before and after into the log, in one transaction. Returns the new
 * version; a save without a difference writes nothing and is never stale. Refuses an unknown entity (404), a version that is no longer the
 * newest (409, with the current values but those of a customer), and what `kind.write` refuses.
 */
export async function changeEntity<V extends Values>(
  db: Db,
  kind: EntityKind<V>,
  { id, version, fields, by, batch }: Change<V>,
): Promise<{ version: number }> {
  return inTransaction(db, async (tx) => {
    const before = await lockEntity(tx, kind, id);
    // The repeated save of a lost response finds its own values.
    const isDone = differing(before, fields as Values).length === 0;
    if (!isDone) await refuseStale(tx, kind, { id, version, by, current: before });
    return writeAndLog(tx, kind, { id, before, fields, by, ...(batch ? { batch } : {}) });
  });
}

/** Logs a new entity, in the transaction that creates it. Returns its first version. */
export async function logCreation<V extends Values>(
  tx: Db,
  kind: EntityKind<V>,
  { id, by, batch }: { id: string; by: Author; batch?: string },
): Promise<{ version: number }> {
  const after = await kind.read(tx, id);
  if (!after) throw new Error(`The new ${kind.name} ${id} cannot be read.`);
  return insert(tx, kind, { id, action: 'create', by, before: null, after, batch });
}

/** Logs that an entity goes, in the transaction that deletes it and before the deletion. */
export async function logDeletion<V extends Values>(
  tx: Db,
  kind: EntityKind<V>,
  { id, by, batch }: { id: string; by: Author; batch?: string },
): Promise<void> {
  const before = await lockEntity(tx, kind, id);
  await insert(tx, kind, { id, action: 'delete', by, before, after: null, batch });
}

/** Runs a change that is not a save of fields, such as the end of a session, and logs what it changed, in one transaction. */
export async function logWork<V extends Values>(
  db: Db,
  kind: EntityKind<V>,
  { id, by }: { id: string; by: Author },
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockEntity(tx, kind, id);
    await work(tx);
    await logDifference(tx, kind, { id, by, before, action: 'change' });
  });
}

/** Returns the fields of an entity and the version to send with a save. Refuses an unknown one (404). */
export async function readForEdit<V extends Values>(
  db: Db,
  kind: EntityKind<V>,
  id: string,
): Promise<{ version: number; value: V }> {
  // The version comes first. A change in between makes the next save stale, and is never overwritten.
  const version = await versionOf(db, kind, id);
  const value = await kind.read(db, id);
  if (!value) throw refusals.entityNotFound(kind.label);
  return { version, value };
}

/** Lets one save of each of these entities run at a time. The caller sorts `ids`, so that no two wait for each other. */
export async function lockEntities(
  tx: Db,
  { name }: Pick<EntityKind, 'name'>,
  ids: readonly string[],
): Promise<void> {
  const keys = ids.map((id) => keyOf({ name }, id));
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) as locks (key)`);
}

const keyOf = ({ name }: Pick<EntityKind, 'name'>, id: string) => `${name} ${id}`;

/** Lets one save of an entity run at a time. Returns its fields. Refuses an unknown entity (404). */
export async function lockEntity<V extends Values>(tx: Db, kind: EntityKind<V>, id: string): Promise<V> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(kind, id)}, 0))`);
  const value = await kind.read(tx, id);
  if (!value) throw refusals.entityNotFound(kind.label);
  return value;
}

type Write<V extends Values> = {
  id: string;
  before: V;
  fields: Partial<V>;
  by: Author;
  action?: ChangeAction;
  undoes?: number;
  batch?: string;
};

/** Writes the fields that differ, then logs all fields that the write has changed. Returns the new version. */
export async function writeAndLog<V extends Values>(
  tx: Db,
  kind: EntityKind<V>,
  { id, before, fields, action = 'change', ...rest }: Write<V>,
): Promise<{ version: number }> {
  const wanted = differing(before, fields as Values);
  if (wanted.length === 0) return { version: await versionOf(tx, kind, id) };
  await kind.write(tx, id, pick(fields as Values, wanted) as Partial<V>);
  return logDifference(tx, kind, { ...rest, id, before, action });
}

type Difference<V extends Values> = Omit<Write<V>, 'fields' | 'action'> & { action: ChangeAction };

async function logDifference<V extends Values>(
  tx: Db,
  kind: EntityKind<V>,
  { id, before, ...entry }: Difference<V>,
): Promise<{ version: number }> {
  const now = await kind.read(tx, id);
  if (!now) throw new Error(`The ${kind.name} ${id} is gone after a change.`);
  const changed = differing(before, now);
  if (changed.length === 0) return { version: await versionOf(tx, kind, id) };
  return insert(tx, kind, { ...entry, id, before: pick(before, changed), after: pick(now, changed) });
}

type Entry = {
  id: string;
  action: ChangeAction;
  by: Author;
  before: Values | null;
  after: Values | null;
  undoes?: number | undefined;
  batch?: string | undefined;
};

async function insert(
  tx: Db,
  kind: EntityKind,
  { id, by, before, after, ...rest }: Entry,
): Promise<{ version: number }> {
  const [row] = await tx
    .insert(changeLog)
    .values({
      ...rest,
      kind: kind.name,
      entityId: id,
      authorId: by.userId,
      authorName: by.name ?? '',
      byCustomer: by.isCustomer ?? false,
      before: before && logged(kind, before),
      after: after && logged(kind, after),
    })
    .returning({ version: changeLog.id });
  return row!;
}

/** Returns the author of a change without a staff member. */
export function nameless({ authorName, byCustomer }: Pick<Signed, 'authorName' | 'byCustomer'>): string {
  return authorName || (byCustomer ? 'The customer' : 'The shop');
}

/** Returns the version of each entity of a kind with few entities, by id. An entity that never changed is not there. Read it before the values. */
export async function versionsOf(
  db: Db,
  { name }: Pick<EntityKind, 'name'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: changeLog.entityId, version: max(changeLog.id) })
    .from(changeLog)
    .where(eq(changeLog.kind, name))
    .groupBy(changeLog.entityId);
  return new Map(rows.map(({ id, version }) => [id, version ?? 0]));
}

/** The newest change of an entity is its version, 0 before the first. */
export async function versionOf(db: Db, { name }: Pick<EntityKind, 'name'>, id: string): Promise<number> {
  const [newest] = await db
    .select({ version: changeLog.id })
    .from(changeLog)
    .where(and(eq(changeLog.kind, name), eq(changeLog.entityId, id)))
    .orderBy(desc(changeLog.id))
    .limit(1);
  return newest?.version ?? 0;
}

async function refuseStale(
  tx: Db,
  kind: EntityKind,
  { id, version, by, current }: { id: string; version: number; by: Author; current: Values },
): Promise<void> {
  const since = await tx
    .select({
      version: changeLog.id,
      authorId: changeLog.authorId,
      authorName: changeLog.authorName,
      byCustomer: changeLog.byCustomer,
      after: changeLog.after,
      secondsAgo: sql<number>`greatest(0, extract(epoch from clock_timestamp() - ${changeLog.changedAt}))::int`,
    })
    .from(changeLog)
    .where(and(eq(changeLog.kind, kind.name), eq(changeLog.entityId, id), gt(changeLog.id, version)))
    .orderBy(desc(changeLog.id))
    .limit(100);
  const [newest] = since;
  if (!newest) return;
  const fields = new Set(since.flatMap(({ after }) => Object.keys(inTodaysNames(kind, after) ?? {})));
  throw refusals.changedMeanwhile({
    who: await nameOf(tx, by, newest),
    secondsAgo: newest.secondsAgo,
    version: newest.version,
    current: withoutPersonal(kind, current),
    changed: [...fields].map((field) => kind.fields[field]?.label ?? field),
  });
}

/** A save that is refused shows nothing whose access has to be logged. */
function withoutPersonal({ fields }: EntityKind, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields[field]?.isPersonal));
}

type Signed = Pick<typeof changeLog.$inferSelect, 'authorId' | 'authorName' | 'byCustomer'>;

async function nameOf(tx: Db, by: Author, { authorId, authorName, byCustomer }: Signed): Promise<string> {
  if (authorId === null) return nameless({ authorName, byCustomer });
  if (authorId === by.userId) return 'You';
  return nameAtTheTime(authorName, (await by.namesOf(tx, [authorId])).get(authorId));
}
