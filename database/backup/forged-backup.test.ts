import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'aranya-forged-'));
const secret = join(root, 'secret');
writeFileSync(secret, gzipSync('of another user'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Forged = { name: string; content?: string | Buffer; mode?: number };

const version = { name: 'postgres/data/PG_VERSION', content: '18\n' };

/** Writes a backup without a key, as anybody can, and restores it into an empty folder. */
async function restore(files: Forged[], more: Partial<Manifest> = {}, change = (_backup: string) => {}) {
  const base = mkdtempSync(join(root, 'case-'));
  const [backup, dataDir] = [join(base, 'backup'), join(base, 'shop')];
  mkdirSync(backup);
  mkdirSync(dataDir);
  const entries = files.map(({ name, content = 'forged', mode = 0o600 }, at) => {
    const stored = gzipSync(content);
    writeFileSync(join(backup, `${at}`), stored);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, stored: `${at}`, sha256, storedBytes: stored.length, mode };
  });
  const folders = ['postgres', 'postgres/data', 'postgres/data/global', 'postgres/data/pg_wal', 'uploads'];
  await writeManifest(backup, { version: 1, folders, files: entries, ...more }, undefined);
  change(backup);
  const error = await restoreBackup({ backup, dataDir, key: undefined }).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return {
    error,
    base,
    dataDir,
    backup,
    outside: readdirSync(base).filter((name) => !['backup', 'shop'].includes(name)),
  };
}

describe('a forged backup without a key', () => {
  it.each([
    '../outside',
    'uploads/../../outside',
    '/tmp/aranya-outside',
    'uploads/..',
    './outside',
    'uploads\\..\\outside',
    'uploads/\0outside',
    'uploads/\n/../../outside',
    '\n/../../outside',
    '\r/../../outside',
    'uploads/\u2028/../../outside',
    'uploads/a\u2029/../../../outside',
    'uploads/a\u0085b',
    'uploads//outside',
    'uploads/a/',
    'postgres/data/tablespace_map',
    'postgres/data/pg_tblspc/16500/other',
    'postgres/running-1-1',
    'postgres/data',
    'postgres/unfinished-restore-1/PG_VERSION',
  ])('writes no %j', async (name) => {
    const { error, outside, dataDir } = await restore([version, { name }]);
    expect(error).toMatch(/damaged|leads out/);
    expect(outside).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/data'))).toBe(false);
    expect(existsSync('/tmp/aranya-outside')).toBe(false);
  });

  it.each(['\n/../../outside', 'uploads/\u2028/../../outside', '../outside', '/tmp/aranya-outside'])(
    'makes no folder %j',
    async (name) => {
      const { error, outside } = await restore([version], { folders: ['postgres', 'postgres/data', name] });
      expect(error).toMatch(/damaged|leads out/);
      expect(outside).toEqual([]);
    },
  );

  it.each([
    ['twice', [{ name: 'uploads/a.webp' }, { name: 'uploads/a.webp', content: 'other' }]],
    ['in two cases', [{ name: 'uploads/a.webp' }, { name: 'uploads/A.webp' }]],
    ['in two forms of Unicode', [{ name: 'uploads/\u00e9.webp' }, { name: 'uploads/e\u0301.webp' }]],
    ['as a file and as a folder', [{ name: 'uploads/a' }, { name: 'uploads/a/b.webp' }]],
  ])('names no file %s', async (_what, files) => {
    expect((await restore([version, ...files])).error).toMatch(/damaged/);
  });

  it.each([0o4755, 0o2755, 0o1777, 0o777, 0o100644])('sets no mode %o', async (mode) => {
    const names = ['uploads/a.webp', 'server.key', 'postgres/data/global/1', 'postgres/password'];
    const { error, dataDir } = await restore([version, ...names.map((name) => ({ name, mode }))]);
    expect(error).toBeUndefined();
    expect(names.map((name) => statSync(join(dataDir, name)).mode & 0o7777)).toEqual([
      0o640, 0o600, 0o600, 0o600,
    ]);
  });

  it.each(['link', 'device', 'folder'])('is refused for a %s among its files', async (kind) => {
    const { error, dataDir } = await restore(
      [{ name: 'uploads/a.webp', content: 'of another user' }, version],
      {},
      (backup) => {
        const file = join(backup, '0');
        rmSync(file);
        if (kind === 'link') symlinkSync(secret, file);
        if (kind === 'device') symlinkSync('/dev/zero', file);
        if (kind === 'folder') mkdirSync(file);
      },
    );
    expect(error).toMatch(/it is no file/);
    expect(existsSync(join(dataDir, 'uploads/a.webp'))).toBe(false);
  });

  it.each([
    "archive_command = 'touch /tmp/aranya-outside'",
    "  Restore_Command = 'touch /tmp/aranya-outside'",
    "restore_command = 'exit 1' -- ''",
    "include '/etc/passwd'",
    "session_preload_libraries = '/tmp/evil'",
    "data_directory = '/tmp'",
    "log_directory = '/tmp'",
  ])('is refused with the setting %s', async (line) => {
    for (const name of ['postgresql.conf', 'postgresql.auto.conf']) {
      const { error, dataDir } = await restore([
        version,
        { name: `postgres/data/${name}`, content: `max_connections = 100\n${line}\n` },
      ]);
      expect(error).toMatch(/lead out of the data folder/);
      expect(existsSync(join(dataDir, 'postgres/data'))).toBe(false);
    }
  });

  it('keeps the settings that a restore wrote itself', async () => {
    const content = `max_connections = 100\nrestore_command = 'exit 1'\nrecovery_target_action = 'promote'\n`;
    const { error } = await restore([version, { name: 'postgres/data/postgresql.auto.conf', content }]);
    expect(error).toBeUndefined();
  });

  it('is refused when a file unpacks to more than PostgreSQL writes', async () => {
    const { error } = await restore([
      version,
      { name: 'uploads/a.webp', content: Buffer.alloc(1024 ** 3 + 1) },
    ]);
    expect(error).toMatch(/too large/);
  }, 120_000);

  it('is refused when its manifest unpacks to any length', async () => {
    const { backup } = await restore([version]);
    const content = Buffer.alloc(257 * 1024 * 1024, ' ');
    writeFileSync(join(backup, 'manifest'), gzipSync(content));
    writeFileSync(join(backup, 'manifest.sha256'), createHash('sha256').update(content).digest('hex'));
    await expect(readManifest(backup, undefined)).rejects.toThrow(/damaged/);
  }, 60_000);
});
