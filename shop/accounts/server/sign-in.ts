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
import { browserLinkEmail, invitationEmail, loginCodeEmail } from '../emails/account-emails.ts';

type Verified = Omit<Arrival, 'browser'> & { email: string; code: string; browser: string | undefined };

type Params = AskingBrowser & { email: string; shopEmail: string | null };

/**
 * Sends a login code (section 7, login-send-otp), or a link while the codes of this email are being guessed. An unknown
 * address takes the same work and gets an invitation to register.
 */
export async function sendLoginCode(db: Db, { email, shopEmail, ...asking }: Params): Promise<SentCode> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (await needsLink(tx, { email, ...asking })) {
      const template = user ? browserLinkEmail : invitationEmail;
      return sendBrowserLink(tx, { email, shopEmail, template, ...asking });
    }
    const userId = user?.id ?? null;
    const data = await makeCode(tx, { purpose: 'login', email, userId, ...asking });
    await queueEmail(tx, user ? loginCodeEmail : invitationEmail, { to: email, data });
    return { by: 'code' };
  });
}

/**
 * Signs in with the code (section 7, login-verify-otp). Returns a new token and the user. Refuses a wrong code (400, 429).
 */
export async function signIn(
  db: Db,
  { userAgent, onSignedIn, onSessionsEnded, ...attempt }: Verified,
): Promise<LoginResponse> {
  return redeemCode(db, { ...attempt, purpose: 'login' }, async (tx, challenge) => {
    const user = await ownerOf(tx, challenge);
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
