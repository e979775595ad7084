// §8 the shop's own database role is no superuser, owns no table, and switches off no trigger, also on a data folder of an older Aranya
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { databaseAt } from './template.ts';
import { copyDataFolder } from './testing/copy-data-folder.ts';

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

it('moves an older data folder to its owner, and the queue to the shop, twice', async () => {
  for (let start = 0; start < 2; start += 1) {
    await openShop(postgres!);
    expect(await ownersOf(postgres!.adminUrl, '<>')).toEqual(['aranya_owner']);
    expect(await ownersOf(postgres!.adminUrl, '=')).toEqual(['aranya_app']);
    expect(await query(postgres!.shopUrl, 'select key from rate_counters')).toEqual([{ key: 'kept' }]);
    await postgres!.stop();
    postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  }
});

it('moves a data folder whose shop owned its tables', async () => {
  await query(postgres!.adminUrl, 'reassign owned by aranya_owner to aranya_app');
  await postgres!.stop();
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(await migrateDatabase(postgres.shopUrl, { owner: postgres.ownerUrl })).toEqual({ mayAlter: false });
  expect(await ownersOf(postgres.adminUrl, '<>')).toEqual(['aranya_owner']);
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
  'set role aranya_owner',
  'set session authorization aranya_owner',
  'set session_replication_role = replica',
  `select set_config('session_replication_role', 'replica', false)`,
  'alter table change_log disable trigger change_log_append_only',
  'alter table change_log disable trigger all',
  'alter table orders disable trigger user',
  'alter table cash_entries add column note text',
  'alter table cash_entries owner to aranya_app',
  'drop trigger gst_returns_append_only on gst_returns',
  'create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return null; end $$',
  'alter function refuse_rewriting() rename to other',
  'drop function refuse_rewriting() cascade',
  'create rule none as on insert to change_log do instead nothing',
  'create trigger other before insert on orders execute function refuse_rewriting()',
  'alter table orders drop constraint orders_pkey cascade',
  'drop table orders cascade',
  'drop schema public cascade',
  'drop database aranya',
  'truncate orders cascade',
  'truncate change_log',
  'update change_log set author_id = 1',
  'delete from change_log',
  'update cash_entries set paise = 0',
  'delete from cash_entries',
  'update gst_returns set month = month',
  'delete from gst_returns',
  ...[
    'contact_looks',
    'order_events',
    'order_notes',
    'stock_movements',
    'batch_movements',
    'return_events',
    'invoices',
    'credit_notes',
    'delivery_challans',
    'receipt_vouchers',
    'refund_vouchers',
  ].flatMap((table) => [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`]),
  'update batches set product_id = 1 where product_id = 2',
  'select from change_log for update',
  'create table other (id int)',
  'create schema other',
  'select * from drizzle.__drizzle_migrations',
  'grant aranya_owner to aranya_app',
])('refuses the shop’s role to %s', async (statement) => {
  await expect(query(postgres!.shopUrl, statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:42501|42P01)$/),
  });
});

it('lets the shop’s role write rows, analyze, lock and add to append-only tables', async () => {
  await query(
    postgres!.shopUrl,
    `begin; lock table orders in share row exclusive mode; analyze products; set local enable_seqscan = off;
     insert into change_log (kind, entity_id, action, after) values ('product', '1', 'create', '{}');
     update products set discount_percent = 0; delete from carts; commit`,
  );
  expect(await query(postgres!.shopUrl, 'select count(*)::int as count from change_log')).toEqual([
    { count: 1 },
  ]);
  await query(postgres!.shopUrl, 'vacuum (analyze) products');
});

it('lets a function of the owner delete what the shop’s role cannot', async () => {
  await query(
    postgres!.ownerUrl,
    `create function remove_marked() returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
     declare removed bigint;
     begin
       alter table change_log disable trigger change_log_append_only;
       delete from change_log where entity_id = 'marked';
       get diagnostics removed = row_count;
       alter table change_log enable trigger change_log_append_only;
       return removed;
     end $$`,
  );
  const log = `insert into change_log (kind, entity_id, action, after) values ('product', 'marked', 'create', '{}')`;
  await query(postgres!.shopUrl, log);
  await migrateDatabase(postgres!.shopUrl, { owner: postgres!.ownerUrl });
  expect(await query(postgres!.shopUrl, 'select remove_marked()::int as removed')).toEqual([{ removed: 1 }]);
  await expect(query(postgres!.shopUrl, 'delete from change_log')).rejects.toMatchObject({ code: '42501' });
  await expect(query(postgres!.ownerUrl, 'delete from change_log')).rejects.toThrow(
    'never changed or deleted',
  );
  const own =
    'create or replace function remove_marked() returns bigint language sql as $$ select 1::bigint $$';
  await expect(query(postgres!.shopUrl, own)).rejects.toMatchObject({ code: '42501' });
  await query(postgres!.ownerUrl, 'drop function remove_marked()');
});

describe('another PostgreSQL', () => {
  const urlOf = (role: string) =>
    Object.assign(databaseOf('external'), { username: role, password: 'of a role' }).href;
  const databaseOf = (name: string) => new URL(databaseAt(postgres!.adminUrl, name));

  it('keeps one role that owns all, and says so', async () => {
    await query(postgres!.adminUrl, `create role shop login password 'of a role'`);
    await query(postgres!.adminUrl, 'create database external owner shop');
    expect(await migrateDatabase(urlOf('shop'))).toEqual({ mayAlter: true });
    await openQueue(urlOf('shop'), silentLog).then((queue) => queue.close());
    expect(await migrateDatabase(urlOf('shop'))).toEqual({ mayAlter: true });
    const log = `insert into change_log (kind, entity_id, action, after) values ('product', '1', 'create', '{}')`;
    await query(urlOf('shop'), log);
  });

  it('gives the tables to the role of DATABASE_OWNER_URL, and keeps their rows', async () => {
    await query(
      postgres!.adminUrl,
      `create role shop_owner login password 'of a role'; grant shop to shop_owner; alter database external owner to shop_owner`,
    );
    for (let start = 0; start < 2; start += 1)
      expect(await migrateDatabase(urlOf('shop'), { owner: urlOf('shop_owner') })).toEqual({
        mayAlter: false,
      });
    expect(await ownersOf(databaseOf('external').href, '<>')).toEqual(['shop_owner']);
    expect(await query(urlOf('shop'), 'select entity_id from change_log')).toEqual([{ entity_id: '1' }]);
    for (const statement of [
      'delete from change_log',
      'drop table orders',
      'truncate products cascade',
      'create table t ()',
    ])
      await expect(query(urlOf('shop'), statement)).rejects.toMatchObject({ code: '42501' });
    await openQueue(urlOf('shop'), silentLog).then((queue) => queue.close());
  });

  it('says what to do when the owner is no member of the shop’s role', async () => {
    await query(postgres!.adminUrl, 'revoke shop from shop_owner; reassign owned by shop_owner to shop');
    await expect(migrateDatabase(urlOf('shop'), { owner: urlOf('shop_owner') })).rejects.toThrow(
      'docs/operate/roles.md',
    );
  });
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
  await copyDataFolder(dataDir);
  const older = await startEmbeddedPostgres({ dataDir, durable: false });
  const server = databaseAt(older.adminUrl, 'postgres');
  await query(server, 'drop database aranya');
  await query(server, 'drop role aranya_app, aranya_owner');
  await query(server, 'create database aranya');
  await openShop({ shopUrl: older.adminUrl, ownerUrl: older.adminUrl });
  await query(older.adminUrl, `insert into rate_counters values ('kept', 1, now())`);
  expect(await ownersOf(older.adminUrl, '<>')).toEqual(['aranya']);
  await older.stop();
  for (const name of ['app-password', 'owner-password']) rmSync(join(dataDir, 'postgres', name));
}

async function openShop({ shopUrl, ownerUrl }: Pick<EmbeddedPostgres, 'shopUrl' | 'ownerUrl'>) {
  await migrateDatabase(shopUrl, { owner: ownerUrl });
  const queue = await openQueue(shopUrl, silentLog);
  await queue.close();
}

/** Returns the owners of the objects in the queue's schema (`=`), or outside it (`<>`), with that of the database. */
async function ownersOf(url: string, queue: '=' | '<>') {
  const rows = await query(
    url,
    `select distinct owner::regrole::text as owner from (
      select oid, relowner as owner, relnamespace as schema from pg_class
      union all select oid, proowner, pronamespace from pg_proc
      union all select oid, typowner, typnamespace from pg_type
      union all select oid, nspowner, oid from pg_namespace where nspname !~ '^pg_'
      union all select 16384, datdba, null from pg_database where datname = current_database()
    ) things where oid >= 16384 and coalesce(schema::regnamespace::text, '') ${queue} 'pgboss'
      and coalesce(schema::regnamespace::text, '') !~ '^pg_'
      and not exists (select from pg_depend d where d.objid = things.oid and d.deptype = 'e')`,
  );
  return rows.map(({ owner }) => owner);
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Record<string, unknown>>(text).finally(() => client.end())).rows;
}
