import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { refusals, type User } from '../../contract.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { refuseLastOwner } from '../last-owner.ts';
import { getUser } from '../find-user.ts';
import { users } from '../tables.ts';
import { refuseFreshEmail } from './send-deletion-code.ts';
import { accountDeletedEmail } from '../../emails/account-emails.ts';

type Params = {
  userId: number;
  code: string;
  browser: string | undefined;
  /** Erases the user's data in every module, in the same transaction. A refusal keeps the account. */
  erase: (tx: Db, user: User) => Promise<void>;
};

/**
 * Deletes an account with the code that was sent to it: every module erases the user's data or none does, and a last email
 * says goodbye. Locks the user's row, so that no order can be placed in the meantime. Refuses a wrong code (400, 429) and the last
 * owner (409), and throws the refusals of `erase`.
 */
export async function deleteAccount(db: Db, { userId, code, browser, erase }: Params): Promise<void> {
  const { email } = await getUser(db, userId);
  const attempt = { purpose: 'account-deletion', email, code, browser, userId } as const;
  await redeemCode(db, attempt, (tx) =>
    eraseAccount(tx, { userId, email, erase, refused: refusals.wrongCode }),
  );
}

type Erasing = {
  userId: number;
  /** The address that the code or the link was sent to. */
  email: string;
  erase: Params['erase'];
  /** The refusal for an account that has another address by now. */
  refused: () => Error;
};

/** Erases an account and says goodbye, in the transaction that has used up the code or the link. */
export async function eraseAccount(tx: Db, { userId, email, erase, refused }: Erasing): Promise<void> {
  await refuseLastOwner(tx, { userId });
  const held = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (held[0]?.email !== email) throw refused();
  await refuseFreshEmail(tx, userId);
  const user = await getUser(tx, userId);
  await queueEmail(tx, accountDeletedEmail, { to: email, data: { firstName: user.firstName } });
  await erase(tx, user);
}
