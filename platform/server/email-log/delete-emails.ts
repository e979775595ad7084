import { eq, lt, sql } from 'drizzle-orm';
import { emailLogDays } from '../../email-log.ts';
import type { Db } from '../db.ts';
import { emailJob } from '../email.ts';
import { mailboxMessages, emailLog } from '../tables.ts';

/** Removes what the log of emails and the built-in mailbox have kept for 180 days. */
export async function deleteOldEmails(db: Db, { now }: { now: Date }): Promise<void> {
  const limit = new Date(now.getTime() - emailLogDays * 86_400_000);
  await db.delete(emailLog).where(lt(emailLog.queuedAt, limit));
  await db.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, limit));
}

/**
 * Takes an address and all that was written to it out of the log, when its account is deleted. The rows stay. Of the
 * queue go the emails that were sent or given up; what still waits is sent, and leaves the queue some days later.
 */
export async function eraseEmailsTo(tx: Db, { email }: { email: string }): Promise<void> {
  await tx
    .update(emailLog)
    .set({ recipient: '', subject: null, error: null, sealedData: null })
    .where(eq(emailLog.recipient, email));
  await tx.delete(mailboxMessages).where(eq(mailboxMessages.recipient, email));
  await tx.execute(
    sql`delete from pgboss.job where name = ${emailJob.name} and data ->> 'to' = ${email} and state in ('completed', 'cancelled', 'failed')`,
  );
}
