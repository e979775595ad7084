import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/email.ts';
import { refusals, type User } from '../../contract.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { getUser } from '../find-user.ts';
import { users } from '../tables.ts';
import { refuseFreshEmail } from './send-deletion-code.ts';

type Asked = {
  userId: number;
  code: string;
  browser: string | undefined;
  /** What every module does to forget the person, in the same transaction; it may refuse, and nothing is deleted then. */
  erase: (tx: Db, user: User) => Promise<void>;
};

/**
 * Deletes an account with the code that was sent to it: every module forgets the person, or none does, and a last mail
 * says good-bye. The person is held meanwhile, so that no order can be placed beside it. Refuses a wrong code
 * (400, 429), and what `forget` refuses.
 */
export async function deleteAccount(db: Db, { userId, code, browser, erase }: Asked): Promise<void> {
  const { email } = await getUser(db, userId);
  const attempt = { purpose: 'account-deletion', email, code, browser, userId } as const;
  await redeemCode(db, attempt, async (tx) => {
    const held = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (held[0]?.email !== email) throw refusals.wrongCode();
    await refuseFreshEmail(tx, userId);
    const user = await getUser(tx, userId);
    await queueEmail(tx, { to: email, template: 'good-bye', data: { firstName: user.firstName } });
    await erase(tx, user);
  });
}
