import { and, asc, eq, lt } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { cashBlocks } from './tables.ts';

/** An ended block stays this long, so that staff can look it up. */
const keptDays = 30;

/** Returns the blocks of an account, for the personal data export. */
export async function exportCashBlocks(db: Db, { userId }: { userId: number }) {
  return db
    .select({ reason: cashBlocks.reason, from: cashBlocks.createdAt, until: cashBlocks.endsAt })
    .from(cashBlocks)
    .where(ofAccount(userId))
    .orderBy(asc(cashBlocks.id));
}

/** Deletes the blocks of an account with it. A block of a phone number or an address holds until its end. */
export async function eraseCashBlocks(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(cashBlocks).where(ofAccount(userId));
}

/** Deletes blocks a month after their end. */
export async function deleteOldCashBlocks(db: Db, { now }: { now: Date }): Promise<void> {
  await db.delete(cashBlocks).where(lt(cashBlocks.endsAt, new Date(now.getTime() - keptDays * dayMs)));
}

function ofAccount(userId: number) {
  return and(eq(cashBlocks.kind, 'customer'), eq(cashBlocks.value, String(userId)));
}
