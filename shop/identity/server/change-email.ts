import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { refusals, type User } from '../contract.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { getUser, toUser } from './find-person.ts';
import { endOtherSessions } from './sessions/end-session.ts';
import { people, signInCodes } from './tables.ts';

type Asked = { personId: number; sessionId: number; code: string; browser: string | undefined };

/**
 * Completes a change of e-mail with the code that the new address received: tells the old address, ends the other
 * sessions, and takes back the person's codes. Refuses a wrong code (400, 429) and an address taken meanwhile (409).
 */
export async function changeEmail(db: Db, { personId, sessionId, code, browser }: Asked): Promise<User> {
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
    await endOtherSessions(tx, { personId, except: sessionId });
    await tx.delete(signInCodes).where(eq(signInCodes.personId, personId));
    await queueMail(tx, { to: oldEmail, template: 'email-changed', data: { newEmail: masked(email) } });
    return toUser(person);
  });
}

function refuseTaken(error: Error): never {
  if ((error.cause as { code?: string } | undefined)?.code === '23505') throw refusals.emailTaken();
  throw error;
}

/** `rani@example.in` → `r•••@example.in`: enough for its owner. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}
