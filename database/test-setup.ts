import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

const migrations = join(import.meta.dirname, 'migrations');

/** Starts a Postgres for the tests and makes the template that each test file's own database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/test', durable: false });
  const templateName = `template_${fingerprint()}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const old = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  );
  for (const { datname } of old.rows) await admin.query(`drop database if exists "${datname}" with (force)`);
  const known = await admin.query('select 1 from pg_database where datname = $1', [templateName]);
  if (known.rowCount === 0) await makeTemplate(admin, postgres.url, templateName);
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('templateName', templateName);
  return () => postgres.stop();
}

async function makeTemplate(admin: pg.Client, url: string, name: string): Promise<void> {
  await admin.query(`drop database if exists "${name}_part" with (force)`);
  await admin.query(`create database "${name}_part"`);
  const part = new URL(url);
  part.pathname = `/${name}_part`;
  await migrateDatabase(part.href);
  const queue = await openQueue(part.href, silentLog);
  await queue.close();
  await admin.query(`alter database "${name}_part" rename to "${name}"`);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql')))
    hash.update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 12);
}
