import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import type { UserRow } from './find-user.ts';
import { users } from './tables.ts';
import { welcomeEmail } from '../emails/account-emails.ts';

type Newcomer = { email: string; firstName: string; lastName: string };

/** Creates the user of a proved canonical email, with consent and a welcome email. Returns null when the user exists. */
export async function openAccount(tx: Db, { email, firstName, lastName }: Newcomer): Promise<UserRow | null> {
  const [created] = await tx
    .insert(users)
    .values({ email, firstName, lastName })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!created) return null;
  await recordConsent(tx, { giver: { userId: created.id }, purpose: 'account' });
  await queueEmail(tx, welcomeEmail, { to: email, data: { firstName } });
  return created;
}
