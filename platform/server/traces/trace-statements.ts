import type pg from 'pg';
import { currentTracer, type Tracer } from './traces.ts';

type Query = (...given: unknown[]) => unknown;

/** Records the statements of a pool, when traces are on: their names, and never a text or a value. */
export function traceStatements(pool: pg.Pool): void {
  const tracer = currentTracer();
  if (!tracer) return;
  const connect = pool.connect.bind(pool) as (callback?: (...given: never[]) => void) => unknown;
  // A caller that waits gets its connection from the request that releases one.
  pool.connect = ((callback?: (...given: never[]) => void) =>
    callback ? connect(tracer.bind(callback)) : connect()) as typeof pool.connect;
  pool.on('connect', (client) => traceClient(client, tracer));
}

function traceClient(client: pg.PoolClient, tracer: Tracer): void {
  const query = client.query.bind(client) as unknown as Query;
  client.query = ((...given: unknown[]) => {
    const step = tracer.begin({ kind: 'statement', name: nameOf(given[0]) });
    const settle = (error?: unknown) => {
      if (error) step.fail(error);
      step.end();
    };
    const callback = given.at(-1);
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
        settle(error);
        (callback as Query)(error, result);
      });
    const asked = query(...given);
    if (asked instanceof Promise) asked.then(() => settle(), settle);
    else settle();
    return asked;
  }) as typeof client.query;
}

const verbs = /^\s*(select|insert|update|delete|with|begin|commit|rollback|set|lock|listen|notify)\b/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]{1,40})\b/i;

/** A prepared statement has its name. Others are named by their verb and first table. */
export function nameOf(statement: unknown): string {
  const { name, text } = (typeof statement === 'string' ? { text: statement } : statement) as {
    name?: string;
    text?: string;
  };
  if (name) return name;
  const verb = verbs.exec(text ?? '')?.[1]?.toLowerCase() ?? 'other';
  const of = table.exec(text ?? '')?.[1];
  return of ? `${verb} ${of}` : verb;
}
