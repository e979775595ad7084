import { eq } from 'drizzle-orm';
import { type LoggedEmail, emailRefusals } from '../../emails/email-log.ts';
import { type Db, inTransaction } from '../db.ts';
import { queueByName } from './queue-email.ts';
import { unseal } from '../secrets/seal.ts';
import { emailLog } from '../tables.ts';
import { toLoggedEmail } from './list-emails.ts';

/**
 * Queues a logged email again, to the same address, as a new email that names the first (POST /api/admin/emails/{id}/resend).
 * Returns its row. Refuses an unknown email (404), a queued one, and one without stored data (409): emails with a code and of
 * deleted accounts.
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
    const again = await queueByName(tx, {
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
