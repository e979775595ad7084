import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals, type User } from '../../contract.ts';
import { deleteBrowsers, rememberBrowser } from '../known-browsers.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { getUser, toUser } from '../find-user.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { emailChanges, users, signInCodes } from '../tables.ts';
import { masked } from './masked.ts';
import { emailChangedEmail } from '../../emails/account-emails.ts';

type Params = {
  userId: number;
  sessionId: number;
  code: string;
  browser: string | undefined;
  /** Receives the number of other sessions that ended. */
  onSessionsEnded?: (count: number) => void;
};

export const undoUse = 'undo-email-change';

/**
 * Completes a change of email with the code sent to the new address. Emails the old address a link that undoes it, ends the
 * other sessions, and deletes the user's codes. Returns the user. Refuses a wrong code (400, 429) and an address that is
 * taken in the meantime (409).
 */
export async function changeEmail(
  db: Db,
  { userId, sessionId, code, browser, onSessionsEnded }: Params,
): Promise<User> {
  const { email: oldEmail, pendingEmail } = await getUser(db, userId);
  if (!pendingEmail) throw refusals.wrongCode();
  const attempt = { purpose: 'email-change', email: pendingEmail, code, browser, userId } as const;
  return redeemCode(db, attempt, async (tx, { email }) => {
    const [user] = await tx
      .update(users)
      .set({ email, pendingEmail: null })
      .where(eq(users.id, userId))
      .returning()
      .catch(refuseTaken);
    if (!user) throw refusals.notSignedIn();
    const ended = await endOtherSessions(tx, { userId, except: sessionId });
    onSessionsEnded?.(ended);
    await tx.delete(signInCodes).where(eq(signInCodes.userId, userId));
    await deleteBrowsers(tx, { email: oldEmail });
    await rememberBrowser(tx, { email, browser });
    const undoToken = await keepChange(tx, { userId, oldEmail, newEmail: email });
    const data = { newEmail: masked(email), undoToken };
    await queueEmail(tx, emailChangedEmail, { to: oldEmail, data });
    return toUser(user);
  });
}

/** Stores the change for as long as it may be undone. Returns the token of the link. */
async function keepChange(
  tx: Db,
  change: { userId: number; oldEmail: string; newEmail: string },
): Promise<string> {
  const changedAt = new Date();
  const [row] = await tx
    .insert(emailChanges)
    .values({ ...change, changedAt })
    .returning({ id: emailChanges.id });
  return signLink(undoUse, { id: row!.id, at: changedAt });
}

export function refuseTaken(error: Error): never {
  if ((error.cause as { code?: string } | undefined)?.code === '23505') throw refusals.emailTaken();
  throw error;
}
