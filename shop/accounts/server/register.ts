import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { refusals } from '../contract.ts';
import { isReservedName } from '../reserved-names.ts';
import { rememberBrowser } from './known-browsers.ts';
import { needsLink, sendBrowserLink, type SentCode } from './codes/browser-link.ts';
import { type AskingBrowser, makeCode } from './codes/make-code.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { openAccount } from './open-account.ts';
import { browserLinkEmail, registrationCodeEmail } from '../emails/account-emails.ts';

type Params = AskingBrowser & {
  firstName: string;
  lastName: string;
  email: string;
  shopEmail: string | null;
};
type Verified = { email: string; code: string; browser: string | undefined };

/**
 * Sends a registration code (section 7, register-send-otp), or a link while the codes of this email are being guessed. A
 * known address gets a code too, which changes nothing.
 */
export async function sendRegistrationCode(
  db: Db,
  { firstName, lastName, email, shopEmail, ...asking }: Params,
): Promise<SentCode> {
  if (isReservedName({ firstName, lastName })) throw refusals.reservedName();
  return inTransaction(db, async (tx) => {
    if (await needsLink(tx, { email, ...asking }))
      return sendBrowserLink(tx, { email, shopEmail, template: browserLinkEmail, ...asking });
    const names = { firstName, lastName };
    const data = await makeCode(tx, { purpose: 'register', email, names, ...asking });
    await queueEmail(tx, registrationCodeEmail, { to: email, data });
    return { by: 'code' };
  });
}

/**
 * Opens the account with the code (section 7, register-verify-otp) and sends a welcome email. The names belong to the browser
 * that gave them: another browser opens the account without names. Refuses a wrong code (400, 429).
 */
export async function register(db: Db, attempt: Verified): Promise<void> {
  await redeemCode(db, { ...attempt, purpose: 'register' }, async (tx, challenge) => {
    const { email, isSameSlot } = challenge;
    const firstName = (isSameSlot && challenge.firstName) || '';
    const lastName = (isSameSlot && challenge.lastName) || '';
    await openAccount(tx, { email, firstName, lastName });
    await rememberBrowser(tx, { email, browser: attempt.browser });
  });
}
