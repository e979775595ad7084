import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#database/embedded/test-server.ts';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { testDatabase } from '#database/test-database.ts';
import { inTransaction, type OpenDatabase, openDatabase, pipelined } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody, stockOf } from '#shop/orders/server/testing.ts';

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
const { db: direct, url } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aranya-pgbouncer-'));
const nobody = { uid: 65_534, gid: 65_534 };
let pooler: ChildProcess;
let pooledUrl: string;

/** A pooler with three server connections for all clients, so that transactions of one client change connections. */
async function openPooler(): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  // An empty password is an error to PgBouncer, which then refuses every client.
  const secret = password ? ` password='${decodeURIComponent(password)}'` : '';
  const listenPort = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  pooler = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...(userInfo().uid === 0 ? nobody : {}),
  });
  return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
}

/** More than the pooler has connections, and fewer than the pool of the shop, where a caller waits two seconds at most. */
async function sixAtOnce<T>(works: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = [];
  const waiting = [...works.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      [results[next[0]]] = await Promise.allSettled([next[1]()]);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  return results;
}

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  let shop: OpenDatabase;

  beforeAll(async () => {
    pooledUrl = await openPooler();
    shop = openDatabase(pooledUrl, { pooled: true, named: false });
    const answers = () =>
      shop.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    while (!(await answers())) await pause(50);
  });

  afterAll(async () => {
    await shop.close();
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('the settings without a pooler are refused at connect', async () => {
    const plain = openDatabase(pooledUrl);
    await expect(plain.db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('statement_timeout') as string },
    });
    await plain.close();
  });

  it('sixty customers order the last 40 units at once, and the invariants hold', async () => {
    const product = await makeProduct(direct, { stock: 40 });
    const orders = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const { userId } = await makeCustomer(direct);
        const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
        return { userId, order };
      }),
    );
    const placed = await sixAtOnce(orders.map((one) => () => placeOrder(shop.db, one)));
    const codes = placed.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : 'placed',
    );
    expect(codes.filter((code) => code === 'placed')).toHaveLength(40);
    expect(codes.filter((code) => code === 'out_of_stock')).toHaveLength(20);
    expect(await stockOf(direct, product.id)).toMatchObject({ stock: 0 });
    expect(await checkInvariants(direct)).toEqual([]);
  });

  it('pipelined statements of a transaction keep their order and their results', async () => {
    const numbersOf = (n: number) => Array.from({ length: 20 }, (_, at) => n * 100 + at);
    const run = (n: number) =>
      inTransaction(shop.db, async (tx) => {
        const numbers = numbersOf(n);
        const rows = await pipelined(
          numbers.map((number) => tx.execute(sql`select ${number}::int as number`)),
        );
        return rows.map((result) => result.rows[0]?.number) as number[];
      });
    const all = await sixAtOnce(Array.from({ length: 40 }, (_, n) => () => run(n)));
    all.forEach((one, n) => {
      expect(one).toEqual({ status: 'fulfilled', value: numbersOf(n) });
    });
  });

  it('migrations at once wait for each other, leave no lock and set the time-outs', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(pooledUrl)));
    await migrateDatabase(url, { pooled: true });
    const locks = await direct.execute(
      sql`select from pg_locks where locktype = 'advisory' and objid = 20261121`,
    );
    expect(locks.rows).toEqual([]);
    const fresh = openDatabase(url, { pooled: true });
    const { rows } = await fresh.db.execute(sql`show statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
    await fresh.close();
  });
});
