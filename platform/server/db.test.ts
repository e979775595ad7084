import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { busyDatabase, testDatabase } from '#database/test-database.ts';
import { CommitUnknown, isUnavailable } from './commit-unknown.ts';
import {
  type Db,
  inTransaction,
  inTransactionTo,
  openConnections,
  openDatabase,
  pipelined,
  sharingConnections,
  sqlStateOf,
  patient,
} from './db.ts';

const { db, pool, url } = await testDatabase();

it('a closed database leaves no connection for PostgreSQL to break off', async () => {
  const other = openDatabase(url, { max: 5, ...patient });
  const asked = Array.from({ length: 5 }, () =>
    other.pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.1)'),
  );
  const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]!.pid);
  await other.close();
  const { rows } = await pool.query('select pid from pg_stat_activity where pid = any($1)', [pids]);
  expect(new Set(pids).size).toBe(5);
  expect(rows).toEqual([]);
});

// §8 a database that is busy: page and call answer 503 with Retry-After, calmly and under a heading; the connections are open before anybody asks
it('kept connections open before the first request and stay open', async () => {
  const kept = openDatabase(url, { max: 4, kept: true, ...patient });
  const other = openDatabase(url, { max: 4, ...patient });
  for (const { pool } of [kept, other]) Object.assign(pool.options, { idleTimeoutMillis: 20 });
  await openConnections(kept.pool, other.pool);
  expect(kept.pool.idleCount).toBe(4);
  let opened = 0;
  kept.pool.on('connect', () => (opened += 1));
  // They became idle after the kept ones, so they close later.
  await expect.poll(() => other.pool.totalCount).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => kept.pool.query('select pg_sleep(0.01)')));
  expect(opened).toBe(0);
  expect(kept.pool.totalCount).toBe(4);
  await kept.close();
  await other.close();
});

it('statements of one turn leave in one write, and a failed one stops no other', async () => {
  const other = openDatabase(url, { max: 1, ...patient });
  const client = await other.pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Required<Socket> } }).connection;
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  const ended = await Promise.allSettled([
    client.query('select 1 as one'),
    client.query('select 1 / 0'),
    client.query('select $1::int as two', [2]),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(stream.writableCorked).toBe(0);
  client.release();
  await other.close();
});

it('reads of one turn share a connection, eight at most, and give it back', async () => {
  const other = openDatabase(url, { max: 3, ...patient });
  const shared = sharingConnections(other.db);
  const pid = sql<number>`pg_backend_pid()`;
  const read = async () => {
    const { rows } = await shared.execute<{ pid: number }>(sql`select ${pid} as pid`);
    return rows[0]!.pid;
  };
  const pids = await Promise.all(Array.from({ length: 10 }, read));
  expect([new Set(pids.slice(0, 8)).size, new Set(pids.slice(8)).size]).toEqual([1, 1]);
  expect(new Set(pids).size).toBe(2);
  const [failed, read2] = await Promise.allSettled([shared.execute(sql`select 1 / 0`), read()]);
  expect([failed.status, read2.status]).toEqual(['rejected', 'fulfilled']);
  expect(other.pool.idleCount).toBe(other.pool.totalCount);
  expect(await inTransaction(shared, async (tx) => [await pidIn(tx), await pidIn(tx)])).toSatisfy(
    ([first, second]: number[]) => first === second,
  );
  await other.close();
});

it('reads that share a connection fail together, and the next reads succeed', async () => {
  const other = await busyDatabase(url);
  const shared = sharingConnections(other.db);
  const reads = await Promise.allSettled([shared.execute(sql`select 1`), shared.execute(sql`select 2`)]);
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.free();
  const { rows } = await shared.execute(sql`select 3 as three`);
  expect(rows).toEqual([{ three: 3 }]);
  await pool.query('select pg_terminate_backend($1)', [await pidOf(other.pool)]);
  await expect
    .poll(() =>
      shared.execute(sql`select 4`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await other.close();
});

it('failing connections do not stop the start', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { max: 2, kept: true });
  await openConnections(nowhere.pool);
  expect(nowhere.pool.totalCount).toBe(0);
  await nowhere.close();
});

it('no transaction receives a connection that broke in an earlier one', async () => {
  const other = openDatabase(url, { max: 1, ...patient });
  let broken = 0;
  for (let round = 0; round < 40; round += 1) {
    const pid = await pidOf(other.pool);
    if (pid === undefined) continue;
    const seconds = round % 2 === 0 ? 0 : 0.05;
    const [done] = await Promise.allSettled([
      inTransaction(other.db, (tx) => tx.execute(sql`select pg_sleep(${seconds})`)),
      pool.query('select pg_terminate_backend($1)', [pid]),
    ]);
    if (done.status === 'rejected') broken += 1;
  }
  expect(broken).toBeGreaterThan(0);
  expect(other.pool.idleCount).toBe(other.pool.totalCount);
  await expect.poll(() => pidOf(other.pool)).toBeTypeOf('number');
  await other.close();
});

it('a transaction without an answer fails as busy, and its connection ends', async () => {
  const other = openDatabase(url, { max: 1, answerMs: 200, ...patient });
  const before = await pidOf(other.pool);
  const silent = inTransaction(other.db, (tx) => tx.execute(sql`select pg_sleep(3)`));
  const error = await silent.catch((thrown: Error) => thrown);
  expect(isUnavailable(error as Error)).toBe(true);
  expect(await pidOf(other.pool)).not.toBe(before);
  await other.close();
});

/** Returns undefined for a broken connection, which the pool then replaces. */
async function pidOf(from: typeof pool): Promise<number | undefined> {
  return from.query<{ pid: number }>('select pg_backend_pid() as pid').then(
    ({ rows }) => rows[0]?.pid,
    () => undefined,
  );
}

it('the outer transaction also rolls back the inner one', async () => {
  await expect(
    inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) =>
        inner.execute(sql`insert into rate_counters values ('nested', 1, now())`),
      );
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const { rows } = await pool.query(`select 1 from rate_counters where key = 'nested'`);
  expect(rows).toEqual([]);
});

it('no pipelined statement runs after the rollback', async () => {
  let late = Promise.resolve();
  const failed = inTransaction(db, (tx) => {
    const failing = Promise.resolve(tx.execute(sql`select 1 / 0`));
    late = insertAfter(tx, failing);
    return pipelined([late, failing]);
  });
  expect(sqlStateOf(await failed.catch((error: unknown) => error))).toBe('22012');
  await Promise.allSettled([late]);
  const { rows } = await pool.query(`select 1 from rate_counters where key = 'late'`);
  expect(rows).toEqual([]);
});

it('pipelined statements run in order', async () => {
  const [first, second] = await inTransaction(db, (tx) =>
    pipelined([
      tx.execute(sql`insert into rate_counters values ('piped', 1, now())`),
      tx.execute(sql`select count from rate_counters where key = 'piped'`),
    ]),
  );
  expect([first.rowCount, second.rows]).toEqual([1, [{ count: 1 }]]);
});

const counting = (key: string) => ({
  name: 'count_for_test',
  text: 'insert into rate_counters values ($1, 1, now()) returning key',
  values: [key],
  give: (rows: unknown[]) => rows,
});

it('a last statement leaves with its commit, and takes all back when it fails', async () => {
  expect(await inTransactionTo(db, async () => counting('last'))).toEqual([{ key: 'last' }]);
  const failed = inTransactionTo(db, async (tx) => {
    await tx.execute(sql`insert into rate_counters values ('before the last', 1, now())`);
    return counting('last');
  });
  expect(sqlStateOf(await failed.catch((error: unknown) => error))).toBe('23505');
  const outer = inTransaction(db, async (tx) => {
    await inTransactionTo(tx, async () => counting('last of an inner one'));
    throw new Error('changed my mind');
  });
  await expect(outer).rejects.toThrow('changed my mind');
  const { rows } = await pool.query(`select key from rate_counters where key like '%last%'`);
  expect(rows).toEqual([{ key: 'last' }]);
});

it('a connection that breaks beside the last statement leaves its commit unknown', async () => {
  const other = openDatabase(url, { max: 1, ...patient });
  const pid = await pidOf(other.pool);
  const broken = inTransactionTo(other.db, async (tx) => {
    await tx.execute(sql`select 1`);
    await pool.query('select pg_terminate_backend($1)', [pid]);
    return counting('never');
  });
  const error = (await broken.catch((thrown: Error) => thrown)) as Error;
  expect(error).toBeInstanceOf(CommitUnknown);
  expect(isUnavailable(error)).toBe(true);
  await expect.poll(() => pidOf(other.pool)).toBeTypeOf('number');
  expect(await inTransactionTo(other.db, async () => counting('after it'))).toHaveLength(1);
  await other.close();
});

async function insertAfter(tx: Db, failing: Promise<unknown>): Promise<void> {
  await failing.catch(() => {});
  // A rollback that does not wait has been sent by the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  await tx.execute(sql`insert into rate_counters values ('late', 1, now())`);
}

async function pidIn(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]!.pid;
}
