import { type Db, executeNamed } from '#platform/server/db.ts';

export type StoredSetting = { name: string; value: string; version: number; changedAt: string };

export type StoredSettings = {
  /** Rises with each change. */
  revision: number;
  settings: StoredSetting[];
};

const readAll = `
  select coalesce((select revision from settings_revision), 0) as revision, (
    select coalesce(json_agg(json_build_object(
      'name', name, 'value', value, 'version', version, 'changedAt', changed_at) order by name), '[]')
    from settings
  ) as settings`;

/** Returns the facts that the database holds, with the revision that they belong to. One statement, so no change comes between them. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const { rows } = await executeNamed(db, 'read_settings', readAll);
  return rows[0] as StoredSettings;
}

/** Returns the revision of the settings: 0 before the first change. */
export async function readRevision(db: Db): Promise<number> {
  const text = 'select coalesce((select revision from settings_revision), 0) as revision';
  const { rows } = await executeNamed(db, 'read_settings_revision', text);
  return (rows[0] as { revision: number }).revision;
}

export function valuesOf({ settings }: Pick<StoredSettings, 'settings'>): Record<string, string> {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value]));
}
