import { eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { emailLogDays } from '../../emails/email-log.ts';
import type { Db } from '../db.ts';
import { emailJob } from './queue-email.ts';
import { mailboxMessages, emailLog } from '../tables.ts';

/**
 * Deletes the rows of the email log and of the built-in mailbox that are older than 180 days. Deletes jobs whose email has left: an older
 * process that runs beside this one keeps them.
 */
export async function deleteOldEmails(db: Db, { now }: { now: Date }): Promise<void> {
  const limit = new Date(now.getTime() - emailLogDays * dayMs);
  await db.delete(emailLog).where(lt(emailLog.queuedAt, limit));
  await db.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, limit));
  await db.execute(sql`
    delete from pgboss.job where name = ${emailJob.name} and state in ('completed', 'cancelled')
      and completed_on < now() - interval '5 minutes'`);
}

/**
 * Erases an address and its emails from the log when its account is deleted; the rows stay. Deletes finished jobs of the
 * queue. A waiting email is still sent, and its job goes some days later.
 */
export async function eraseEmailsTo(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where name = ${emailJob.name} and state in ('completed', 'cancelled', 'failed')
      and (data ->> 'to' = ${email} or (data ->> 'logId')::int in (select id from email_log where recipient = ${email}))`,
  );
  await tx
    .update(emailLog)
    .set({ recipient: '', subject: null, error: null, sealedData: null })
    .where(eq(emailLog.recipient, email));
  await tx.delete(mailboxMessages).where(eq(mailboxMessages.recipient, email));
}
