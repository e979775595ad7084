import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#database/embedded/test-server.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { type OpenDatabase, openDatabase, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { maxAloneMs, openReadReplica, type ReadReplica } from '#platform/server/cache/read-replica.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';

/** Debian's PostgreSQL, since the embedded one has no pg_basebackup. */
const programs = '/usr/lib/postgresql/15/bin';
const hasPostgres = existsSync(join(programs, 'pg_basebackup'));
const folder = mkdtempSync(join(tmpdir(), 'aranya-replica-'));
const owner: SpawnOptions = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : {};

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(programs, program), args, {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

function start(data: string, port: number): void {
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c wal_retrieve_retry_interval=100`;
  run('pg_ctl', '-D', data, '-o', settings, '-l', `${data}.log`, '-w', 'start');
}

function portOf({ pool }: OpenDatabase): number {
  return Number(new URL(pool.options.connectionString!).port);
}

describe.skipIf(!hasPostgres)('public reads with a streaming replica', () => {
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  const opened: OpenDatabase[] = [];
  let primary: OpenDatabase;
  let replica: OpenDatabase;
  let reader: ReadReplica;
  let site: ReturnType<typeof createSite>;
  let changes: ReturnType<typeof watchChanges>;

  beforeAll(async () => {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
    useServerKey(randomBytes(32));
    run('initdb', '-D', primaryData, '-A', 'trust', '-U', 'aranya', '-E', 'UTF8', '--locale=C');
    const ports = [await freePort(), await freePort()] as const;
    start(primaryData, ports[0]);
    run('pg_basebackup', '-R', '-D', replicaData, '-h', '127.0.0.1', '-p', `${ports[0]}`, '-U', 'aranya');
    start(replicaData, ports[1]);
    const urls = ports.map((port) => `postgres://aranya@127.0.0.1:${port}/postgres`) as [string, string];
    await migrateDatabase(urls[0]);
    primary = openDatabase(urls[0], patient);
    replica = openDatabase(urls[1], patient);
    opened.push(primary, replica);
    changes = watchChanges(primary.db, { aloneMs: maxAloneMs });
    const { db } = primary;
    reader = openReadReplica({ primary: db, replica: replica.db, changes, log: silentLog });
    const loadPages = () => Promise.reject(new Error('no page'));
    const isReady = () => Promise.resolve(true);
    const cache = createResponseCache(changes);
    const config = readShopConfig({ RATE_LIMITS: 'off' });
    site = createSite({ db, config, log: silentLog, loadPages, isReady, cache, readReplica: reader });
  });

  afterAll(async () => {
    reader.stop();
    for (const { close } of opened) await close();
    for (const data of [replicaData, primaryData]) run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  });

  const replay = (what: 'pause' | 'resume') => replica.db.execute(sql.raw(`select pg_wal_replay_${what}()`));
  const untilUsed = () =>
    vi.waitFor(async () => expect((await reader.check(), reader.isUsed())).toBe(true), { timeout: 60_000 });
  const discountOf = async (id: number, headers = {}) => {
    const response = await site.request(`/api/products/${id}`, { headers });
    return ((await response.json()) as { discount?: number }).discount;
  };
  const discount = (id: number, discountPercent: number) =>
    primary.db.update(products).set({ discountPercent }).where(eq(products.id, id));

  beforeEach(async () => {
    await changes.look();
    await untilUsed();
  });

  it('go to the replica, and a write never does', async () => {
    const { id } = await makeProduct(primary.db, { discountPercent: 5 });
    await changes.look();
    await untilUsed();
    expect(reader.db()).toBe(replica.db);
    expect(await discountOf(id)).toBe(5);
    await expect(replica.db.delete(products)).rejects.toThrow();
  });

  it('show a change that is known and not yet replayed, and keep no older response', async () => {
    const { id } = await makeProduct(primary.db, { discountPercent: 5 });
    await changes.look();
    await untilUsed();
    // After a second without news this process would count as the only one.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    await replay('pause');
    await discount(id, 20);
    await changes.look();
    expect(reader.isUsed()).toBe(false);
    expect(await discountOf(id)).toBe(20);
    clock.mockRestore();
    await replay('resume');
    await untilUsed();
    expect(await discountOf(id)).toBe(20);
  });

  it('show a customer’s own change at once, before this process has heard of it', async () => {
    const { id } = await makeProduct(primary.db, { discountPercent: 5 });
    await changes.look();
    await untilUsed();
    expect(await discountOf(id)).toBe(5);
    await replay('pause');
    await discount(id, 30);
    const own = `changed=${signLink('changed', { id: 0, at: new Date() })}`;
    expect(await discountOf(id, { cookie: own })).toBe(30);
    await replay('resume');
  });

  it('go to the primary while the replica lags more than five seconds', async () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    await replay('pause');
    await primary.db.execute(sql`select pg_logical_emit_message(true, 'lag', 'no change of what is shown')`);
    await expect.poll(async () => (await reader.check(), (now += 1), reader.lagMs())).toBeGreaterThan(0);
    expect(reader.isUsed()).toBe(true);
    now += 5_000;
    const isLate = (ms: number) => ms > 5_000 && ms < Infinity;
    await expect.poll(async () => (await reader.check(), reader.lagMs())).toSatisfy(isLate);
    expect(reader.isUsed()).toBe(false);
    await replay('resume');
  });

  it('go on for a minute without the primary, kept ones and others', async () => {
    const kept = await makeProduct(primary.db, { discountPercent: 5 });
    const other = await makeProduct(primary.db, { discountPercent: 7 });
    await changes.look();
    await untilUsed();
    expect(await discountOf(kept.id)).toBe(5);
    run('pg_ctl', '-D', primaryData, '-m', 'immediate', 'stop');
    onTestFinished(async () => {
      vi.restoreAllMocks();
      start(primaryData, portOf(primary));
      await makeProduct(primary.db);
      await changes.look();
      await untilUsed();
    });
    await expect(changes.look()).rejects.toThrow();
    const real = performance.now.bind(performance);
    const later = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => real() + ms);
    later(3_000);
    await untilUsed();
    expect(changes.isCurrent()).toBe(true);
    expect(await discountOf(kept.id)).toBe(5);
    expect(await discountOf(other.id)).toBe(7);
    later(maxAloneMs + 3_000);
    await reader.check();
    expect([changes.isCurrent(), reader.isUsed()]).toEqual([false, false]);
    expect((await site.request(`/api/products/${other.id}`)).status).toBe(503);
  });

  it('go on without the replica, with no failed response', async () => {
    const { id } = await makeProduct(primary.db, { discountPercent: 5 });
    await changes.look();
    await untilUsed();
    run('pg_ctl', '-D', replicaData, '-m', 'immediate', 'stop');
    expect(await discountOf(id)).toBe(5);
    await reader.check();
    expect(reader.lagMs()).toBe(Infinity);
    start(replicaData, portOf(replica));
  });
});
