import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
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

type TestEmail = { to: string; template: string; data: Record<string, string> };

/** Returns the emails queued so far, oldest first. */
export async function queuedEmails(db: Db, to?: string): Promise<TestEmail[]> {
  const { rows } = await db.execute<{ data: TestEmail }>(
    sql`select data from pgboss.job where name = 'mail.send' order by created_on, id`,
  );
  return rows.map(({ data }) => data).filter((mail) => to === undefined || mail.to === to);
}

/** Returns the newest code sent to an address. */
export async function mailedCode(db: Db, to: string): Promise<string> {
  const mails = await queuedEmails(db, to);
  return unseal(mails.findLast(({ data }) => data.sealedCode)!.data.sealedCode!);
}
