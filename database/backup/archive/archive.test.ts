import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { killServer } from '../../embedded/testing.ts';
import { startEmbeddedPostgres } from '../../embedded.ts';
import { copyDataFolder } from '../../testing/copy-data-folder.ts';
import { chooseBackup } from '../choose-backup.ts';
import { makeBackup } from '../make-backup.ts';
import { listBackups, readManifest } from '../manifest.ts';
import { recoverDatabase } from '../recover-database.ts';
import { removeOldBackups } from '../remove-old-backups.ts';
import { restoreBackup } from '../restore-backup.ts';
import { backupKey } from '../stored-file.ts';
import { archiveStatus } from './archive-status.ts';
import { archiveChanges, archiveOf, stopArchiving } from './archive-changes.ts';

const root = mkdtempSync(join(tmpdir(), 'aranya-archive-'));
chmodSync(root, 0o755);
const dir = join(root, 'backups');
const key = backupKey('a secret of the merchant, kept elsewhere');
const picture = 'a late picture of a customer '.repeat(100);
const minute = { earlier: new Date(0), archived: new Date(0) };
let archive = '';

afterAll(() => rmSync(root, { recursive: true, force: true }));

function freshFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Adds rows of about 4 MB, so that five times fill more than one segment. */
async function pay(url: string, note: string): Promise<Date> {
  const filler = `(select string_agg(md5(random()::text), '') from generate_series(1, 1250))`;
  await query(
    url,
    `insert into payments select '${note}', ${filler} from generate_series(1, 100) at where at > 0`,
  );
  const [row] = await query<{ now: Date }>(url, 'select clock_timestamp() as now');
  return row!.now;
}

beforeAll(async () => {
  const dataDir = freshFolder('shop');
  await copyDataFolder(dataDir);
  mkdirSync(join(dataDir, 'uploads/reviews'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/reviews/first.webp'), 'the first picture');
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { ownerUrl: shopUrl, adminUrl } = postgres;
  const given = { dataDir, dir, key, adminUrl };
  archive = join(dir, archiveOf(dataDir));
  await query(shopUrl, 'create table payments (note text, filler text)');
  await archiveChanges(given);
  await pay(shopUrl, 'before');
  await makeBackup({ ...given, database: postgres });
  for (let at = 0; at < 5; at += 1) minute.earlier = await pay(shopUrl, 'early');
  await archiveChanges(given);
  writeFileSync(join(dataDir, 'uploads/reviews/late.webp'), picture);
  await pay(shopUrl, 'late');
  await archiveChanges({ ...given, uploadsSince: new Date(Date.now() - minuteMs) });
  minute.archived = new Date();
  await pay(shopUrl, 'lost');
  killServer(dataDir);
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}, 120_000);

async function restored(name: string, to?: Date) {
  const dataDir = freshFolder(name);
  const backup = join(dir, await chooseBackup(dir, { name: undefined, to, key }));
  const { hasGap } = await restoreBackup({ backup, dataDir, key, to });
  const { isShort, lastChange } = await recoverDatabase(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const rows = await query<{ note: string; count: number }>(
    postgres.ownerUrl,
    'select note, count(*)::int from payments group by note order by note',
  );
  await query(postgres.ownerUrl, `insert into payments values ('new', '')`);
  const again = { dataDir, dir, key, adminUrl: postgres.adminUrl };
  return { dataDir, hasGap, isShort, lastChange, again, stop: postgres.stop, notes: rows };
}

describe('after a fire', () => {
  it('each change until the last archiving is there, and each picture', async () => {
    const { dataDir, notes, hasGap, isShort, lastChange, again, stop } = await restored('newest');
    expect(notes).toEqual([
      { note: 'before', count: 100 },
      { note: 'early', count: 500 },
      { note: 'late', count: 100 },
    ]);
    expect({ hasGap, isShort }).toEqual({ hasGap: false, isShort: false });
    expect(lastChange!.getTime()).toBeGreaterThan(minute.earlier.getTime());
    expect(lastChange!.getTime()).toBeLessThan(minute.archived.getTime());
    expect(readFileSync(join(dataDir, 'uploads/reviews/late.webp'), 'utf8')).toBe(picture);
    expect(readFileSync(join(dataDir, 'uploads/reviews/first.webp'), 'utf8')).toBe('the first picture');
    // The restored shop archives too, and leaves the changes of the burnt one as they are.
    const before = readdirSync(archive);
    await archiveChanges(again);
    expect(archiveOf(dataDir)).not.toBe(archive.slice(dir.length + 1));
    expect(readdirSync(archive)).toEqual(before);
    await stopArchiving(again.adminUrl);
    await stop();
  });

  it('the shop comes back as it was at the time asked for', async () => {
    const { notes, stop } = await restored('earlier', minute.earlier);
    expect(notes.map(({ note }) => note)).toEqual(['before', 'early']);
    await stop();
  });

  it('a time after the end of the archive gives all changes and says so', async () => {
    const { notes, isShort, stop } = await restored('future', new Date(Date.now() + hourMs));
    expect(notes.map(({ note }) => note)).toEqual(['before', 'early', 'late']);
    expect(isShort).toBe(true);
    await stop();
  });

  it('a time before the first backup is refused', async () => {
    await expect(chooseBackup(dir, { name: undefined, to: new Date(0), key })).rejects.toThrow(
      'no complete backup',
    );
  });
});

describe('the archive', () => {
  const segments = () => readdirSync(archive).filter((name) => name !== 'uploads');

  it('shows no content, and keeps one part of the newest segment', () => {
    for (const name of segments()) {
      expect(name).toMatch(/^[0-9A-F]{24}(\.[0-9A-F]{8}\.partial)?$/);
      expect(readFileSync(join(archive, name)).subarray(0, 2)).not.toEqual(gzipSync('').subarray(0, 2));
    }
    expect(segments().filter((name) => name.endsWith('.partial'))).toHaveLength(1);
    const stored = readFileSync(join(archive, 'uploads/reviews/late.webp'));
    expect(stored.includes('picture of a customer')).toBe(false);
  });

  it('is refused when a segment is changed, or has the name of another', async () => {
    const [first, second] = segments() as [string, string];
    const whole = readFileSync(join(archive, second));
    const [name] = [await chooseBackup(dir, { name: undefined, to: undefined, key })];
    const restore = (folder: string) =>
      restoreBackup({ backup: join(dir, name), dataDir: freshFolder(folder), key });
    writeFileSync(join(archive, second), readFileSync(join(archive, first)));
    await expect(restore('exchanged')).rejects.toThrow();
    writeFileSync(join(archive, second), Buffer.from(whole.map((byte, at) => (at === 99 ? byte ^ 1 : byte))));
    await expect(restore('changed')).rejects.toThrow();
    expect(readdirSync(join(root, 'changed', 'postgres'))).not.toContain('data');
    expect((await archiveStatus(dir, key)).isWhole).toBe(true);
    rmSync(join(archive, second));
    expect((await archiveStatus(dir, key)).isWhole).toBe(false);
    expect(await restore('gap')).toMatchObject({ hasGap: true });
    writeFileSync(join(archive, second), whole);
  });

  it('keeps what the oldest backup needs, and drops what only older ones needed', async () => {
    const before = segments();
    const [name] = listBackups(dir);
    const { continues } = await readManifest(join(dir, name!), key);
    await removeOldBackups(dir, 1, key);
    expect(segments()).toEqual(before.filter((each) => each >= continues!.first));
    expect(segments().length).toBeGreaterThan(2);
    expect(before[0]! < continues!.first).toBe(true);
  });
});
