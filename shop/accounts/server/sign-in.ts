import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { type LoginResponse, refusals } from '../contract.ts';
import { type Challenge, redeemCode } from './codes/redeem-code.ts';
import { needsLink, sendBrowserLink, type SentCode } from './codes/browser-link.ts';
import { type AskingBrowser, makeCode } from './codes/make-code.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { type Arrival, openLogin } from './sessions/open-login.ts';
import { users } from './tables.ts';
import {
  browserLinkEmail,
  invitationEmail,
  loginCodeEmail,
  registrationCodeEmail,
} from '../emails/account-emails.ts';
import { openAccount } from './open-account.ts';

/** The code of an unknown address opens its account. */
type OneCode = { opensAccounts?: boolean };

type Verified = Omit<Arrival, 'browser'> &
  OneCode & { email: string; code: string; browser: string | undefined };

type Params = AskingBrowser & OneCode & { email: string; shopEmail: string | null };

/**
 * Sends a login code (section 7, login-send-otp), or a link while the codes of this email are being guessed. An unknown
 * address takes the same work, and gets an invitation to register, or with `opensAccounts` a code that opens its account.
 */
export async function sendLoginCode(
  db: Db,
  { email, shopEmail, opensAccounts = false, ...asking }: Params,
): Promise<SentCode> {
  const toUnknown = opensAccounts
    ? { link: browserLinkEmail, code: registrationCodeEmail }
    : { link: invitationEmail, code: invitationEmail };
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (await needsLink(tx, { email, ...asking })) {
      const template = user ? browserLinkEmail : toUnknown.link;
      return sendBrowserLink(tx, { email, shopEmail, template, ...asking });
    }
    const userId = user?.id ?? null;
    const data = await makeCode(tx, { purpose: 'login', email, userId, ...asking });
    await queueEmail(tx, user ? loginCodeEmail : toUnknown.code, { to: email, data });
    return { by: 'code' };
  });
}

/**
 * Signs in with the code (section 7, login-verify-otp). With `opensAccounts` the code of an address without an account opens it, without
 * a name. Returns a new token and the user. Refuses a wrong code (400, 429).
 */
export async function signIn(
  db: Db,
  { userAgent, onSignedIn, onSessionsEnded, opensAccounts = false, ...attempt }: Verified,
): Promise<LoginResponse> {
  return redeemCode(db, { ...attempt, purpose: 'login' }, async (tx, challenge) => {
    const user = await (opensAccounts && challenge.userId === null
      ? newcomer(tx, challenge.email)
      : ownerOf(tx, challenge));
    if (!user) throw refusals.wrongCode();
    return openLogin(tx, user, {
      userAgent,
      onSignedIn,
      onSessionsEnded,
      browser: attempt.browser,
    });
  });
}

async function ownerOf(tx: Db, { userId, email }: Challenge): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId ?? 0), eq(users.email, email)));
  return user;
}

/** Another code of the same address may have opened the account by then. */
async function newcomer(tx: Db, email: string): Promise<UserRow | null> {
  return (
    (await openAccount(tx, { email, firstName: '', lastName: '' })) ?? (await findUserByEmail(tx, email))
  );
}
