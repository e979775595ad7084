import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { CommitUnknown } from './commit-unknown.ts';

/** A pool or a transaction: rooms do not know which, so a caller's transaction always holds. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type OpenDatabase = { db: Db; pool: pg.Pool; close: () => Promise<void> };

type Options = { max?: number; onError?: (error: Error) => void };

const pools = new WeakMap<object, pg.Pool>();
const preparedByDb = new WeakMap<object, Map<string, unknown>>();

/** Opens a pool on `url`. Lost connections are reported to `onError` and never end the process. */
export function openDatabase(url: string, { max = 12, onError = () => {} }: Options = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aranya',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = drizzle(pool);
  pools.set(db, pool);
  return { db, pool, close: () => pool.end() };
}

/**
 * Runs `work` in one transaction; inside a transaction already, in that one. Drizzle's own begins before its
 * `try`, so a failed BEGIN leaks a client: this one always releases it. An error of COMMIT itself is `CommitUnknown`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return work(db);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
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

/** A query prepared once on the pool, or, inside a transaction, on that transaction's own connection. */
export function prepared<P>(db: Db, name: string, build: (db: Db) => { prepare(name: string): P }): P {
  if (!pools.has(db)) return build(db).prepare(name);
  const known = preparedByDb.get(db) ?? new Map<string, unknown>();
  preparedByDb.set(db, known);
  if (!known.has(name)) known.set(name, build(db).prepare(name));
  return known.get(name) as P;
}
