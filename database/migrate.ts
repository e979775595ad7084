import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const oldestVersion = 15;

/** Runs the migrations. Throws a StartRefusal for an unreachable PostgreSQL, one older than 15, or missing rights. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
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
    await client.query('select pg_advisory_lock(20261121)');
    await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder: 'database/migrations' }).catch((error: Error) => {
      throw new StartRefusal(
        'database',
        `The tables cannot be brought up to date (${reason(error.cause as Error)}).`,
      );
    });
  } finally {
    await client.end();
  }
}

function reason(error?: Error & { code?: string; errors?: Error[] }): string {
  if (!error) return 'no reason given';
  return error.message || error.errors?.[0]?.message || error.code || 'no answer';
}
