import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { readSignedLink } from '#platform/server/secrets/sign-link.ts';
import { deletionRefusals as refusals, undoDays } from '../../account-deletion.ts';
import { deleteBrowsers } from '../known-browsers.ts';
import { emailChanges, users, sessions, signInCodes } from '../tables.ts';
import { refuseTaken, undoUse } from './change-email.ts';
import { masked } from './masked.ts';
import { emailRestoredEmail } from '../../emails/account-emails.ts';

/**
 * Restores the old address of an account by the link of the notice. Ends every session, deletes every code, and undoes later
 * changes, whose links become void. An older link wins over a newer one, so that an attacker cannot lock out the owner by
 * changing twice. Returns the masked address. Refuses a foreign, expired or used link (400), and an address that another
 * account took in the meantime (409).
 */
export async function undoEmailChange(
  db: Db,
  { token, onSessionsEnded }: { token: string; onSessionsEnded?: (count: number) => void },
): Promise<string> {
  const claim = readSignedLink(undoUse, token);
  if (!claim) throw refusals.wrongUndoLink();
  if (Date.now() - claim.at.getTime() > undoDays * dayMs) throw refusals.oldUndoLink();
  return inTransaction(db, async (tx) => {
    const change = await findChange(tx, claim.id);
    if (change.undoneAt) throw refusals.undoneAlready();
    const { userId, oldEmail } = change;
    const [before] = await tx.select().from(users).where(eq(users.id, userId));
    await tx
      .update(users)
      .set({ email: oldEmail, pendingEmail: null, googleIssuer: null, googleSub: null })
      .where(eq(users.id, userId))
      .catch(refuseTaken);
    await tx
      .update(emailChanges)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, change.id)));
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    onSessionsEnded?.(ended.length);
    await tx.delete(signInCodes).where(eq(signInCodes.userId, userId));
    if (before && before.email !== oldEmail) {
      await deleteBrowsers(tx, before);
      await queueEmail(tx, emailRestoredEmail, { to: before.email, data: { oldEmail: masked(oldEmail) } });
    }
    return masked(oldEmail);
  });
}

/** Locks the change and its user, so that one of two concurrent clicks wins. */
async function findChange(tx: Db, id: number) {
  const [found] = await tx
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.id, id));
  if (!found) throw refusals.oldUndoLink();
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id));
  if (!change) throw refusals.oldUndoLink();
  return change;
}

/** Returns until when the newest change of a user's email may be undone, or null. */
export async function undoableUntil(tx: Db, userId: number): Promise<Date | null> {
  const [change] = await tx
    .select({ changedAt: emailChanges.changedAt })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.undoneAt),
        gt(emailChanges.changedAt, sql`now() - make_interval(days => ${undoDays})`),
      ),
    )
    .orderBy(desc(emailChanges.changedAt))
    .limit(1);
  return change ? new Date(change.changedAt.getTime() + undoDays * dayMs) : null;
}

/** Deletes old addresses once no undo is possible. */
export async function deleteOldEmailChanges(db: Db): Promise<void> {
  const over = sql`now() - make_interval(days => ${undoDays})`;
  await db.delete(emailChanges).where(lt(emailChanges.changedAt, over));
}
