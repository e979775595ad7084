import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { makeCode } from './codes/make-code.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { openAccount } from './open-account.ts';

type Asked = { firstName: string; lastName: string; email: string; browser: string };
type Verified = { email: string; code: string; browser: string | undefined };

/** Sends a registration code (section 7, register-send-otp). A known address gets one too, whose use changes nothing. */
export async function sendRegistrationCode(
  db: Db,
  { firstName, lastName, email, browser }: Asked,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const names = { firstName, lastName };
    const data = await makeCode(tx, { purpose: 'register', email, browser, names });
    await queueMail(tx, { to: email, template: 'registration-code', data });
  });
}

/** Opens the account with the code that was sent (section 7, register-verify-otp) and welcomes a new person by mail. */
export async function register(db: Db, attempt: Verified): Promise<void> {
  await redeemCode(db, { ...attempt, purpose: 'register' }, async (tx, challenge) => {
    const { email, firstName, lastName } = challenge;
    await openAccount(tx, { email, firstName: firstName ?? '', lastName: lastName ?? '' });
  });
}
