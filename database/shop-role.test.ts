import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { databaseAt } from './template.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aranya-role-'));
chmodSync(dataDir, 0o755);
let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  await makeOlderFolder();
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it("opens a data folder of an older Aranya for the shop's role, twice", async () => {
  for (let start = 0; start < 2; start += 1) {
    await openShop(postgres!.shopUrl);
    expect(await ownersOf(postgres!.adminUrl)).toEqual(['aranya_app']);
    expect(await query(postgres!.shopUrl, 'select key from rate_counters')).toEqual([{ key: 'kept' }]);
    await postgres!.stop();
    postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  }
});

it.each([
  `copy (select 1) to program 'true'`,
  `select pg_read_file('/etc/passwd')`,
  'create database other',
  'create role other superuser',
  'alter role aranya_app superuser',
  `alter system set log_statement = 'all'`,
  'create extension dblink',
  'set role aranya',
])('refuses the shop’s role to %s', async (statement) => {
  await expect(query(postgres!.shopUrl, statement)).rejects.toMatchObject({ code: '42501' });
});

it("resets the role's password to the file's and revokes extra rights", async () => {
  const url = postgres!.shopUrl;
  await query(postgres!.adminUrl, `alter role aranya_app superuser password 'another'`);
  await postgres!.stop();
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(postgres.shopUrl).toBe(url);
  expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
});

async function makeOlderFolder() {
  const older = await startEmbeddedPostgres({ dataDir, durable: false });
  const server = databaseAt(older.adminUrl, 'postgres');
  await query(server, 'drop database aranya');
  await query(server, 'drop role aranya_app');
  await query(server, 'create database aranya');
  await openShop(older.adminUrl);
  await query(older.adminUrl, `insert into rate_counters values ('kept', 1, now())`);
  expect(await ownersOf(older.adminUrl)).toEqual(['aranya']);
  await older.stop();
  rmSync(join(dataDir, 'postgres', 'app-password'));
}

async function openShop(url: string) {
  await migrateDatabase(url);
  const queue = await openQueue(url, silentLog);
  await queue.close();
}

async function ownersOf(url: string) {
  const rows = await query(
    url,
    `select distinct owner::regrole::text as owner from (
      select oid, relowner as owner from pg_class
      union all select oid, proowner from pg_proc
      union all select oid, typowner from pg_type
      union all select oid, nspowner from pg_namespace where nspname !~ '^pg_'
      union all select 16384, datdba from pg_database where datname = current_database()
    ) things where oid >= 16384 and not exists (select from pg_depend d where d.objid = things.oid and d.deptype = 'e')`,
  );
  return rows.map(({ owner }) => owner);
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Record<string, unknown>>(text).finally(() => client.end())).rows;
}
