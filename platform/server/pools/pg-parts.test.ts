import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';

const { url } = await testDatabase();
const patience = { connectionString: url, connectionTimeoutMillis: 60_000 };
const pool = openPool({ max: 2, pipeline: true });
afterAll(() => pool.end());

/** PostgreSQL may end a connection that still closes, and an error without a listener ends the process. */
function openPool(options: pg.PoolConfig): pg.Pool {
  return new pg.Pool({ ...patience, ...options }).on('error', () => {});
}

/** pg keeps its socket there, without a word in its documents or types. */
const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** `db.ts`, `pools/` and `trace-statements.ts` rely on these. A new version of pg that changes one fails here by its name. */
describe('pg without a promise of its documents', () => {
  it('keeps the socket of a client in connection.stream, which db.ts corks', async () => {
    const client = await pool.connect();
    const socket = socketOf(client);
    expect([typeof socket.cork, typeof socket.uncork, socket.writableCorked]).toEqual([
      'function',
      'function',
      0,
    ]);
    const before = socket.bytesWritten;
    await client.query('select 1');
    expect(socket.bytesWritten).toBeGreaterThan(before);
    client.release();
  });

  it('has query on Client.prototype, and pool.query calls the query of the client', async () => {
    const client = await pool.connect();
    expect(Object.hasOwn(client, 'query')).toBe(false);
    expect(Object.hasOwn(pg.Client.prototype, 'query')).toBe(true);
    const query = vi.fn<(...given: unknown[]) => unknown>((...given) =>
      Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, given),
    );
    Object.assign(client, { query });
    client.release();
    await pool.query('select 1');
    expect(query).toHaveBeenCalledOnce();
    Reflect.deleteProperty(client, 'query');
  });

  it('emits connect with the client that pool.connect hands out', async () => {
    const other = openPool({ max: 1 });
    const seen: unknown[] = [];
    other.on('connect', (client) => seen.push(client));
    const client = await other.connect();
    expect(seen).toEqual([client]);
    client.release();
    await other.end();
  });

  it('takes each connection of pool.query by pool.connect with a callback', async () => {
    const other = openPool({ max: 1 });
    const connect = vi.spyOn(other, 'connect');
    await other.query('select 1');
    expect(connect.mock.calls.map(([callback]) => typeof callback)).toEqual(['function']);
    await other.end();
  });

  it('counts connections in totalCount, idleCount, waitingCount, options.max, ending', async () => {
    const other = openPool({ max: 1 });
    const counts = () => [
      other.totalCount,
      other.idleCount,
      other.waitingCount,
      other.options.max,
      other.ending,
    ];
    expect(counts()).toEqual([0, 0, 0, 1, false]);
    const client = await other.connect();
    const waiting = other.connect();
    expect(counts()).toEqual([1, 0, 1, 1, false]);
    client.release();
    (await waiting).release();
    expect(counts()).toEqual([1, 1, 0, 1, false]);
    await other.end();
    expect(other.ending).toBe(true);
  });

  it('sends a statement with the option pipeline before the answer to the one before', async () => {
    const client = await pool.connect();
    const order: string[] = [];
    const slow = client.query('select pg_sleep(2)').then(() => order.push('first'));
    await nextTurn();
    const before = socketOf(client).bytesWritten;
    const second = client.query('select 1').then(() => order.push('second'));
    await nextTurn();
    expect(socketOf(client).bytesWritten).toBeGreaterThan(before);
    await Promise.all([slow, second]);
    expect(order).toEqual(['first', 'second']);
    client.release();
  });

  it('is what drizzle keeps as $client, for a pool and for a client', async () => {
    const client = await pool.connect();
    expect(drizzle(pool)).toHaveProperty('$client', pool);
    expect(drizzle(client)).toHaveProperty('$client', client);
    client.release();
  });
});
