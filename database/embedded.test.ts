import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import type { StartRefusal } from '#platform/server/start-refusal.ts';
import { killChild, killServer } from './embedded/testing.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { copyDataFolder } from './testing/copy-data-folder.ts';
import { onShopDatabase } from './shop-database.ts';

const isRoot = process.getuid?.() === 0;
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aranya-embedded-'));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(killChild));
  if (existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))) {
    const leftover = await startEmbeddedPostgres({ dataDir });
    await leftover.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test('rows from before a stop are there after the next start, at the same address', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.ownerUrl, 'create table notes as select 42 as answer');
  await first.stop();

  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.ownerUrl, 'select answer from notes')).toEqual([{ answer: 42 }]);
  expect(second.shopUrl).toBe(first.shopUrl);
  await second.stop();
});

test('Hindi words have trigrams and lower-case knows accents', async () => {
  await copyDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await query(postgres.ownerUrl, 'create extension if not exists pg_trgm');
  expect(
    await query(postgres.ownerUrl, `select similarity('हल्दी', 'हल्दी') as same, lower('É') as letter`),
  ).toEqual([{ same: 1, letter: 'é' }]);
  await postgres.stop();
});

test('after kill -9 of the shop the next start keeps every committed row', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table notes as select 7 as answer');
  await killChild(child);

  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(await query(postgres.ownerUrl, 'select answer from notes')).toEqual([{ answer: 7 }]);
  await postgres.stop();
});

test('a shop that ends by an error stops its database', async () => {
  const child = spawnShop('setImmediate(() => { throw new Error("a bug") })');
  child.stderr.resume();
  await once(child, 'exit');
  await expect.poll(() => existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('a first start killed while it creates the database does not hinder the next', async () => {
  const child = spawnShop('', killDuringInitdb);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(await query(postgres.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a second shop on the same data folder learns which process uses it', async () => {
  const { child, url } = await startElsewhere();
  await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toMatchObject({
    code: 'already-running',
    message: `Another Aranya is already running on this data folder (process ${child.pid}). Stop it, or set DATA_DIR to another folder.`,
  });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a command works on the database of a running shop and leaves it running', async () => {
  const { url } = await startElsewhere();
  await query(url, 'create table notes as select 5 as answer; grant select on notes to aranya_app');
  const read = (db: Db) => db.execute(sql`select answer from notes`);
  expect((await onShopDatabase(readConfig({ DATA_DIR: dataDir }), read)).rows).toEqual([{ answer: 5 }]);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start drops a lock and a server note of processes that have ended', async () => {
  await copyDataFolder(dataDir);
  writeFileSync(join(dataDir, 'postgres', `running-${process.ppid}-an-older-process`), '');
  writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.ppid}\n`);

  const second = await startEmbeddedPostgres({ dataDir, durable: false });
  expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test.runIf(isRoot)(
  "root keeps the data of a shop under a private home within PostgreSQL's reach",
  async () => {
    const home = join(dataDir, 'home');
    mkdirSync(home, { mode: 0o700 });
    const first = await startEmbeddedPostgres({ dataDir: join(home, '.data'), durable: false });
    await query(first.ownerUrl, 'create table notes as select 3 as answer');
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir: join(home, '.data'), durable: false });
    expect(await query(second.ownerUrl, 'select answer from notes')).toEqual([{ answer: 3 }]);
    await second.stop();
    expect(lstatSync(join(home, '.data', 'postgres')).isSymbolicLink()).toBe(true);
    rmSync(realpathSync(join(home, '.data', 'postgres')), { recursive: true });
  },
);

test.skipIf(isRoot)('one sentence names a data folder that is not writable', async () => {
  const home = join(dataDir, 'home');
  mkdirSync(home, { mode: 0o500 });
  await expect(startEmbeddedPostgres({ dataDir: join(home, '.data'), durable: false })).rejects.toMatchObject(
    {
      code: 'data-folder',
      message: `The data folder ${join(home, '.data')} cannot be used: this user may not read and write there. Mend it, or set DATA_DIR to another folder.`,
    },
  );
});

test('one sentence names a data folder that is not a folder', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toMatchObject({
    code: 'data-folder',
    message: `The data folder ${file} cannot be used: it is not a folder. Mend it, or set DATA_DIR to another folder.`,
  });
});

test('a start refuses data of another PostgreSQL version and leaves it untouched', async () => {
  await copyDataFolder(dataDir);
  const marker = join(dataDir, 'postgres', 'data', 'PG_VERSION');
  writeFileSync(marker, '17\n');
  await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toMatchObject({
    code: 'postgres-version',
  });
  expect(readFileSync(marker, 'utf8')).toBe('17\n');
});

test('a killed supervised server is back within 10 s at the same address', async () => {
  const lost: Error[] = [];
  const beganAt = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: (error) => lost.push(error) });
  // A slow machine takes longer than 10 s to start a new server, and then also to bring it back.
  const backWithinMs = Math.max(10_000, performance.now() - beganAt);
  await query(postgres.ownerUrl, 'create table notes as select 11 as answer');
  for (let round = 0; round < 2; round += 1) {
    killServer(dataDir);
    await expect(query(postgres.ownerUrl, 'select answer from notes')).rejects.toThrow();
    await expect
      .poll(() => query(postgres.ownerUrl, 'select answer from notes').catch(() => 'away'), {
        timeout: backWithinMs,
      })
      .toEqual([{ answer: 11 }]);
  }
  await postgres.stop();
  expect(lost).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('the supervisor gives up a server that cannot start again, with the reason', async () => {
  await copyDataFolder(dataDir);
  let lost: StartRefusal | undefined;
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    onLost: (error) => (lost = error),
  });
  const control = join(dataDir, 'postgres', 'data', 'global', 'pg_control');
  renameSync(control, `${control}.gone`);
  killServer(dataDir);
  await expect.poll(() => lost?.code, { timeout: 60_000 }).toBe('postgres-lost');
  expect(lost?.message).toMatch(/^The database has stopped and could not be started again\. .*its log is /);
  await postgres.stop();
});

test('a supervised server stopped during its restart stays stopped', async () => {
  await copyDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, onLost: () => {} });
  killServer(dataDir);
  await postgres.stop();
  await expect(query(postgres.ownerUrl, 'select 1')).rejects.toThrow();
});

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** initdb takes far longer than the millisecond after which the process looks. */
const killDuringInitdb = `
  const { globSync } = await import('node:fs');
  setInterval(() => {
    const unfinished = globSync('postgres/unfinished-*', { cwd: process.argv[1] });
    if (unfinished.length > 0) process.kill(process.pid, 'SIGKILL');
  }, 1);`;

function spawnShop(afterwards = 'setInterval(() => {}, 60_000)', before = '') {
  const script = `
    ${before}
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
    const { ownerUrl: url } = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false });
    console.log(url);
    ${afterwards};
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function startElsewhere() {
  await copyDataFolder(dataDir);
  const child = spawnShop();
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}
