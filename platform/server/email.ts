import { z } from 'zod';
import type { Db } from './db.ts';
import { defineJob, enqueue } from './jobs.ts';
import { logEmail } from './email-log/log-email.ts';

/** An email that waits until the job renders and sends it. `template` names an email template, `data` is its input. */
export const emailJob = defineJob({
  name: 'mail.send',
  data: z.object({
    /** A canonical address. The queueing module has checked it. */
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    logId: z.int().optional(),
  }),
});

export type QueuedEmail = z.infer<typeof emailJob.data>;

export type EmailToQueue = Omit<QueuedEmail, 'logId'> & {
  about?: string;
  repeats?: { id: number; askedBy: number };
};

/** Queues an email and logs it, in the caller's transaction. Returns its number in the log. */
export async function queueEmail(db: Db, mail: EmailToQueue): Promise<number> {
  const logId = await logEmail(db, mail);
  const { to, template, data } = mail;
  await enqueue(db, emailJob, { to, template, data, logId });
  return logId;
}
