import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openDatabase, patient } from '#platform/server/db.ts';
import { defineJob, enqueue, openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { startEmbeddedPostgres } from '../embedded.ts';
import { startTestServer } from '../embedded/test-server.ts';
import { copyDataFolder } from '../testing/copy-data-folder.ts';

const programs = '/usr/lib/postgresql/15/bin';
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-move-'));
chmodSync(dataDir, 0o755);
const letter = defineJob({ name: 'move.letter', title: 'Send a letter', data: z.object({ to: z.string() }) });
const servers: { stop: () => Promise<void> }[] = [];
const awkward = 'Tulsi\tतुलसी \\N "x"';

beforeAll(async () => {
  await copyDataFolder(dataDir, 'migrated');
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false });
  const queue = await openQueue(embedded.shopUrl, silentLog, { runs: false });
  const { db, close } = openDatabase(embedded.shopUrl, { max: 2, ...patient });
  await makeProduct(db, { slug: 'tulsi', stock: 7, name: awkward });
  await enqueue(db, letter, { to: 'a@example.in' });
  await close();
  await queue.close();
  await embedded.stop();
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Debian's PostgreSQL 15 where it is installed, else the one of the tests. */
async function openServer(): Promise<string> {
  if (!existsSync(programs)) return inject('postgresUrl');
  const server = await startTestServer(programs);
  servers.push(server);
  return server.url;
}

it('moves every row to another PostgreSQL, once', async () => {
  const server = await openServer();
  const database = `moved_${process.pid}`;
  await query(server, `create database ${database}`);
  const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  try {
    const moved = await move(url);
    expect(moved).toMatchObject({
      status: 0,
      text: expect.stringContaining('All invariants hold after the move.'),
    });
    expect(await query(url, `select name, stock from products`)).toEqual([{ name: awkward, stock: 7 }]);
    expect(await query(url, `select name, data from pgboss.job`)).toEqual([
      { name: 'move.letter', data: { to: 'a@example.in' } },
    ]);
    expect(await move(url)).toMatchObject({
      status: 1,
      text: expect.stringContaining('moved to another PostgreSQL on'),
    });
    rmSync(join(dataDir, 'postgres/moved'));
    expect(await query(url, rules)).toEqual(await onEmbedded((from) => query(from, rules)));
    expect(await move(url)).toMatchObject({ status: 1, text: expect.stringContaining('holds a shop') });
    expect(await query(url, `select count(*)::int as count from products`)).toEqual([{ count: 1 }]);
  } finally {
    await query(server, `drop database ${database} with (force)`);
  }
}, 120_000);

it('refuses a folder without a shop, and leaves it empty', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'aranya-empty-'));
  const { status, text } = await move('postgres://nobody@127.0.0.1:1/none', empty);
  expect([status, text]).toEqual([1, expect.stringContaining(`There is no shop in ${empty}`)]);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

it('names the setting that is missing', async () => {
  expect(await move()).toEqual({
    status: 1,
    text: 'Nothing was moved: Set DATABASE_URL to an empty database.\n',
  });
});

/** References, triggers that are on, and where sequences stand. */
const rules = `
  select (select count(*)::int from pg_constraint where contype = 'f' and conparentid = 0) as references,
    (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    (select json_object_agg(sequencename, last_value order by sequencename) from pg_sequences where schemaname = 'public') as sequences`;

async function onEmbedded<T>(work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false });
  return work(embedded.adminUrl).finally(embedded.stop);
}

function move(url?: string, folder = dataDir): Promise<{ status: number; text: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...(url && { DATABASE_URL: url }) };
  execFile(process.execPath, ['database/move-command.ts'], { env }, (error, stdout, stderr) =>
    resolve({ status: error ? 1 : 0, text: stdout + stderr }),
  );
  return promise;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
