import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { refusals, type User } from '../../contract.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { getUser } from '../find-person.ts';
import { people } from '../tables.ts';
import { refuseFreshEmail } from './send-deletion-code.ts';

type Asked = {
  personId: number;
  code: string;
  browser: string | undefined;
  /** What every room does to forget the person, in the same transaction; it may refuse, and nothing is deleted then. */
  forget: (tx: Db, person: User) => Promise<void>;
};

/**
 * Deletes an account with the code that was sent to it: every room forgets the person, or none does, and a last mail
 * says good-bye. The person is held meanwhile, so that no order can be placed beside it. Refuses a wrong code
 * (400, 429), and what `forget` refuses.
 */
export async function deleteAccount(db: Db, { personId, code, browser, forget }: Asked): Promise<void> {
  const { email } = await getUser(db, personId);
  const attempt = { purpose: 'account-deletion', email, code, browser, personId } as const;
  await redeemCode(db, attempt, async (tx) => {
    const held = await tx.select().from(people).where(eq(people.id, personId)).for('update');
    if (held[0]?.email !== email) throw refusals.wrongCode();
    await refuseFreshEmail(tx, personId);
    const person = await getUser(tx, personId);
    await queueMail(tx, { to: email, template: 'good-bye', data: { firstName: person.firstName } });
    await forget(tx, person);
  });
}
