import { eq } from 'drizzle-orm';
import { type LoggedMail, mailRefusals } from '../../mail-log.ts';
import { type Db, inTransaction } from '../db.ts';
import { queueMail } from '../mail.ts';
import { unseal } from '../secrets/seal.ts';
import { mailLog } from '../tables.ts';
import { toLoggedMail } from './list-mails.ts';

/**
 * Sends a mail of the log again to the address it went to, as a mail of its own that names the first
 * (POST /api/admin/mails/{id}/resend). Refuses one that does not exist (404), one that is still queued, and one of
 * which nothing is kept: a code's, or a deleted account's (409).
 */
export async function resendMail(
  db: Db,
  { id, askedBy }: { id: number; askedBy: number },
): Promise<LoggedMail> {
  return inTransaction(db, async (tx) => {
    const [first] = await tx.select().from(mailLog).where(eq(mailLog.id, id)).for('update');
    if (!first) throw mailRefusals.mailNotFound();
    if (first.sealedData === null) throw mailRefusals.neverAgain();
    if (first.state === 'queued') throw mailRefusals.stillQueued();
    const again = await queueMail(tx, {
      to: first.recipient,
      template: first.template,
      data: JSON.parse(unseal(first.sealedData)) as Record<string, unknown>,
      ...(first.about === null ? {} : { about: first.about }),
      repeats: { id: first.repeats ?? first.id, askedBy },
    });
    const [row] = await tx.select().from(mailLog).where(eq(mailLog.id, again));
    return toLoggedMail(row!);
  });
}
