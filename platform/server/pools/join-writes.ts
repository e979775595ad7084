import type { Socket } from 'node:net';
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/** Statements of one turn leave in one write, since each write costs PostgreSQL and the shop a system call. */
export function joinWrites(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  client.query = ((...given: unknown[]) => {
    const { stream } = connection;
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    const query = Reflect.get(pg.Client.prototype, 'query') as Query;
    return Reflect.apply(query, client, given);
  }) as typeof client.query;
}

/** A pooler gives each transaction another connection, which does not know the statement. */
export function removeNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(isNamed(config) ? { ...config, name: undefined } : config, ...rest)) as typeof client.query;
}

function isNamed(config: unknown): config is { name: string } {
  return typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
}
