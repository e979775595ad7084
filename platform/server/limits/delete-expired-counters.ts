import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { rateCounters } from '../tables.ts';

export async function deleteExpiredCounters(db: Db): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.resetsAt, sql`now()`));
}
