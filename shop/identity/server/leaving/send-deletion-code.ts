import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { leavingRefusals } from '../../leaving.ts';
import { type AskingBrowser, makeCode } from '../codes/make-code.ts';
import { undoableUntil } from '../email/undo-email-change.ts';
import { getUser } from '../find-person.ts';

type Asked = {
  personId: number;
  asking: AskingBrowser;
  /** Asked before anything is sent; it may refuse: too many codes, an order under way. */
  mayLeave: (email: string) => Promise<void>;
};

/**
 * Sends the code that deletes an account to the account's own address. Refuses while a change of e-mail can still be
 * undone (409): whoever changed it could otherwise delete what its owner may yet win back.
 */
export async function sendDeletionCode(db: Db, { personId, asking, mayLeave }: Asked): Promise<void> {
  const { email } = await getUser(db, personId);
  await refuseFreshEmail(db, personId);
  await mayLeave(email);
  await inTransaction(db, async (tx) => {
    const data = await makeCode(tx, { purpose: 'account-deletion', email, personId, ...asking });
    await queueMail(tx, { to: email, template: 'account-deletion-code', data });
  });
}

export async function refuseFreshEmail(tx: Db, personId: number): Promise<void> {
  const until = await undoableUntil(tx, personId);
  if (until) throw leavingRefusals.emailJustChanged(until);
}
