import { and, eq, isNotNull, isNull, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { settlingKinds } from '../../cash.ts';
import { cashDues, cashEntries } from '../../server/tables.ts';
import { refusals } from '../contract.ts';
import { lockDue } from './settle-due.ts';

type TakeBack = { id: number; reason: string; authorId: number };

/** An entry of staff that settles cash. A file is undone as a whole. */
const isByHand = and(
  inArray(cashEntries.kind, settlingKinds),
  isNull(cashEntries.remittanceId),
  isNull(cashEntries.reverses),
  isNotNull(cashEntries.authorId),
);

/**
 * Takes back an entry that staff made by hand, by an entry against it with the reason (POST /api/admin/cash/entries/{id}/take-back). A second call changes
 * nothing. Returns the number of its order. Refuses an unknown entry (404), and one of a file or of the shop (409).
 */
export async function takeBackEntry(db: Db, { id, reason, authorId }: TakeBack): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ orderNumber: cashDues.orderNumber })
      .from(cashEntries)
      .innerJoin(cashDues, eq(cashDues.orderId, cashEntries.orderId))
      .where(eq(cashEntries.id, id));
    if (!found) throw refusals.unknownEntry();
    const { orderId, orderNumber, courier, openPaise, settledAt } = await lockDue(tx, found.orderNumber);
    const [entry] = await tx
      .select()
      .from(cashEntries)
      .where(and(eq(cashEntries.id, id), isByHand));
    if (!entry) throw refusals.notByHand();
    const { kind } = entry;
    const made = await tx
      .insert(cashEntries)
      .values({ orderId, courier, kind, paise: -entry.paise, reverses: id, authorId, note: reason })
      .onConflictDoNothing({ target: cashEntries.reverses })
      .returning({ id: cashEntries.id });
    if (made.length === 0) return orderNumber;
    const open = openPaise - entry.paise;
    await tx
      .update(cashDues)
      .set({ openPaise: open, settledAt: open > 0 ? null : settledAt })
      .where(eq(cashDues.orderId, orderId));
    return orderNumber;
  });
}
