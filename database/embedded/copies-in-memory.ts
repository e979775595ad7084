import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Linux keeps this folder in memory. Containers may give it little. */
const memory = '/dev/shm';
const neededBytes = 2_000_000_000;
const name = 'copies_in_memory';

/**
 * Makes a tablespace in memory for copies of the template on the test server at `url`, where the system has space for it. A copy
 * has 900 files, and a disk's file system that has just deleted thousands makes new ones slowly. Returns the name of the
 * tablespace, and `close`, which needs the copies to be dropped.
 */
export async function openTablespace(
  url: string,
): Promise<{ tablespace: string; close: () => Promise<void> }> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await dropTablespace(admin);
    if (!hasSpace()) return { tablespace: 'pg_default', close: async () => {} };
    const folder = mkdtempSync(join(memory, 'aranya-test-'));
    const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
    const { uid, gid } = statSync(rows[0]!.data_directory);
    chownSync(folder, uid, gid);
    await admin.query(`create tablespace ${name} location '${folder}'`);
    return { tablespace: name, close: () => closeTablespace(url) };
  } finally {
    await admin.end();
  }
}

/**
 * Deletes the test server in `dataDir` when its tablespace is gone. A restart of the machine empties the memory, and a server that
 * was killed before cannot recover without it.
 */
export function removeBrokenServer(dataDir: string): void {
  const root = join(dataDir, 'postgres');
  const links = join(root, 'data', 'pg_tblspc');
  if (!existsSync(links) || readdirSync(links).every((link) => existsSync(join(links, link)))) return;
  rmSync(realpathSync(root), { recursive: true, force: true });
  rmSync(root, { force: true });
}

async function closeTablespace(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await dropTablespace(admin).finally(() => admin.end());
}

/** A run that was killed leaves its tablespace behind. */
async function dropTablespace(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ folder: string }>(
    'select pg_tablespace_location(oid) as folder from pg_tablespace where spcname = $1',
    [name],
  );
  for (const { folder } of rows) {
    await admin.query(`drop tablespace ${name}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
