import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { type EmailJob, emailJob, openEmail } from './queue-email.ts';

export type TestEmail = { to: string; template: string; data: Record<string, string> };

/** Returns the emails that wait in the queue, oldest first. */
export async function queuedEmails(db: Db, to?: string): Promise<TestEmail[]> {
  const { rows } = await db.execute<{ data: EmailJob }>(
    sql`select data from pgboss.job where name = ${emailJob.name} order by created_on, id`,
  );
  const emails = rows.map(({ data }) => openEmail(data) as TestEmail);
  return emails.filter((email) => to === undefined || email.to === to);
}
