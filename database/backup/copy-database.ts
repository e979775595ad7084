import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Contents that PostgreSQL makes again, or that belong to the running server only. */
const left =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|pg_internal\.init/;

/** Returns whether a path below the database's data folder belongs to a base backup. */
export function isPartOfBackup(path: string): boolean {
  return !left.test(path) && path !== controlFile;
}

/** PostgreSQL reads it first after a restore, so it must be copied last. */
export const controlFile = 'global/pg_control';

type Copied = { label: string; segments: string[] };

/**
 * Runs `copy` between the start and the end of a base backup (PostgreSQL's low-level API), on the server at `url`. Returns
 * the backup label and the names of the WAL segments that a restore needs. A temporary slot keeps them until `fetch` ends.
 */
export async function duringBaseBackup(
  url: string,
  copy: () => Promise<void>,
  fetch: (copied: Copied) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'aranya-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    const slot = `aranya_backup_${randomBytes(8).toString('hex')}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const { rows: started } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('aranya', true)) as segment`,
    );
    await copy();
    const { rows: ended } = await client.query<{ label: string; segment: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`,
    );
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name between $1 and $2 order by name`,
      [started[0]!.segment, ended[0]!.segment],
    );
    await fetch({ label: ended[0]!.label, segments: rows.map(({ name }) => name) });
  } finally {
    await client.end();
  }
}
