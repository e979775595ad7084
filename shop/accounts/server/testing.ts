import { type Db, inTransaction } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import type { UserRow } from './find-user.ts';
import { openSession } from './sessions/open-session.ts';
import { users } from './tables.ts';

let made = 0;

/** Creates a user for a test: Rani Verma with a unique email. */
export async function makeUser(db: Db, given: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
  const email = given.email ?? `rani${(made += 1)}@example.in`;
  const [row] = await db
    .insert(users)
    .values({ firstName: 'Rani', lastName: 'Verma', ...given, email })
    .returning();
  return row!;
}

/** Signs a user in without a code. Returns the bearer token. */
export async function makeToken(db: Db, userId: number): Promise<string> {
  const { token } = await inTransaction(db, (tx) => openSession(tx, { userId, userAgent: 'test' }));
  return token;
}

/** Returns the newest code sent to an address. */
export async function mailedCode(db: Db, to: string): Promise<string> {
  const mails = await queuedEmails(db, to);
  return unseal(mails.findLast(({ data }) => data.sealedCode)!.data.sealedCode!);
}
