import { eq, lt, sql } from 'drizzle-orm';
import { mailLogDays } from '../../mail-log.ts';
import type { Db } from '../db.ts';
import { mailJob } from '../mail.ts';
import { mailboxMessages, mailLog } from '../tables.ts';

/** Removes what the log of mails and the built-in mailbox have kept for 180 days. */
export async function forgetOldMails(db: Db, { now }: { now: Date }): Promise<void> {
  const limit = new Date(now.getTime() - mailLogDays * 86_400_000);
  await db.delete(mailLog).where(lt(mailLog.queuedAt, limit));
  await db.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, limit));
}

/**
 * Takes an address and all that was written to it out of the log, when its account is deleted. The rows stay. Of the
 * queue go the mails that were sent or given up; what still waits is sent, and leaves the queue some days later.
 */
export async function forgetMailsTo(tx: Db, { email }: { email: string }): Promise<void> {
  await tx
    .update(mailLog)
    .set({ recipient: '', subject: null, error: null, sealedData: null })
    .where(eq(mailLog.recipient, email));
  await tx.delete(mailboxMessages).where(eq(mailboxMessages.recipient, email));
  await tx.execute(
    sql`delete from pgboss.job where name = ${mailJob.name} and data ->> 'to' = ${email} and state in ('completed', 'cancelled', 'failed')`,
  );
}
