import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { listOwnerEmails } from '#shop/accounts/server/list-owner-emails.ts';
import { wordsChangedEmail } from '#shop/settings/emails/settings-emails.ts';

/**
 * Queues one email to each owner about changed texts and settings that customers act on, in the transaction of the change. `what` holds their
 * names for staff. Nothing is queued for none.
 */
export async function tellOwners(
  tx: Db,
  { what, by }: { what: readonly string[]; by: Author },
): Promise<void> {
  if (what.length === 0) return;
  const name = by.userId === null ? by.name : (await by.namesOf(tx, [by.userId])).get(by.userId);
  for (const to of await listOwnerEmails(tx))
    await queueEmail(tx, wordsChangedEmail, { to, data: { what: [...what], by: name || 'The shop' } });
}
