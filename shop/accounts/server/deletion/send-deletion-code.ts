import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { deletionRefusals } from '../../account-deletion.ts';
import type { User } from '../../contract.ts';
import { type AskingBrowser, makeCode } from '../codes/make-code.ts';
import { undoableUntil } from '../email/undo-email-change.ts';
import { refuseLastOwner } from '../last-owner.ts';
import { getUser } from '../find-user.ts';
import { accountDeletionCodeEmail } from '../../emails/account-emails.ts';

type Params = {
  userId: number;
  asking: AskingBrowser;
  /** Runs before the email. It may refuse: too many codes, or an order under way. */
  mayLeave: (email: string) => Promise<void>;
};

/**
 * Sends the code that deletes an account to its own address. Refuses while a change of email can still be undone (409), since
 * an attacker who changed it could otherwise delete the account. Refuses the last owner (409).
 */
export async function sendDeletionCode(db: Db, { userId, asking, mayLeave }: Params): Promise<void> {
  const { email } = await refuseDeletion(db, { userId, mayLeave });
  await inTransaction(db, async (tx) => {
    const data = await makeCode(tx, { purpose: 'account-deletion', email, userId, ...asking });
    await queueEmail(tx, accountDeletionCodeEmail, { to: email, data });
  });
}

/** Throws whatever keeps an account from its deletion. Returns the user. */
export async function refuseDeletion(
  db: Db,
  { userId, mayLeave }: Pick<Params, 'userId' | 'mayLeave'>,
): Promise<User> {
  const user = await getUser(db, userId);
  await inTransaction(db, (tx) => refuseLastOwner(tx, { userId }));
  await refuseFreshEmail(db, userId);
  await mayLeave(user.email);
  return user;
}

export async function refuseFreshEmail(tx: Db, userId: number): Promise<void> {
  const until = await undoableUntil(tx, userId);
  if (until) throw deletionRefusals.emailJustChanged(until);
}
