import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals, type User } from '../../contract.ts';
import { forgetBrowsers, rememberBrowser } from '../browsers/known-browsers.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { getUser, toUser } from '../find-person.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { emailChanges, people, signInCodes } from '../tables.ts';
import { masked } from './masked.ts';

type Asked = {
  personId: number;
  sessionId: number;
  code: string;
  browser: string | undefined;
  /** Hears how many other sessions ended. */
  onSessionsEnded?: (count: number) => void;
};

/** What the undo link of the notice is signed for. */
export const undoUse = 'undo-email-change';

/**
 * Completes a change of e-mail with the code that the new address received: tells the old address, with a link that
 * undoes it, ends the other sessions, and takes back the person's codes. Refuses a wrong code (400, 429) and an
 * address taken meanwhile (409).
 */
export async function changeEmail(
  db: Db,
  { personId, sessionId, code, browser, onSessionsEnded }: Asked,
): Promise<User> {
  const { email: oldEmail, pendingEmail } = await getUser(db, personId);
  if (!pendingEmail) throw refusals.wrongCode();
  const attempt = { purpose: 'email-change', email: pendingEmail, code, browser, personId } as const;
  return redeemCode(db, attempt, async (tx, { email }) => {
    const [person] = await tx
      .update(people)
      .set({ email, pendingEmail: null })
      .where(eq(people.id, personId))
      .returning()
      .catch(refuseTaken);
    if (!person) throw refusals.notSignedIn();
    const ended = await endOtherSessions(tx, { personId, except: sessionId });
    onSessionsEnded?.(ended);
    await tx.delete(signInCodes).where(eq(signInCodes.personId, personId));
    await forgetBrowsers(tx, { email: oldEmail });
    await rememberBrowser(tx, { email, browser });
    const undoToken = await keepChange(tx, { personId, oldEmail, newEmail: email });
    const data = { newEmail: masked(email), undoToken };
    await queueMail(tx, { to: oldEmail, template: 'email-changed', data });
    return toUser(person);
  });
}

/** Remembers what was changed, for as long as it may be undone. Out: the token of the link. */
async function keepChange(
  tx: Db,
  change: { personId: number; oldEmail: string; newEmail: string },
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
