import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { recordConsent } from '#shop/consent/server/record-consent.ts';
import type { Person } from './find-person.ts';
import { people } from './tables.ts';

type Newcomer = { email: string; firstName: string; lastName: string };

/** Makes the person of a canonical e-mail that has been proved, with their consent and a mail of welcome; null when there is one. */
export async function openAccount(tx: Db, { email, firstName, lastName }: Newcomer): Promise<Person | null> {
  const [created] = await tx
    .insert(people)
    .values({ email, firstName, lastName })
    .onConflictDoNothing({ target: people.email })
    .returning();
  if (!created) return null;
  await recordConsent(tx, { giver: { personId: created.id }, purpose: 'account' });
  await queueMail(tx, { to: email, template: 'welcome', data: { firstName } });
  return created;
}
