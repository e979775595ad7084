import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';

/** Each connection keeps the plan of a named statement, so few are named: those of the first texts. */
const most = 24;

const knownByDb = new WeakMap<Db, Map<string, string>>();

type Query<T> = { toSQL: () => { sql: string }; prepare: (name: string) => { execute: () => Promise<T> } };

/**
 * Runs a query whose text depends on what is asked, and whose best plan does not. Each connection then plans a frequent text a few
 * times, and no more. A rare text runs as any other statement.
 */
export function plannedOnce<T>(db: Db, query: Query<T> & PromiseLike<T>): PromiseLike<T> {
  const known = knownByDb.get(db) ?? new Map<string, string>();
  knownByDb.set(db, known);
  const { sql: text } = query.toSQL();
  const name = known.get(text) ?? (known.size < most ? nameOf(text) : null);
  if (name === null) return query;
  known.set(text, name);
  return query.prepare(name).execute();
}

function nameOf(text: string): string {
  return `once_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
}
