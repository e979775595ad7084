import { eq } from 'drizzle-orm';
import { type LoggedEmail, emailRefusals } from '../../email-log.ts';
import { type Db, inTransaction } from '../db.ts';
import { queueEmail } from '../email.ts';
import { unseal } from '../secrets/seal.ts';
import { emailLog } from '../tables.ts';
import { toLoggedEmail } from './list-emails.ts';

/**
 * Sends a mail of the log again to the address it went to, as a mail of its own that names the first
 * (POST /api/admin/emails/{id}/resend). Refuses one that does not exist (404), one that is still queued, and one of
 * which nothing is kept: a code's, or a deleted account's (409).
 */
export async function resendEmail(
  db: Db,
  { id, askedBy }: { id: number; askedBy: number },
): Promise<LoggedEmail> {
  return inTransaction(db, async (tx) => {
    const [first] = await tx.select().from(emailLog).where(eq(emailLog.id, id)).for('update');
    if (!first) throw emailRefusals.emailNotFound();
    if (first.sealedData === null) throw emailRefusals.neverAgain();
    if (first.state === 'queued') throw emailRefusals.stillQueued();
    const again = await queueEmail(tx, {
      to: first.recipient,
      template: first.template,
      data: JSON.parse(unseal(first.sealedData)) as Record<string, unknown>,
      ...(first.about === null ? {} : { about: first.about }),
      repeats: { id: first.repeats ?? first.id, askedBy },
    });
    const [row] = await tx.select().from(emailLog).where(eq(emailLog.id, again));
    return toLoggedEmail(row!);
  });
}
