import { eq } from 'drizzle-orm';
import type { ApiConfig } from '#api/context.ts';
import { exportPersonalData } from '#api/personal-data-sources.ts';
import type { Db } from '#platform/server/db.ts';
import type { EmailAttachment } from '#platform/server/emails/email-transport.ts';
import type { QueuedEmail } from '#platform/server/emails/queue-email.ts';
import { myDataEmail } from '#shop/accounts/emails/account-emails.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';

type Params = { queued: QueuedEmail; config: ApiConfig };

/**
 * Reads the files of an email when it leaves, so that none waits in the queue or in the log. Returns null for an email that must not leave:
 * the account is gone, or has another address by now.
 */
export async function readAttachments(
  db: Db,
  { queued: { to, template, data }, config }: Params,
): Promise<EmailAttachment[] | null> {
  if (template !== myDataEmail.name) return [];
  const { userId } = myDataEmail.data.parse(data);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user?.email !== to) return null;
  const subject = { userId, sessionId: 0, email: to, charges: chargesOf(config) };
  const content = JSON.stringify(await exportPersonalData(db, subject), null, 2);
  return [{ filename: 'my-data.json', content, contentType: 'application/json' }];
}
