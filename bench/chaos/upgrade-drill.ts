import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { runningUrl } from '#database/embedded.ts';
import { checkInvariants, reportOf } from '#database/invariants/check-invariants.ts';
import { onShopDatabase } from '#database/shop-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { dayOf } from '#platform/india-time.ts';
import { newestMigration, upgradeNote, withUpgradeNote } from '../../scripts/release/upgrade-notes.mjs';
import { openOrderMaker } from './order-maker.ts';

// npm run drill -- upgrade: runs the built shop with two web processes under load, and upgrades it to a release with one more
// migration. No request may fail. Then it goes back to the older release, which must refuse while the newer one serves on. The result
// becomes a note of the version in CHANGELOG.md.

const folder = resolve('.cache/upgrade-drill');
const dataDir = join(folder, 'shop');
const port = 4094;
const url = `http://127.0.0.1:${port}`;
const parts = ['build', 'public', 'demo', 'platform', 'shop', 'node_modules', 'package.json'];
const addsColumns = 'alter table products add column drill text; alter table orders add column drill text;';
const quietMs = 5_000;

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(folder, 0o755);
const older = makeRelease('older');
const newer = makeRelease('newer', addsColumns);
pointTo(older);

const fill = (db: Db) => openOrderMaker(db, url);
const maker = await onShopDatabase(readConfig({ DATA_DIR: dataDir }), fill, { isNew: true });
const { shop, said } = startShop();
await until(() => said().includes('Aranya is open'));
const counts = { requests: 0, failed: [] as string[], orders: 0, slowestMs: 0 };
const load = startLoad();
await pause(quietMs);
const upgradeMs = await timed(() => replaceBy(newer, 'processes were replaced'));
await pause(quietMs);
const onNewer = await countOf(`select count(drill) from orders`);
const backMs = await timed(() => replaceBy(older, 'so the replacement ends'));
await pause(quietMs);
await load.stop();
const refusal = said()
  .split('\n')
  .find((line) => line.startsWith('A newer version of Aranya'));
const { db, close } = openDatabase(runningUrl({ dataDir }));
const broken = await checkInvariants(db);
await close();
shop.kill('SIGTERM');
await once(shop, 'exit');

const table = {
  requests: counts.requests,
  'of these orders': counts.orders,
  'failed requests': counts.failed.length,
  'slowest request, in ms': Math.round(counts.slowestMs),
  'upgrade of three processes, in seconds': Math.round(upgradeMs / 100) / 10,
  'the migration of the newer release has run': onNewer !== null,
  'refusal of the older release, in seconds': Math.round(backMs / 100) / 10,
  'invariants broken': broken.length,
};
process.stdout.write(`${reportOf(broken)}\n\n`);
for (const [what, value] of Object.entries(table)) process.stdout.write(`${what}: ${value}\n`);
process.stdout.write(`\nThe older release says: ${refusal}\n`);
for (const failure of counts.failed.slice(0, 10)) process.stdout.write(`failed: ${failure}\n`);
const isGood = counts.failed.length === 0 && broken.length === 0 && refusal && onNewer !== null;
process.stdout.write(isGood ? '\nKept: no request failed.\n' : '\nBROKEN: see above.\n');
if (isGood) writeNote();
process.exit(isGood ? 0 : 1);

function writeNote(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const note = upgradeNote({
    day: dayOf(new Date()),
    migration: newestMigration(),
    requests: counts.requests,
    seconds: upgradeMs / 1_000,
    slowestMs: counts.slowestMs,
  });
  writeFileSync('CHANGELOG.md', withUpgradeNote(changelog, version, note));
  process.stdout.write(`\nCHANGELOG.md, ${version}:\n${note}\n`);
}

/** A release shares the build of this repository. Its migrations are its own. */
function makeRelease(name: string, statement?: string): string {
  const release = join(folder, name);
  mkdirSync(release);
  for (const part of parts) symlinkSync(resolve(part), join(release, part));
  cpSync('database', join(release, 'database'), { recursive: true });
  if (statement === undefined) return release;
  const migrations = join(release, 'database/migrations');
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'drill' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(migrations, 'drill.sql'), statement.replace('; ', ';--> statement-breakpoint\n'));
  return release;
}

/** In one step, as install.sh does. */
function pointTo(release: string): void {
  symlinkSync(release, join(folder, 'current.new'));
  renameSync(join(folder, 'current.new'), join(folder, 'current'));
}

function startShop(): { shop: ChildProcess; said: () => string } {
  const current = join(folder, 'current');
  let text = '';
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    WEB_WORKERS: '2',
    RATE_LIMITS: 'off',
    SIMULATOR_STEP_SECONDS: '0',
  };
  const shop = spawn(process.execPath, [join(current, 'build/server/index.js')], { cwd: current, env });
  const collect = (chunk: Buffer) => (text += chunk.toString());
  shop.stdout.on('data', collect);
  shop.stderr.on('data', collect);
  return { shop, said: () => text };
}

async function replaceBy(release: string, end: string): Promise<void> {
  pointTo(release);
  const before = said().length;
  shop.kill('SIGUSR2');
  await until(() => said().slice(before).includes(end));
}

/** Browses and orders until told to stop. A status of 500 or more counts as failed, and so does a broken connection. */
function startLoad() {
  const ending = new AbortController();
  const run = async (work: () => Promise<void>) => {
    while (!ending.signal.aborted) {
      const start = performance.now();
      counts.requests += 1;
      await work().catch((error: Error) =>
        counts.failed.push(`${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`),
      );
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - start);
      await pause(20);
    }
  };
  const read = (path: string) => async () => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  };
  const order = async () => {
    await maker.send(maker.make());
    counts.orders += 1;
  };
  const lanes = [run(read('/')), run(read('/api/products')), run(read('/blog')), run(order), run(order)];
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(lanes);
    },
  };
}

async function countOf(query: string): Promise<number | null> {
  const { db, close } = openDatabase(runningUrl({ dataDir }));
  return db
    .execute<{ count: number }>(sql.raw(query))
    .then(
      ({ rows }) => rows[0]!.count,
      () => null,
    )
    .finally(close);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    if (shop.exitCode !== null) throw new Error(`The shop has ended: ${said()}`);
    await pause(50);
  }
}
