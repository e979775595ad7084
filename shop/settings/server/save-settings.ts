import { and, desc, eq, sql } from 'drizzle-orm';
import { lockEntity, nameless, writeAndLog } from '#platform/server/changes/change-entity.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { changeLog } from '#platform/server/tables.ts';
import { refusals, type StaleSetting } from '../refusals.ts';
import { readSettings, type StoredSettings } from './read-settings.ts';
import { settingsKind } from './settings-kind.ts';
import { factNames, type SettingsTools } from './settings-tools.ts';

type Save = {
  /** New values by name, as the environment would write them. Null and an empty text mean the default. */
  changes: Readonly<Record<string, string | null>>;
  /** The versions that the staff member saw, by name. A setting that had its default has 0. */
  versions: Readonly<Record<string, number>>;
  by: Author;
  /** Follows the change, in its transaction, with the names of the settings that differ. */
  onSaved?: (tx: Db, names: string[]) => Promise<void>;
};

/** The facts of the shop are one entity of the change log, with this id. */
export const settingsId = 'shop';

/**
 * Saves facts of the shop as one change of the log, and applies them in this process. Returns all stored facts, and the
 * row of the log. Throws
 * `machine_setting` for a setting that is no fact, `fixed_setting` for one whose variable holds another value, `wrong_setting` with the
 * sentence of the start, and `changed_meanwhile` with both values when a setting changed since the given version.
 */
export async function saveSettings(
  db: Db,
  { changes, versions, by, onSaved }: Save,
  tools: SettingsTools,
): Promise<StoredSettings & { change: number }> {
  const kind = settingsKind(tools);
  const facts = new Set(factNames(tools));
  for (const name of Object.keys(changes)) if (!facts.has(name)) throw refusals.ofMachine(name);
  const fields = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, value?.trim() || null]),
  );
  const saved = await inTransaction(db, async (tx) => {
    const before = await lockEntity(tx, kind, settingsId);
    await refuseStale(tx, { fields, versions, by });
    const { version: change } = await writeAndLog(tx, kind, { id: settingsId, before, fields, by });
    const changed = Object.keys(fields).filter((name) => fields[name] !== before[name]);
    await onSaved?.(tx, changed);
    return { ...(await readSettings(tx)), change };
  });
  await tools.look();
  return saved;
}

type Fields = { fields: Record<string, string | null>; versions: Save['versions']; by: Author };

/** The repeated save of a lost response finds its own values, and is never stale. */
async function refuseStale(tx: Db, { fields, versions, by }: Fields): Promise<void> {
  const { settings } = await readSettings(tx);
  const stored = new Map(settings.map((one) => [one.name, one]));
  const stale = Object.entries(fields).flatMap(([name, yours]): StaleSetting[] => {
    const { value: current = null, version = 0 } = stored.get(name) ?? {};
    return version !== (versions[name] ?? 0) && current !== yours ? [{ name, yours, current, version }] : [];
  });
  const [first] = stale;
  if (first) throw refusals.stale({ ...(await lastChangeOf(tx, first.name, by)), settings: stale });
}

async function lastChangeOf(tx: Db, name: string, by: Author): Promise<{ who: string; secondsAgo: number }> {
  const [change] = await tx
    .select({
      authorId: changeLog.authorId,
      authorName: changeLog.authorName,
      byCustomer: changeLog.byCustomer,
      secondsAgo: sql<number>`greatest(0, extract(epoch from clock_timestamp() - ${changeLog.changedAt}))::int`,
    })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.kind, settingsKind(undefined).name),
        eq(changeLog.entityId, settingsId),
        sql`${changeLog.after} ? ${name}`,
      ),
    )
    .orderBy(desc(changeLog.id))
    .limit(1);
  if (!change) return { who: 'The shop', secondsAgo: 0 };
  const { authorId, secondsAgo } = change;
  if (authorId === null) return { who: nameless(change), secondsAgo };
  if (authorId === by.userId) return { who: 'You', secondsAgo };
  const names = await by.namesOf(tx, [authorId]);
  return { who: nameAtTheTime(change.authorName, names.get(authorId)), secondsAgo };
}
