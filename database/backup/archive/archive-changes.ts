import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openFolder } from '../../embedded/open-folder.ts';
import { readStored, storeFile } from '../stored-file.ts';
import { lsnOf, partialName, replacedPartials, segmentAt, startOf } from './segments.ts';

const slot = 'aranya_archive';

export type Archiving = {
  dataDir: string;
  dir: string;
  key: Buffer | undefined;
  /** A superuser's connection to the embedded server. */
  adminUrl: string;
  /** Uploads from before are in every backup that is kept. */
  uploadsSince?: Date | undefined;
};

/**
 * Returns the folder below BACKUP_DIR for the changes of one data folder. A restored shop has a new data folder, so two shops
 * never mix their changes.
 */
export function archiveOf(dataDir: string): string {
  const file = join(openFolder(dataDir).root, 'archive-id');
  if (!existsSync(file)) writeFileSync(file, randomBytes(8).toString('hex'));
  return `changes-${readFileSync(file, 'utf8')}`;
}

/**
 * Copies what the last call has not: new uploads, complete WAL segments, and the written part of the current one. A
 * replication slot keeps segments until they are copied. PostgreSQL drops it when they would fill the disk, and the archive
 * then has a gap.
 */
export async function archiveChanges(given: Archiving): Promise<void> {
  const archive = join(given.dir, archiveOf(given.dataDir));
  await mkdir(archive, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: given.adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const oldest = await openSlot(client);
    // A picture is stored before its row is, so each picture of a row up to here is in the folder.
    const { timeline, written } = await currentPosition(client);
    await archiveUploads(given, archive);
    const current = segmentAt(timeline, written);
    await archiveSegments(client, { ...given, archive, from: segmentAt(timeline, oldest), current });
    await archivePart({ ...given, archive, current, bytes: Number(written - startOf(current)) });
    if (startOf(current) > oldest)
      await client.query('select pg_replication_slot_advance($1, $2)', [slot, lsnOf(startOf(current))]);
  } finally {
    await client.end();
  }
}

/** A server that no longer archives must not keep segments. */
export async function stopArchiving(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  await client
    .query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      slot,
    ])
    .finally(() => client.end());
}

/** Returns the oldest position that the slot keeps. */
async function openSlot(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ oldest: string | null; status: string }>(
    `select (restart_lsn - '0/0')::text as oldest, wal_status as status from pg_replication_slots where slot_name = $1`,
    [slot],
  );
  const [found] = rows;
  if (found?.oldest && found.status !== 'lost') return BigInt(found.oldest);
  if (found) await client.query('select pg_drop_replication_slot($1)', [slot]);
  await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
  return openSlot(client);
}

async function currentPosition(client: pg.Client): Promise<{ timeline: string; written: bigint }> {
  const { rows } = await client.query<{ timeline: string; written: string }>(
    `select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline,
       (pg_current_wal_flush_lsn() - '0/0')::text as written`,
  );
  return { timeline: rows[0]!.timeline, written: BigInt(rows[0]!.written) };
}

type Copying = Archiving & { archive: string; current: string };

async function archiveSegments(client: pg.Client, { from, ...copying }: Copying & { from: string }) {
  const { dataDir, archive, current } = copying;
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name >= $1 and name < $2 order by name`,
    [from, current],
  );
  for (const { name } of rows)
    if (!existsSync(join(archive, name)))
      await store(join(openFolder(dataDir).data, 'pg_wal', name), name, copying);
}

async function archivePart({ bytes, ...copying }: Copying & { bytes: number }) {
  const { dataDir, archive, current } = copying;
  const name = partialName(current, bytes);
  const source = join(openFolder(dataDir).data, 'pg_wal', current);
  if (existsSync(join(archive, name))) await utimes(join(archive, name), new Date(), new Date());
  else if (bytes > 0) await store(source, name, { ...copying, bytes });
  for (const old of replacedPartials(await readdir(archive))) await rm(join(archive, old));
}

async function archiveUploads(given: Archiving, archive: string) {
  const uploads = join(given.dataDir, 'uploads');
  for (const place of existsSync(uploads) ? await readdir(uploads) : []) {
    const target = join(archive, 'uploads', place);
    await mkdir(target, { recursive: true, mode: 0o700 });
    const stored = new Set(await readdir(target));
    const names = (await readdir(join(uploads, place))).filter((name) => !stored.has(name));
    for (const name of names.filter((each) => !each.endsWith('.part')))
      try {
        const source = join(uploads, place, name);
        const { mtimeMs } = await stat(source);
        if (mtimeMs < (given.uploadsSince?.getTime() ?? 0)) continue;
        await store(source, `uploads/${place}/${name}`, { ...given, archive });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
  }
}

type Storing = Pick<Copying, 'archive' | 'key'> & { bytes?: number };

/** The file gets its name after it was flushed and read back. */
async function store(source: string, name: string, { archive, key, bytes }: Storing) {
  const file = join(archive, `${name}.unfinished`);
  const { sha256 } = await storeFile(source, { file, name, key }, { bytes });
  await readStored({ file, name, key }, sha256);
  await rename(file, join(archive, name));
  const folder = await open(join(archive, name, '..'));
  await folder.sync().finally(() => folder.close());
}
