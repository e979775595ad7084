import { and, lt, notInArray, or } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { unmatchedDays } from '../bank.ts';
import { isAside } from './arrived-credits.ts';
import { type CreditSource, matchByReference } from './match-by-reference.ts';
import { lockBank } from './take-statement.ts';
import { bankRows } from './tables.ts';

/** Deletes rows of the bank that nobody matched within 90 days, with what the bank took back and what staff put aside. A matched row stays. */
export async function deleteOldBankRows(db: Db, { now }: { now: Date }): Promise<void> {
  const old = lt(bankRows.createdAt, new Date(now.getTime() - unmatchedDays * dayMs));
  await db.delete(bankRows).where(and(old, or(notInArray(bankRows.state, ['matched', 'paid']), isAside)));
}

/** Matches rows whose credit the shop expects since, such as that of a file that a courier sent later. Returns how many. */
export async function matchWaitingRows(
  db: Db,
  { sources }: { sources: readonly CreditSource[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockBank(tx);
    return matchByReference(tx, { sources });
  });
}
