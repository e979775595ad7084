import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { type LoginAnswer, refusals } from '../contract.ts';
import { type Challenge, redeemCode } from './codes/redeem-code.ts';
import { needsLink, sendBrowserLink, type Sent } from './codes/browser-link.ts';
import { type AskingBrowser, makeCode } from './codes/make-code.ts';
import { findPersonByEmail, type Person } from './find-person.ts';
import { type Arrival, openLogin } from './sessions/open-login.ts';
import { people } from './tables.ts';

type Verified = Omit<Arrival, 'browser'> & { email: string; code: string; browser: string | undefined };

type Asked = AskingBrowser & { email: string; shopEmail: string };

/**
 * Sends a login code (section 7, login-send-otp), or a link where the codes of this email are being guessed. An
 * unknown address does the same work and is invited to register.
 */
export async function sendLoginCode(db: Db, { email, shopEmail, ...asking }: Asked): Promise<Sent> {
  return inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (await needsLink(tx, { email, ...asking })) {
      const template = person ? 'browser-link' : 'invitation';
      return sendBrowserLink(tx, { email, shopEmail, template, ...asking });
    }
    const personId = person?.id ?? null;
    const data = await makeCode(tx, { purpose: 'login', email, personId, ...asking });
    await queueMail(tx, { to: email, template: person ? 'login-code' : 'invitation', data });
    return { by: 'code' };
  });
}

/** Signs in with the code that was sent (section 7, login-verify-otp): a new token, and who it is. */
export async function signIn(
  db: Db,
  { userAgent, alongside, onSessionsEnded, ...attempt }: Verified,
): Promise<LoginAnswer> {
  return redeemCode(db, { ...attempt, purpose: 'login' }, async (tx, challenge) => {
    const person = await ownerOf(tx, challenge);
    if (!person) throw refusals.wrongCode();
    return openLogin(tx, person, {
      userAgent,
      alongside,
      onSessionsEnded,
      browser: attempt.browser,
    });
  });
}

/** The person the code was made for, if the address is still theirs. */
async function ownerOf(tx: Db, { personId, email }: Challenge): Promise<Person | undefined> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, personId ?? 0), eq(people.email, email)));
  return person;
}
