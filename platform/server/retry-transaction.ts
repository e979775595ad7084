import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction, type Patience, sqlStateOf } from './db.ts';

/** Serialization failure, deadlock and lock time-out: a later try may succeed. */
const passing = new Set(['40001', '40P01', '55P03']);
const tries = 4;

/** Runs a transaction, and repeats it up to three times after a short jittered pause when it collides with another. */
export async function retryTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  patience?: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work, patience);
    } catch (error) {
      if (attempt === tries || !passing.has(sqlStateOf(error) ?? '')) throw error;
      await pause(Math.random() * 50 * 2 ** attempt);
    }
  }
}
