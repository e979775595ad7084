import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { ask, connectionOf, requireProgram, serverMajor } from './client-programs.ts';

/** The stored file is compressed anyway. A restored database belongs to the role that restores it. */
const form = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', '--no-comments'];

/**
 * Dumps the database at `url` with pg_dump, in one snapshot, while the shop runs. `store` gets the dump as a stream. Returns the
 * major version. Throws a StartRefusal without a pg_dump of the server's version.
 */
export async function dumpDatabase(
  url: string,
  store: (content: Readable) => Promise<void>,
): Promise<number> {
  const major = await serverMajor(url);
  await requireProgram('pg_dump', major);
  const { dbname, env } = connectionOf(url);
  const dumping = run('pg_dump', [...form, '--dbname', dbname], env);
  await Promise.all([store(dumping.stdout), dumping.ended]);
  return major;
}

/**
 * Restores a dump into the empty database at `url`, in one transaction. Removes the file. Throws a StartRefusal when the database
 * holds tables, is older than the dump, or there is no pg_restore of its version.
 */
export async function restoreDump(file: string, url: string): Promise<void> {
  const { dbname, env } = connectionOf(url);
  try {
    const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
    await run('pg_restore', [...args, '--dbname', dbname, file], env).ended;
    await ask(url, 'analyze');
  } finally {
    await rm(file);
  }
}

/** Throws a StartRefusal unless a dump of PostgreSQL `major` can be restored into the database at `url`. */
export async function requireEmpty(url: string, major: number): Promise<void> {
  const own = await serverMajor(url);
  if (own < major)
    throw new StartRefusal(
      'database',
      `The backup is of PostgreSQL ${major}, and the database at DATABASE_URL is PostgreSQL ${own}.`,
    );
  await requireProgram('pg_restore', own);
  const [row] = await ask<{ tables: number }>(
    url,
    `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  if (row!.tables > 0)
    throw new StartRefusal(
      'database',
      'The database at DATABASE_URL holds tables. Create an empty database for the restore.',
    );
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${complaint.trim().split('\n')[0] ?? ''}`));
    });
  });
  return { stdout: child.stdout, ended };
}
