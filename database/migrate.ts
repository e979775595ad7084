import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { timeouts } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const oldestVersion = 15;
const turnMs = 100;

type Options = {
  /** The shop itself connects by a pooler, which refuses time-outs at connect. They become those of the role. */
  pooled?: boolean;
};

/** Runs the migrations. Throws a StartRefusal for an unreachable PostgreSQL, one older than 15, or missing rights. */
export async function migrateDatabase(url: string, { pooled = false }: Options = {}): Promise<void> {
  const client = openClient(url);
  const lock = openClient(url);
  await client.connect().catch((error: Error) => {
    throw new StartRefusal(
      'database',
      `The database cannot be reached (${reason(error)}). Check DATABASE_URL.`,
    );
  });
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
    await migrate(drizzle(client), { migrationsFolder: 'database/migrations' }).catch((error: Error) => {
      throw new StartRefusal(
        'database',
        `The tables cannot be brought up to date (${reason(error.cause as Error)}).`,
      );
    });
    if (pooled) await setRoleTimeouts(client);
  } finally {
    await lock.end();
    await client.end();
  }
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
