import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase, patient } from '#platform/server/db.ts';
import { migrateDatabase } from '../migrate.ts';

/** Gives a test file a database of an older version, which it fills and then migrates. */
export function olderShop() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  let opened: OpenDatabase | undefined;
  beforeAll(() => runOn(inject('postgresUrl'), (client) => client.query(`create database "${name}"`)));
  afterAll(async () => {
    await opened?.close();
    await runOn(inject('postgresUrl'), (client) => client.query(`drop database "${name}" with (force)`));
  });
  return {
    /** Applies the migrations before the one whose name ends in `tag`. */
    migrateBefore: (tag: string) => runOn(url, (client) => migrateBefore(client, tag)),
    run: (statements: string) => runOn(url, (client) => client.query(statements)),
    async migrate() {
      await migrateDatabase(url);
      opened = openDatabase(url, patient);
      const { db } = opened;
      return { db, rows: async (query: string) => (await db.execute(query)).rows };
    },
  };
}

async function runOn(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function migrateBefore(client: pg.Client, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-migrations-'));
  await cp('database/migrations', folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const until = entries.findIndex((entry) => entry.tag.endsWith(tag));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
  await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
