import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, patient } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { migrateDatabase } from './migrate.ts';
import { seedIfEmpty } from './seeding/seed.ts';
import { startOfToday } from '#demo/seeding/product-rows.ts';

/** `migrated` holds empty tables and the job queue; `seeded` also holds the demo shop. */
export type TemplateContents = 'migrated' | 'seeded';

const root = join(import.meta.dirname, '..');

/**
 * Creates a template database on the server at `url` unless an up-to-date one exists, and drops outdated ones. Concurrent
 * callers wait for each other. Returns the template's name.
 */
export async function ensureTemplate(url: string, contents: TemplateContents): Promise<string> {
  const name = `template_${contents}_${fingerprintOf(contents)}`;
  return whileLocked(url, async (admin) => {
    const names = await listDatabases(admin, `template_${contents}_`);
    const unfinished = `unfinished_${contents}`;
    for (const outdated of [unfinished, ...names.filter((other) => other !== name)])
      await dropDatabase(admin, outdated);
    if (names.includes(name)) return name;
    await admin.query(`create database "${unfinished}"`);
    await fill(databaseAt(url, unfinished), contents);
    await admin.query(`alter database "${unfinished}" rename to "${name}"`);
    await admin.query(`alter database "${name}" allow_connections false`);
    return name;
  });
}

/** Runs `work` while no other process on the server at `url` does such. */
export async function whileLocked<Result>(
  url: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  return onServer(url, async (admin) => {
    await admin.query('select pg_advisory_lock(20261123)');
    return work(admin);
  });
}

/** Copies the template to a new database `name`, file by file. Returns its connection string. Never log it. */
export async function cloneTemplate(url: string, template: string, name: string): Promise<string> {
  await onServer(url, (admin) =>
    admin.query(`create database "${name}" template "${template}" strategy file_copy`),
  );
  return databaseAt(url, name);
}

/** Drops every database whose name begins with `prefix`, and ends its connections. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onServer(url, async (admin) => {
    for (const name of await listDatabases(admin, prefix)) await dropDatabase(admin, name);
  });
}

/** Returns the connection string of another database on the same server. Never log it. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function onServer<Result>(url: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

async function listDatabases(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists "${name}" with (force)`);
}

async function fill(url: string, contents: TemplateContents): Promise<void> {
  await migrateDatabase(url);
  const queue = await openQueue(url, silentLog);
  await queue.close();
  if (contents === 'seeded') await seed(url);
  await onServer(url, (client) => client.query('vacuum analyze'));
}

async function seed(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 2, ...patient });
  await seedIfEmpty(db, () => undefined).finally(close);
}

/** Changes with every source of the template, and each day, since the dates of the demo shop count back from today. */
export function fingerprintOf(contents: TemplateContents): string {
  const day = contents === 'seeded' ? startOfToday().toISOString() : '';
  return hashOf(sourcesOf(contents), day);
}

/** Hashes files of the repository, the lock of its packages and `more`. */
export function hashOf(files: string[], more = ''): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) hash.update(readFileSync(join(root, file)));
  return hash.update(more).digest('hex').slice(0, 12);
}

function sourcesOf(contents: TemplateContents): string[] {
  const all = ['database', 'demo', 'platform', 'shop'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))),
  );
  const wanted = contents === 'seeded' ? /\.(ts|json|sql)$/ : /\.sql$|^platform\/server\/jobs\.ts$/;
  return all.filter((path) => wanted.test(path) && !path.endsWith('.test.ts')).toSorted();
}
