import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { returnLines } from './tables.ts';

/** Returns the quantities of the order lines that a return brings back. */
export async function returnedLines(db: Db, { id }: { id: number }): Promise<ReadonlyMap<number, number>> {
  const rows = await db.select().from(returnLines).where(eq(returnLines.returnId, id));
  return new Map(rows.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
}
