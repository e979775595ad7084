import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '../embedded.ts';
import { copyDataFolder } from '../testing/copy-data-folder.ts';
import { backUpBeforeRemoval } from './back-up.ts';
import { makeBackup } from './make-backup.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { listBackups, readManifest, writeManifest } from './manifest.ts';
import { newestBackup } from './newest-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupKey } from './stored-file.ts';

const root = mkdtempSync(join(tmpdir(), 'aranya-backup-'));
chmodSync(root, 0o755);
const dir = join(root, 'backups');
const secret = 'a secret of the merchant, kept elsewhere';
const key = backupKey(secret);
const picture = 'a picture of a customer '.repeat(100);
/** Names of backups have whole seconds. */
const began = new Date().setMilliseconds(0);
let backup = '';
let acknowledged = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

function freshFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}

/** Inserts rows one by one until told to stop. Returns the number of acknowledged rows. */
function insertRows(url: string) {
  const ending = new AbortController();
  let count = 0;
  const inserting = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table payments (id int primary key, filler text)');
    while (!ending.signal.aborted) {
      await client.query(`insert into payments values ($1, repeat('x', 2000))`, [count + 1]);
      count += 1;
    }
    await client.end();
  })();
  return {
    count: () => count,
    stop: async () => {
      ending.abort();
      await inserting;
    },
  };
}

beforeAll(async () => {
  const dataDir = freshFolder('shop');
  await copyDataFolder(dataDir);
  mkdirSync(join(dataDir, 'uploads/reviews'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/reviews/leaf.webp'), picture);
  writeFileSync(join(dataDir, 'server.key'), 'ab'.repeat(32), { mode: 0o600 });
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const load = insertRows(postgres.ownerUrl);
  await vi.waitFor(() => expect(load.count()).toBeGreaterThan(200), { timeout: 60_000 });
  acknowledged = load.count();
  backup = await makeBackup({ dataDir, dir, key, database: postgres });
  expect(load.count()).toBeGreaterThan(acknowledged);
  await load.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}, 120_000);

describe('a restored backup', () => {
  it('holds every row that was acknowledged before it, no gap, and the files', async () => {
    const dataDir = freshFolder('restored');
    await restoreBackup({ backup, dataDir, key });
    expect(readFileSync(join(dataDir, 'uploads/reviews/leaf.webp'), 'utf8')).toBe(picture);
    expect(readFileSync(join(dataDir, 'server.key'), 'utf8')).toBe('ab'.repeat(32));
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    const client = new pg.Client({ connectionString: postgres.ownerUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int, max(id) from payments');
    expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0].max).toBe(rows[0].count);
    await client.query(`insert into payments values (0, 'written after the restore')`);
    const checksums = await client.query('select sum(checksum_failures) as failures from pg_stat_database');
    expect(Number(checksums.rows[0].failures)).toBe(0);
    await client.end();
    await postgres.stop();
    await expect(restoreBackup({ backup, dataDir, key })).rejects.toThrow('holds a shop');
  });

  it('is refused with another key, or with none', async () => {
    for (const wrong of [backupKey('another secret of the merchant'), undefined])
      await expect(
        restoreBackup({ backup, dataDir: freshFolder(`wrong-${!wrong}`), key: wrong }),
      ).rejects.toThrow('BACKUP_KEY is not its key');
  });
});

describe('a backup before the removal of the demo', () => {
  it('lies in the data folder without BACKUP_DIR, and the next one leaves it out', async () => {
    const dataDir = freshFolder('demo');
    await copyDataFolder(dataDir);
    writeFileSync(join(dataDir, 'server.key'), 'cd'.repeat(32), { mode: 0o600 });
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    const config = { ...readConfig({ DATA_DIR: dataDir }), BACKUP_KEEP: 7 };
    const made = [await backUpBeforeRemoval(config), await backUpBeforeRemoval(config)];
    await postgres.stop();
    expect(made.map((folder) => dirname(folder))).toEqual([
      join(dataDir, 'backups'),
      join(dataDir, 'backups'),
    ]);
    for (const folder of made) {
      const { files } = await readManifest(folder, undefined);
      expect(files.map(({ name }) => name)).toContain('server.key');
      expect(files.filter(({ name }) => name.startsWith('backups/'))).toEqual([]);
    }
    const there = freshFolder('demo-restored');
    await restoreBackup({ backup: made[1]!, dataDir: there, key: undefined });
    expect(readFileSync(join(there, 'server.key'), 'utf8')).toBe('cd'.repeat(32));
  });
});

describe('two backups in one second', () => {
  it('have folders of their own, and both are whole', async () => {
    const dataDir = freshFolder('twice');
    await copyDataFolder(dataDir);
    const twice = join(root, 'twice-backups');
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    const make = () => makeBackup({ dataDir, dir: twice, key, database: postgres, now: new Date(began) });
    const made = await Promise.all([make(), make()]);
    await postgres.stop();
    expect(new Set(made).size).toBe(2);
    expect(listBackups(twice)).toHaveLength(2);
  });
});

describe('an encrypted backup', () => {
  it('shows no content, and no name of a file', () => {
    for (const file of readdirSync(backup)) {
      expect(file).toMatch(/^(\d+|manifest|manifest\.sha256)$/);
      expect(readFileSync(join(backup, file)).includes('picture of a customer')).toBe(false);
    }
    expect(readFileSync(join(backup, 'manifest')).includes('uploads')).toBe(false);
  });

  it('is refused when files are exchanged or changed, and leaves no database', async () => {
    const { files } = await readManifest(backup, key);
    const [one, other] = ['uploads/reviews/leaf.webp', 'server.key'].map((name) =>
      join(backup, files.find((file) => file.name === name)!.stored),
    ) as [string, string];
    const exchange = () => {
      renameSync(one, `${one}.away`);
      renameSync(other, one);
      renameSync(`${one}.away`, other);
    };
    exchange();
    const dataDir = freshFolder('exchanged');
    await expect(restoreBackup({ backup, dataDir, key })).rejects.toThrow();
    exchange();
    const whole = readFileSync(one);
    writeFileSync(one, Buffer.from(whole.map((byte, at) => (at === 40 ? byte ^ 1 : byte))));
    await expect(restoreBackup({ backup, dataDir: freshFolder('changed'), key })).rejects.toThrow();
    writeFileSync(one, whole);
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('data');
  });
});

describe('the newest backup', () => {
  const settings = { BACKUP_DIR: dir, BACKUP_KEY: secret, BACKUP_KEEP: 7 };

  it('is readable, unless a file is shorter or the key is another', async () => {
    const { at, isReadable } = await newestBackup(settings);
    expect(isReadable).toBe(true);
    expect(at!.getTime()).toBeGreaterThanOrEqual(began);
    expect((await newestBackup({ ...settings, BACKUP_KEY: `${secret}!` })).isReadable).toBe(false);
    const { files } = await readManifest(backup, key);
    const file = join(backup, files.find(({ storedBytes }) => storedBytes > 1_000)!.stored);
    const whole = readFileSync(file);
    truncateSync(file, 900);
    expect((await newestBackup(settings)).isReadable).toBe(false);
    writeFileSync(file, whole);
  });

  it('is missing while a first backup is not complete', async () => {
    const empty = join(root, 'empty');
    mkdirSync(join(empty, '2026-01-01T00-00-00Z'), { recursive: true });
    expect(await newestBackup({ ...settings, BACKUP_DIR: empty })).toEqual({ at: null, isReadable: false });
  });
});

it('a backup is not restored under a shop that still runs on the emptied folder', async () => {
  const dataDir = freshFolder('emptied');
  await copyDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    await expect(restoreBackup({ backup, dataDir, key })).rejects.toMatchObject({
      code: 'already-running',
      message: `A shop still runs on ${dataDir} (process ${process.pid}). Stop it before you restore.`,
    });
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    await postgres.stop();
  }
  expect(await restoreBackup({ backup, dataDir, key })).toMatchObject({ hasGap: false });
});

it('a forged manifest writes nothing outside the data folder', async () => {
  for (const name of ['../outside', '/etc/outside', 'uploads/../../outside', 'uploads/..', '.', 'a\\..\\b']) {
    const forged = join(root, 'forged');
    mkdirSync(forged, { recursive: true });
    const file = { name, stored: '0', sha256: '', storedBytes: 0, mode: 0o600 };
    await writeManifest(forged, { version: 1, folders: [], files: [file] }, undefined);
    await expect(readManifest(forged, undefined), name).rejects.toThrow('leads out of the data folder');
  }
});

it('old backups are removed, and never the newest', async () => {
  const many = join(root, 'many');
  for (const day of ['01', '02', '03']) {
    mkdirSync(join(many, `2026-01-${day}T00-00-00Z`), { recursive: true });
    writeFileSync(join(many, `2026-01-${day}T00-00-00Z`, 'manifest'), '');
  }
  mkdirSync(join(many, '2026-01-04T00-00-00Z'));
  await removeOldBackups(many, 2, undefined);
  expect(listBackups(many)).toEqual(['2026-01-02T00-00-00Z', '2026-01-03T00-00-00Z']);
});
