import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CommitUnknown } from './commit-unknown.ts';
import { closePool } from './pools/close-pool.ts';
import { joinWrites, removeNames } from './pools/join-writes.ts';
import { ReservedPool } from './pools/reserved-pool.ts';
import { SharedTurns } from './pools/shared-turns.ts';
import { traceStatements } from './traces/trace-statements.ts';

/** A pool or a transaction. Modules cannot tell them apart, so they join the caller's transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type OpenDatabase = { db: Db; pool: pg.Pool; close: () => Promise<void> };

type Options = {
  max?: number;
  kept?: boolean;
  onError?: (error: Error) => void;
  /** The address is a pooler in transaction mode. It refuses time-outs at connect, so they belong to the role. */
  pooled?: boolean;
  /** Whether statements are named, so that each connection plans them once. */
  named?: boolean;
  /** How long a caller waits for a connection, in milliseconds. A customer gets a clear error soon. */
  connectMs?: number;
  /** A server that is cut off never answers. After this time a statement fails and its connection ends. Longer than the time-outs. */
  answerMs?: number;
  /** A pool whose free connections come before the connections of this pool. */
  first?: pg.Pool;
};

/** Milliseconds. A stuck statement or transaction must not hold a connection and its locks. */
export const timeouts = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

export type Patience = { lockMs: number; statementMs: number };

const pools = new WeakMap<object, pg.Pool>();
const dbByClient = new WeakMap<object, Db>();
const sharing = new WeakMap<object, Db>();
const preparedByDb = new WeakMap<object, Map<string, unknown>>();

/**
 * For work that no customer waits for: commands, the seed and tests that are not about a busy database. A process that is
 * at work for two seconds, or a slow machine, would otherwise pass the deadline of a customer's request.
 */
export const patient = { connectMs: 60_000 };

/** Opens a pool on `url`. Lost connections go to `onError` and never end the process. */
export function openDatabase(
  url: string,
  {
    max = 12,
    kept = false,
    onError = () => {},
    pooled = false,
    named = true,
    connectMs = 2_000,
    answerMs = 20_000,
    first,
  }: Options = {},
): OpenDatabase {
  const pool = openPool(first, {
    connectionString: url,
    max,
    min: kept ? max : 0,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    query_timeout: answerMs,
    keepAlive: true,
    ...(pooled ? {} : timeouts),
    application_name: 'aranya',
    pipeline: true,
  });
  const connections = new Set<pg.PoolClient>();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    joinWrites(client);
    if (!named) removeNames(client);
    connections.add(client);
    client.once('end', () => connections.delete(client));
  });
  traceStatements(pool);
  const db = drizzle(pool);
  pools.set(db, pool);
  return { db, pool, close: () => closePool(pool, connections) };
}

function openPool(first: pg.Pool | undefined, options: pg.PoolConfig): pg.Pool {
  return first ? new ReservedPool(first, options) : new pg.Pool(options);
}

/** Opens all connections in advance, since a new PostgreSQL process may take two seconds on a busy machine. */
export async function openConnections(...all: pg.Pool[]): Promise<void> {
  const clients: pg.PoolClient[] = [];
  try {
    for (const pool of all)
      for (let count = 0; count < pool.options.max; count += 1) clients.push(await pool.connect());
  } catch {
    return;
  } finally {
    for (const client of clients) client.release();
  }
}

/**
 * Runs `work` in a transaction, or in the caller's transaction if there is one. Drizzle begins before its `try`, so a failed
 * BEGIN leaks a client; this function always releases it. Throws `CommitUnknown` when COMMIT itself fails, or when PostgreSQL
 * warns that it stopped waiting for the synchronous replica: then a failover may lose the transaction.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  patience?: Patience,
): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return work(db);
  return onClient(pool, async (client) => {
    // The first statement of `work` does not wait for the answer to BEGIN.
    const [, result] = await pipelined([client.query(beginOf(patience)), work(dbOf(client))]);
    await commit(client);
    return result;
  });
}

/** The last statement of a transaction, and what its rows give. */
export type LastStatement<T> = {
  name: string;
  text: string;
  values: unknown[];
  give: (rows: unknown[]) => T;
};

/**
 * Runs a transaction as `inTransaction` does. Its last statement, which `work` returns, leaves with COMMIT in one round trip: PostgreSQL
 * takes a COMMIT after a failed statement as ROLLBACK. For a statement that succeeds or fails, and whose rows decide nothing.
 */
export async function inTransactionTo<T>(db: Db, work: (tx: Db) => Promise<LastStatement<T>>): Promise<T> {
  const pool = pools.get(db);
  if (!pool) {
    const { name, text, values, give } = await work(db);
    return give((await executeNamed(db, name, text, values)).rows);
  }
  return onClient(pool, async (client) => {
    const [, { give, ...last }] = await pipelined([client.query('begin'), work(dbOf(client))]);
    const [done, committed] = await Promise.allSettled([client.query(last), commit(client)]);
    // A connection that broke has refused both, and only the second tells that the result is unknown.
    if (committed.status === 'rejected') throw committed.reason;
    if (done.status === 'rejected') throw done.reason;
    return give(done.value.rows);
  });
}

async function onClient<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await run(client);
  } catch (error) {
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  let warning: Error | undefined;
  const onNotice = ({ code, message }: { code?: string; message?: string }) => {
    if (code === plainWarning) warning = new Error(message);
  };
  client.on('notice', onNotice);
  try {
    await client.query('commit');
  } catch (error) {
    throw new CommitUnknown(error as Error);
  } finally {
    client.off('notice', onNotice);
  }
  if (warning) throw new CommitUnknown(warning);
}

/** The code of "canceling wait for synchronous replication", and of no other warning of COMMIT. */
const plainWarning = '01000';

function beginOf(patience?: Patience): string {
  if (!patience) return 'begin';
  const { lockMs, statementMs } = patience;
  return `begin; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`;
}

/** Each connection keeps its object, and with it its prepared statements. */
function dbOf(client: pg.PoolClient): Db {
  const db = dbByClient.get(client) ?? drizzle(client);
  dbByClient.set(client, db);
  return db;
}

/**
 * Sends the statements of independent `works` on one connection without waiting for each result. Waits until all have ended,
 * so that none runs after a rollback. Throws the first error in the order of `works` that no other error caused.
 */
export async function pipelined<T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [at in keyof T]: Awaited<T[at]> }> {
  const ended = await Promise.allSettled(works);
  const errors: unknown[] = ended.flatMap((work) => (work.status === 'rejected' ? [work.reason] : []));
  if (errors.length > 0) throw errors.find((error) => sqlStateOf(error) !== inFailedTransaction) ?? errors[0];
  const results = ended.map((work) => work.status === 'fulfilled' && work.value);
  return results as { -readonly [at in keyof T]: Awaited<T[at]> };
}

/** PostgreSQL refuses every statement after a failed one with this code. */
const inFailedTransaction = '25P02';

export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}

/** Runs a named statement, which each connection plans once. A `name` must always have the same `text`. */
export async function executeNamed(db: Db, name: string, text: string, values: unknown[] = []) {
  const { $client } = db as Db & { $client: pg.Pool | pg.PoolClient };
  return $client.query({ name, text, values });
}

/** Builds a query once per pool and connection, so that each connection plans it once. */
export function prepared<P>(db: Db, name: string, build: (db: Db) => { prepare(name: string): P }): P {
  const known = preparedByDb.get(db) ?? new Map<string, unknown>();
  preparedByDb.set(db, known);
  if (!known.has(name)) known.set(name, build(db).prepare(name));
  return known.get(name) as P;
}

/**
 * Returns a database on the same pool whose statements of one turn share a connection. A page's reads then leave in one write
 * and take one connection, not one each. For short reads: a slow statement delays those behind it.
 */
export function sharingConnections(db: Db): Db {
  const pool = pools.get(db);
  const known = sharing.get(db);
  if (!pool || known) return known ?? db;
  const shared = drizzle(new SharedTurns(pool) as unknown as pg.Pool);
  pools.set(shared, pool);
  sharing.set(db, shared);
  return shared;
}
