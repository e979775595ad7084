import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { childEnvironment } from '#platform/server/secrets/child-environment.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Returns the major version of the server. Throws a StartRefusal when it cannot be reached. */
export async function serverMajor(url: string): Promise<number> {
  const [row] = await ask<{ major: number }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return row!.major;
}

/** Throws a StartRefusal unless a program of PostgreSQL on the PATH has the major version of the server. */
export async function requireProgram(program: Program, major: number): Promise<void> {
  const advice = `Install the package postgresql-client-${major}, and put its programs first on the PATH.`;
  const found = await promisify(execFile)(program, ['--version']).catch(() => null);
  const [, foundMajor] = /PostgreSQL\) (\d+)/.exec(found?.stdout ?? '') ?? [];
  if (foundMajor === undefined)
    throw new StartRefusal(
      'client-programs',
      `The database is PostgreSQL ${major}, and there is no ${program} on the PATH. ${advice}`,
    );
  if (Number(foundMajor) !== major)
    throw new StartRefusal(
      'client-programs',
      `The database is PostgreSQL ${major}, and the ${program} on the PATH is of version ${foundMajor}. ${advice}`,
    );
}

/** The password is not among the arguments, which every user of the machine can read. */
export function connectionOf(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  const ofLibpq = Object.entries(process.env).filter(([name]) => name.startsWith('PG'));
  const env = childEnvironment({
    ...(Object.fromEntries(ofLibpq) as Record<string, string>),
    ...(password ? { PGPASSWORD: password } : {}),
  });
  return { dbname: parsed.href, env };
}

export async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect().catch(({ message, code }: Error & { code?: string }) => {
    throw new StartRefusal(
      'database',
      `The database at DATABASE_URL cannot be reached (${message || code || 'no answer'}).`,
    );
  });
  return client
    .query<T>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
