import { z } from 'zod';
import type { Db } from './db.ts';
import { defineJob, enqueue } from './jobs.ts';

/** A mail waiting to be rendered and sent: `template` names one of the shop's e-mails, `data` is what it shows. */
export const mailJob = defineJob({
  name: 'mail.send',
  data: z.object({
    /** A canonical address: the room that queues has checked it. */
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
});

export type QueuedMail = z.infer<typeof mailJob.data>;

/** Queues a mail in the transaction that causes it. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  await enqueue(db, mailJob, mail);
}
