import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { cashDues, cashEntries } from './tables.ts';

/**
 * Takes back the cash of an order whose delivery staff noted by mistake, in the transaction that undoes it. Returns false, and
 * changes nothing, when some of it was settled.
 */
export async function reverseDue(
  tx: Db,
  { orderId, authorId }: { orderId: string; authorId: number },
): Promise<boolean> {
  const [due] = await tx.select().from(cashDues).where(eq(cashDues.orderId, orderId)).for('update');
  if (!due || due.duePaise === 0) return true;
  if (due.openPaise !== due.duePaise) return false;
  const [entry] = await tx
    .select({ id: cashEntries.id })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), eq(cashEntries.kind, 'due'), isNull(cashEntries.reverses)))
    .orderBy(desc(cashEntries.id))
    .limit(1);
  const { courier, duePaise } = due;
  const note = 'The delivery was noted by mistake';
  await tx
    .insert(cashEntries)
    .values({ orderId, courier, kind: 'due', paise: -duePaise, reverses: entry!.id, authorId, note });
  await tx
    .update(cashDues)
    .set({ duePaise: 0, openPaise: 0, settledAt: new Date(), claimedAt: null })
    .where(eq(cashDues.orderId, orderId));
  return true;
}
