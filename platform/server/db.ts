import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CommitUnknown } from './commit-unknown.ts';

/** A pool or a transaction: modules do not know which, so a caller's transaction always holds. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type OpenDatabase = { db: Db; pool: pg.Pool; close: () => Promise<void> };

type Options = {
  max?: number;
  /** Connections once opened stay open, also when nobody needs them for long. */
  kept?: boolean;
  onError?: (error: Error) => void;
  /** Another pool, whose free connections are used before those of this one. */
  first?: pg.Pool;
};

/** How long a transaction waits for a lock, and a statement of it may take, when less than the pool's own. */
export type Patience = { lockMs: number; statementMs: number };

const pools = new WeakMap<object, pg.Pool>();
const dbByClient = new WeakMap<object, Db>();
const preparedByDb = new WeakMap<object, Map<string, unknown>>();

/** Opens a pool on `url`. Lost connections are reported to `onError` and never end the process. */
export function openDatabase(
  url: string,
  { max = 12, kept = false, onError = () => {}, first }: Options = {},
): OpenDatabase {
  const pool = openPool(first, {
    connectionString: url,
    max,
    min: kept ? max : 0,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aranya',
  });
  const connections = new Set<pg.PoolClient>();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    connections.add(client);
    client.once('end', () => connections.delete(client));
  });
  const db = drizzle(pool);
  pools.set(db, pool);
  return { db, pool, close: () => closePool(pool, connections) };
}

function openPool(first: pg.Pool | undefined, options: pg.PoolConfig): pg.Pool {
  return first ? new ReservedPool(first, options) : new pg.Pool(options);
}

/**
 * Opens all connections that the pools may have, one after the other. A new connection is a new process of PostgreSQL: on a busy
 * machine that alone may take the two seconds that a customer waits. One that cannot be had now is opened when it is needed.
 */
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

/** The pool's own end does not wait for its connections to part, and a database that stops meanwhile breaks them off. */
async function closePool(pool: pg.Pool, connections: Set<pg.PoolClient>): Promise<void> {
  await pool.end();
  await Promise.all([...connections].map((client) => new Promise((parted) => client.once('end', parted))));
}

/**
 * Runs `work` in one transaction; inside a transaction already, in that one. Drizzle's own begins before its
 * `try`, so a failed BEGIN leaks a client: this one always releases it. An error of COMMIT itself is `CommitUnknown`.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  patience?: Patience,
): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return work(db);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(beginOf(patience));
    const result = await work(dbOf(client));
    await client.query('commit').catch((error: Error) => {
      throw new CommitUnknown(error);
    });
    return result;
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

function beginOf(patience?: Patience): string {
  if (!patience) return 'begin';
  const { lockMs, statementMs } = patience;
  return `begin; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`;
}

/** One a connection, for all its transactions, so that what is prepared on it is kept. */
function dbOf(client: pg.PoolClient): Db {
  const db = dbByClient.get(client) ?? drizzle(client);
  dbByClient.set(client, db);
  return db;
}

/** Runs a statement whose `text` belongs to its `name` for good, so that each connection plans it once. */
export async function executeNamed(db: Db, name: string, text: string, values: unknown[] = []) {
  const { $client } = db as Db & { $client: pg.Pool | pg.PoolClient };
  return $client.query({ name, text, values });
}

/** A query built once on the pool and once on each connection that has transactions, and planned once a connection. */
export function prepared<P>(db: Db, name: string, build: (db: Db) => { prepare(name: string): P }): P {
  const known = preparedByDb.get(db) ?? new Map<string, unknown>();
  preparedByDb.set(db, known);
  if (!known.has(name)) known.set(name, build(db).prepare(name));
  return known.get(name) as P;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Connections for what must go on: they are used only while `first` has none that is free. */
class ReservedPool extends pg.Pool {
  readonly #first: pg.Pool;

  constructor(first: pg.Pool, options: pg.PoolConfig) {
    super(options);
    this.#first = first;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const pool = hasFree(this.#first) ? this.#first : undefined;
    if (callback) return pool ? pool.connect(callback as never) : super.connect(callback as never);
    return pool ? pool.connect() : super.connect();
  }
}

/** A pool hands its idle connections out a moment later: until then those who get them still wait. */
function hasFree({ idleCount, waitingCount, totalCount, options, ending }: pg.Pool): boolean {
  return !ending && (idleCount > waitingCount || totalCount < options.max);
}
