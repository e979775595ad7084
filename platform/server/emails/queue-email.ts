import { z } from 'zod';
import type { Email, EmailData } from '../../emails/define-email.ts';
import type { Db } from '../db.ts';
import { defineJob, enqueue } from '../jobs.ts';
import { logEmail } from './log-email.ts';

/** An email that waits until the job renders and sends it. `template` names an email template, `data` is its input. */
export const emailJob = defineJob({
  name: 'mail.send',
  title: 'Send an email',
  data: z.object({
    /** A canonical address. The queueing module has checked it. */
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    logId: z.int().optional(),
  }),
});

export type QueuedEmail = z.infer<typeof emailJob.data>;

/** Emails by the names that jobs and the email log store. */
export type EmailToQueue = Omit<QueuedEmail, 'logId'> & {
  about?: string;
  repeats?: { id: number; askedBy: number };
};

type Message<S extends z.ZodType> = { to: string; data: EmailData<S>; about?: string };

/** Queues an email and logs it, in the caller's transaction. Returns its number in the log. */
export async function queueEmail<S extends z.ZodType>(
  db: Db,
  { name }: Email<S>,
  { data, ...message }: Message<S>,
): Promise<number> {
  return queueByName(db, { ...message, template: name, data: data as QueuedEmail['data'] });
}

/** Queues stored data again. New emails go through `queueEmail`, which checks the type of their data. */
export async function queueByName(db: Db, email: EmailToQueue): Promise<number> {
  const logId = await logEmail(db, email);
  const { to, template, data } = email;
  await enqueue(db, emailJob, { to, template, data, logId });
  return logId;
}
