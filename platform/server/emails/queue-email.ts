import { z } from 'zod';
import type { Email, EmailData } from '../../emails/define-email.ts';
import type { Db } from '../db.ts';
import { defineJob, enqueue } from '../jobs.ts';
import { logEmail } from './log-email.ts';
import { seal, unseal } from '../secrets/seal.ts';

/** An email that waits. `template` names an email template, `data` is its input. */
const queuedEmail = z.object({
  /** A canonical address. The queueing module has checked it. */
  to: z.string().max(254),
  template: z.string(),
  data: z.record(z.string(), z.unknown()),
  logId: z.int().optional(),
});

export type QueuedEmail = z.infer<typeof queuedEmail>;

const sealedEmail = z.object({ template: z.string(), logId: z.int(), sealed: z.string() });

/**
 * Renders and sends an email. Address and data are sealed in the queue, and the job goes once the email has left. Jobs of an older
 * version are open.
 */
export const emailJob = defineJob({
  name: 'mail.send',
  title: 'Send an email',
  data: z.union([sealedEmail, queuedEmail]),
  isDeletedWhenDone: true,
});

export type EmailJob = z.infer<typeof emailJob.data>;

/** Opens the queue's copy of an email. Throws when it was sealed with another server key. */
export function openEmail(job: EmailJob): QueuedEmail {
  if (!('sealed' in job)) return job;
  const { template, logId, sealed } = job;
  return queuedEmail.parse({ ...(JSON.parse(unseal(sealed)) as object), template, logId });
}

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
  await enqueue(db, emailJob, { template, logId, sealed: seal(JSON.stringify({ to, data })) });
  return logId;
}
