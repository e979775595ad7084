import { z } from 'zod';
import type { Db } from './db.ts';
import { defineJob, enqueue } from './jobs.ts';
import { noteMail } from './mailing/note-mail.ts';

/** A mail waiting to be rendered and sent: `template` names one of the shop's e-mails, `data` is what it shows. */
export const mailJob = defineJob({
  name: 'mail.send',
  data: z.object({
    /** A canonical address: the room that queues has checked it. */
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** Its row in the log. */
    logId: z.int().optional(),
  }),
});

export type QueuedMail = z.infer<typeof mailJob.data>;

export type MailToQueue = Omit<QueuedMail, 'logId'> & {
  /** What it is about, as people name it: an order's number. */
  about?: string;
  /** The mail that it repeats, and who of the staff asked for that. */
  repeats?: { id: number; askedBy: number };
};

/** Queues a mail and notes it in the log, in the transaction that causes it. Out: its number in the log. */
export async function queueMail(db: Db, mail: MailToQueue): Promise<number> {
  const logId = await noteMail(db, mail);
  const { to, template, data } = mail;
  await enqueue(db, mailJob, { to, template, data, logId });
  return logId;
}
