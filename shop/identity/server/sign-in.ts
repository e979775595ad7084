import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { type LoginAnswer, refusals } from '../contract.ts';
import { type Challenge, redeemCode } from './codes/redeem-code.ts';
import { makeCode } from './codes/make-code.ts';
import { findPersonByEmail, type Person } from './find-person.ts';
import { type Arrival, openLogin } from './sessions/open-login.ts';
import { people } from './tables.ts';

type Verified = Arrival & { email: string; code: string; browser: string | undefined };

/** Sends a login code (section 7, login-send-otp). An unknown address does the same work and is invited to register. */
export async function sendLoginCode(
  db: Db,
  { email, browser }: { email: string; browser: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email);
    const data = await makeCode(tx, { purpose: 'login', email, browser, personId: person?.id ?? null });
    await queueMail(tx, { to: email, template: person ? 'login-code' : 'invitation', data });
  });
}

/** Signs in with the code that was sent (section 7, login-verify-otp): a new token, and who it is. */
export async function signIn(db: Db, { userAgent, alongside, ...attempt }: Verified): Promise<LoginAnswer> {
  return redeemCode(db, { ...attempt, purpose: 'login' }, async (tx, challenge) => {
    const person = await ownerOf(tx, challenge);
    if (!person) throw refusals.wrongCode();
    return openLogin(tx, person, { userAgent, alongside });
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
