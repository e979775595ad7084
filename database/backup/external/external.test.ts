import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, patient } from '#platform/server/db.ts';
import { openS3Store } from '#platform/server/uploads/stores/s3-store.ts';
import { startTestStorage } from '#platform/server/uploads/stores/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { startTestServer } from '../../embedded/test-server.ts';
import { migrateDatabase } from '../../migrate.ts';
import { connectionOf } from './client-programs.ts';

const programs = '/usr/lib/postgresql/15/bin';
const folder = mkdtempSync(join(tmpdir(), 'aranya-external-'));
const storage = await startTestStorage(['pictures', 'backups']);
const settings: Record<string, string> = {
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_KEY: 'a secret of the merchant, kept elsewhere',
  DATA_DIR: join(folder, 'data'),
  SERVER_KEY: 'ab'.repeat(32),
  PATH: `${programs}:${process.env.PATH}`,
};

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { status: number; text: string };

function command(name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = join(import.meta.dirname, `../../${name}-command.ts`);
  execFile(process.execPath, [file, ...args], { env: { ...settings, ...env } }, (error, stdout, stderr) =>
    resolve({ status: error ? 1 : 0, text: stdout + stderr }),
  );
  return promise;
}

describe.skipIf(!existsSync(programs))('a shop with a PostgreSQL 15 and two buckets', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  const picture = `${'0f'.repeat(16)}.webp`;
  const urlOf = (name: string) => server.url.replace(/postgres$/, name);
  const env = (database: string) => ({
    DATABASE_URL: urlOf(database),
    STORAGE_URL: storage.urlOf('pictures'),
    BACKUP_URL: storage.urlOf('backups'),
  });

  beforeAll(async () => {
    server = await startTestServer(programs);
    await query(server.url, 'create database shop');
    await migrateDatabase(urlOf('shop'));
    const { db, close } = openDatabase(urlOf('shop'), { max: 1, ...patient });
    await makeProduct(db, { slug: 'tulsi', stock: 7 });
    await close();
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
      .webp()
      .toBuffer();
    await openS3Store(storage.urlOf('pictures')).write(`reviews/${picture}`, bytes);
  }, 120_000);
  afterAll(() => server.stop());

  async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client
      .query<T>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  it('comes back whole from the bucket alone', async () => {
    expect(await command('backup', env('shop'))).toMatchObject({ status: 0 });
    rmSync(settings.BACKUP_DIR!, { recursive: true });
    const store = openS3Store(storage.urlOf('pictures'));
    const before = await store.read(`reviews/${picture}`);
    await store.remove(`reviews/${picture}`);
    await query(server.url, 'create database restored');
    const { status, text } = await command('restore', env('restored'), '--from-bucket');
    expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining('and 1 pictures') });
    expect(await store.read(`reviews/${picture}`)).toEqual(before);
    expect(existsSync(join(settings.DATA_DIR!, 'server.key'))).toBe(true);
    const count = `select (select count(*) from pg_indexes where schemaname = 'public')::int as indexes,
      (select count(*) from pg_trigger)::int as triggers, (select count(*) from drizzle.__drizzle_migrations)::int as migrations,
      (select stock from products where slug = 'tulsi') as stock`;
    expect(await query(urlOf('restored'), count)).toEqual(await query(urlOf('shop'), count));
    // The shop goes on with the restored tables.
    await migrateDatabase(urlOf('restored'));
  }, 120_000);

  it('is never restored over tables, nor by a command for the embedded PostgreSQL', async () => {
    rmSync(settings.DATA_DIR!, { recursive: true, force: true });
    expect(await command('backup', env('shop'))).toMatchObject({ status: 0 });
    expect(await command('restore', env('shop'))).toEqual({
      status: 1,
      text: 'The backup was not restored: The database at DATABASE_URL holds tables. Create an empty database for the restore.\n',
    });
    const { text } = await command('restore', {});
    expect(text).toContain('holds a dump of PostgreSQL 15. Set DATABASE_URL');
    const changed = await command('restore', {
      ...env('shop'),
      BACKUP_KEY: 'another secret of the merchant',
    });
    expect(changed.text).toContain('BACKUP_KEY is not its key');
  }, 120_000);

  it('leaves no backup that counts when pg_dump breaks off', async () => {
    const lying = join(folder, 'lying');
    writeProgram(
      lying,
      'if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) 15.1"; else echo half; exit 3; fi',
    );
    const own = { ...env('shop'), BACKUP_DIR: join(folder, 'broken'), PATH: lying };
    expect(await command('backup', own)).toEqual({ status: 1, text: 'pg_dump failed: \n' });
    expect((await command('restore', own)).text).toContain('There is no complete backup');
  }, 120_000);
});

function writeProgram(path: string, script: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  writeFileSync(join(path, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(path, 'pg_dump'), 0o755);
}

describe('the program pg_dump', () => {
  const ask = (PATH: string) => command('backup', { DATABASE_URL: inject('postgresUrl'), PATH });

  it('that is missing, or of another major version, is named in one sentence', async () => {
    const { text } = await ask('/nowhere');
    expect(text).toMatch(
      /^The database is PostgreSQL (\d+), and there is no pg_dump on the PATH\. Install the package postgresql-client-\1, and put its programs first on the PATH\.\n$/,
    );
    const old = join(folder, 'old');
    writeProgram(old, 'echo "pg_dump (PostgreSQL) 9.6.24"');
    expect((await ask(old)).text).toMatch(
      /^The database is PostgreSQL \d+, and the pg_dump on the PATH is of version 9\./,
    );
  });

  it('gets the password by its environment, and not as an argument', () => {
    const { dbname, env } = connectionOf('postgres://shop:p%40ss@db.example/shop?sslmode=require');
    expect(dbname).toBe('postgres://shop@db.example/shop?sslmode=require');
    expect(env.PGPASSWORD).toBe('p@ss');
  });
});
