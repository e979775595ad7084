import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { timeouts } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { isAway } from '#platform/server/is-away.ts';
import { mayAlterTables, shareRows } from './roles/share-rows.ts';

const oldestVersion = 15;
const turnMs = 100;
/** A lock that is not free, and a deadlock. */
const passing = new Set(['55P03', '40P01']);
/**
 * A migration that waits for a lock makes all requests for its table wait. It gives way before PostgreSQL looks for a deadlock
 * (after a second), which would end the request or the migration.
 */
const lockTimeoutMs = 500;
const maxTries = 25;

type Options = {
  /** The address of the role that owns the tables and runs the migrations. The shop's own role then may only read and write rows. */
  owner?: string | undefined;
  /** The shop itself connects by a pooler, which refuses time-outs at connect. They become those of the role. */
  pooled?: boolean;
  migrationsFolder?: string;
};

/**
 * Runs the migrations, while an older version of the shop may serve customers. Throws a StartRefusal for an unreachable PostgreSQL,
 * one older than 15, missing rights, or a database that a newer version of the shop has changed. Returns whether the shop's role may
 * alter the tables.
 */
export async function migrateDatabase(
  url: string,
  { owner = url, pooled = false, migrationsFolder = 'database/migrations' }: Options = {},
): Promise<{ mayAlter: boolean }> {
  const shop = await reach(url);
  const client = owner === url ? shop : await reach(owner, 'DATABASE_OWNER_URL');
  const lock = openClient(owner);
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion)
      throw new StartRefusal(
        'database',
        `The database is PostgreSQL ${version}; ${oldestVersion} or newer is needed.`,
      );
    await lock.connect();
    await takeTurn(lock);
    await client.query('set statement_timeout = 0');
    await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
    await client.query('set client_min_messages to warning');
    await client.query('create schema if not exists pgboss');
    const share = async () => {
      if (client !== shop) await shareRows(client, await roleOf(shop));
    };
    // A shop that had one role gives its tables away before they change.
    await share();
    await refuseNewer(client, migrationsFolder);
    await runMigrations(client, migrationsFolder).catch((error: Error) => {
      const cause = (error.cause ?? error) as Error;
      throw refusal(cause, `The tables cannot be brought up to date (${reason(cause)}).`);
    });
    await share();
    if (pooled) await setRoleTimeouts(shop);
    return { mayAlter: await mayAlterTables(shop) };
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    const advice = client === shop ? '' : ' See docs/operate/roles.md.';
    throw refusal(error as Error, `The database cannot be prepared (${reason(error as Error)}).${advice}`);
  } finally {
    // A connection that was lost, or never opened, may not answer.
    await Promise.all([lock, client, shop].map((one) => one.end().catch(() => {})));
  }
}

/** Throws a StartRefusal unless PostgreSQL answers at `url`. Its code is `database-away` when a later try may succeed. */
export async function requireDatabase(url: string): Promise<void> {
  await (await reach(url)).end();
}

async function reach(url: string, setting = 'DATABASE_URL'): Promise<pg.Client> {
  const client = openClient(url);
  await client.connect().catch((error: Error) => {
    throw refusal(error, `The database cannot be reached (${reason(error)}). Check ${setting}.`);
  });
  return client;
}

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  return rows[0]!.role;
}

function refusal(error: Error, sentence: string): StartRefusal {
  return new StartRefusal(isAway(error) ? 'database-away' : 'database', sentence);
}

/** An older version would write rows that the newer one does not understand. */
async function refuseNewer(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at > $1 limit 1',
    [newest],
  );
  if (rowCount)
    throw new StartRefusal(
      'database',
      'A newer version of Aranya has changed the database, so this version does not start. Install the newer version again, or restore a backup from before the upgrade.',
    );
}

/**
 * In an empty database all migrations are one transaction. In a running shop each has its own: two that change tables which one
 * request needs would wait for the request, and the request for them. A migration gives up soon when requests hold a table that it
 * needs, and tries again. Those before it stay.
 */
async function runMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ newest: number }>(
    'select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]!.newest;
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest,
  );
  const turns = newest === 0 ? [pending] : pending.map((one) => [one]);
  for (const turn of turns) await takeTries(() => migrateInTransaction(client, turn), client);
}

async function takeTries(work: () => Promise<void>, client: pg.Client): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!passing.has((error as { code?: string }).code ?? '') || tries === maxTries) throw error;
      await pause(turnMs * tries);
    }
}

async function migrateInTransaction(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
  await client.query('begin');
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await client.query('commit');
}

/**
 * A transaction holds the lock, so that it ends with it behind a pooler too. A start that waits keeps no transaction open, since
 * the pooler may have few connections.
 */
async function takeTurn(lock: pg.Client): Promise<void> {
  for (;;) {
    await lock.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await lock.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(20261121) as mine',
    );
    if (rows[0]?.mine) return;
    await lock.query('rollback');
    await pause(turnMs);
  }
}

function openClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  return client;
}

/** They hold for connections that open later: a pooler reopens its own within an hour. */
async function setRoleTimeouts(client: pg.Client): Promise<void> {
  for (const [name, milliseconds] of Object.entries(timeouts))
    await client.query(
      `do $$ begin execute format('alter role %I in database %I set ${name} = ${milliseconds}', current_user, current_database()); end $$`,
    );
}

function reason(error?: Error & { code?: string; errors?: Error[] }): string {
  if (!error) return 'no reason given';
  return error.message || error.errors?.[0]?.message || error.code || 'no answer';
}
