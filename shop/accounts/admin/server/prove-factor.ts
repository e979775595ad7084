import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { staffLockedEmail } from '../../emails/account-emails.ts';
import { listOwnerEmails } from '../../server/list-owner-emails.ts';
import { masked } from '../../server/email/masked.ts';
import { sessions, users } from '../../server/tables.ts';
import { refusals } from '../contract.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { staffTries } from './tables.ts';

const maxWrongTries = 10;
const windowHours = 24;

/**
 * Runs `prove` in a transaction, which returns null for a wrong factor. A right one opens the session for 12 hours. Counts the
 * try in its own transaction first, so that concurrent tries pass no pause; `db` must be the pool. From the second on, each wrong try of
 * a day doubles the pause, from 2 seconds. The tenth ends the day and emails the owners. A session that proved a factor before
 * counts for itself, so a stranger with the mailbox alone cannot lock the staff member out of it. Returns the result of `prove`. Refuses with `onWrong`
 * (400), and during a pause (429).
 */
export async function proveFactor<T>(
  db: Db,
  caller: Caller,
  prove: (tx: Db) => Promise<T | null>,
  onWrong = refusals.wrongCode,
): Promise<T> {
  const { userId, sessionId } = caller;
  const counter = { userId, sessionId: await counterOf(db, sessionId) };
  const tries = await countTry(db, counter);
  const result = await inTransaction(db, async (tx) => {
    const proof = await prove(tx);
    if (proof === null) return null;
    await tx.delete(staffTries).where(ofCounter(counter));
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

/** Returns whose tries are counted: those of a known session, or 0 for all that have not proved a factor. */
async function counterOf(db: Db, sessionId: number): Promise<number> {
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.secondFactorAt)));
  return known?.id ?? 0;
}

function ofCounter({ userId, sessionId }: Caller) {
  return and(eq(staffTries.userId, userId), eq(staffTries.sessionId, sessionId));
}

async function countTry(db: Db, counter: Caller): Promise<number> {
  const isOver = sql`${staffTries.since} <= now() - make_interval(hours => ${windowHours})`;
  const tries = sql`case when ${isOver} then 1 else ${staffTries.tries} + 1 end`;
  const since = sql`case when ${isOver} then now() else ${staffTries.since} end`;
  const pause = sql`case when ${tries} = 1 then now()
    when ${tries} >= ${maxWrongTries} then ${staffTries.since} + make_interval(hours => ${windowHours})
    else now() + make_interval(secs => power(2, (${tries}) - 1)) end`;
  const [counted] = await db
    .insert(staffTries)
    .values({ ...counter, tries: 1 })
    .onConflictDoUpdate({
      target: [staffTries.userId, staffTries.sessionId],
      set: { tries, since, lockedUntil: pause },
      setWhere: or(isNull(staffTries.lockedUntil), lte(staffTries.lockedUntil, sql`now()`)),
    })
    .returning({ tries: staffTries.tries });
  if (counted) return counted.tries;
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${staffTries.lockedUntil} - now()))::int` })
    .from(staffTries)
    .where(ofCounter(counter));
  throw refusals.locked(Math.max(1, row?.seconds ?? 1));
}

async function tellOwners(db: Db, userId: number): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const owners = await listOwnerEmails(db);
  const data = { email: masked(user?.email ?? '') };
  await inTransaction(db, async (tx) => {
    for (const to of owners) await queueEmail(tx, staffLockedEmail, { to, data });
  });
}
