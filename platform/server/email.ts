import { z } from 'zod';
import type { Db } from './db.ts';
import { defineJob, enqueue } from './jobs.ts';
import { logEmail } from './email-log/log-email.ts';

/** A mail waiting to be rendered and sent: `template` names one of the shop's e-emails, `data` is what it shows. */
export const emailJob = defineJob({
  name: 'mail.send',
  data: z.object({
    /** A canonical address: the module that queues has checked it. */
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** Its row in the log. */
    logId: z.int().optional(),
  }),
});

export type QueuedEmail = z.infer<typeof emailJob.data>;

export type EmailToQueue = Omit<QueuedEmail, 'logId'> & {
  /** What it is about, as people name it: an order's number. */
  about?: string;
  /** The mail that it repeats, and who of the staff asked for that. */
  repeats?: { id: number; askedBy: number };
};

/** Queues a mail and notes it in the log, in the transaction that causes it. Returns its number in the log. */
export async function queueEmail(db: Db, mail: EmailToQueue): Promise<number> {
  const logId = await logEmail(db, mail);
  const { to, template, data } = mail;
  await enqueue(db, emailJob, { to, template, data, logId });
  return logId;
}
