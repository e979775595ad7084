import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { staffLockedEmail } from '../../emails/account-emails.ts';
import { listOwnerEmails } from '../../server/list-owner-emails.ts';
import { masked } from '../../server/email/masked.ts';
import { sessions, users } from '../../server/tables.ts';
import { refusals } from '../contract.ts';
import type { Caller } from './staff-session.ts';
import { staffTries } from './tables.ts';

const maxWrongTries = 5;
const lockMinutes = 15;

/**
 * Runs `prove` in a transaction, which returns null for a wrong factor. A right one opens the session for 12 hours. Counts the
 * try in its own transaction first, so that concurrent tries cannot exceed five; `db` must be the pool. Five wrong tries lock
 * the second factor of the user for 15 minutes and email the owners. Returns the result of `prove`. Refuses with `onWrong`
 * (400), and while locked (429).
 */
export async function proveFactor<T>(
  db: Db,
  { userId, sessionId }: Caller,
  prove: (tx: Db) => Promise<T | null>,
  onWrong = refusals.wrongCode,
): Promise<T> {
  const tries = await countTry(db, userId);
  const result = await inTransaction(db, async (tx) => {
    const proof = await prove(tx);
    if (proof === null) return null;
    await tx.delete(staffTries).where(eq(staffTries.userId, userId));
    await tx
      .update(sessions)
      .set({ secondFactorAt: sql`now()` })
      .where(eq(sessions.id, sessionId));
    return proof;
  });
  if (result !== null) return result;
  if (tries === maxWrongTries) await tellOwners(db, userId);
  throw onWrong();
}

async function countTry(db: Db, userId: number): Promise<number> {
  const isOver = sql`${staffTries.lockedUntil} is not null`;
  const tries = sql`case when ${isOver} then 1 else ${staffTries.tries} + 1 end`;
  const lock = sql`now() + make_interval(mins => ${lockMinutes})`;
  const [counted] = await db
    .insert(staffTries)
    .values({ userId, tries: 1 })
    .onConflictDoUpdate({
      target: staffTries.userId,
      set: { tries, lockedUntil: sql`case when ${tries} >= ${maxWrongTries} then ${lock} end` },
      setWhere: or(isNull(staffTries.lockedUntil), lte(staffTries.lockedUntil, sql`now()`)),
    })
    .returning({ tries: staffTries.tries });
  if (counted) return counted.tries;
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${staffTries.lockedUntil} - now()))::int` })
    .from(staffTries)
    .where(eq(staffTries.userId, userId));
  throw refusals.locked(Math.max(1, row?.seconds ?? (lockMinutes * minuteMs) / 1000));
}

async function tellOwners(db: Db, userId: number): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const owners = await listOwnerEmails(db);
  const data = { email: masked(user?.email ?? '') };
  await inTransaction(db, async (tx) => {
    for (const to of owners) await queueEmail(tx, staffLockedEmail, { to, data });
  });
}
