import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#database/test-database.ts';
import { deleteOldEmails } from '#platform/server/emails/delete-emails.ts';
import { emailJob, queueEmail } from '#platform/server/emails/queue-email.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { inTransaction } from '#platform/server/db.ts';
import { enqueue, type Job, work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { mailboxMessages } from '#platform/server/tables.ts';
import { welcomeEmail } from '#shop/accounts/emails/account-emails.ts';
import { readShopConfig } from '../config.ts';
import { createMailer } from './mailer.ts';

const { db } = await testDatabase({ runsJobs: true });

/** The job as the version before sealed emails knows it. */
const olderJob: Job = {
  ...emailJob,
  data: z.object({
    to: z.string().max(254),
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    logId: z.int().optional(),
  }),
  isDeletedWhenDone: false,
};

it('an older process gives a sealed email back, and a new one sends it once', async () => {
  const seen: unknown[] = [];
  const older = async (data: unknown) => void seen.push(data);
  const to = `rolling-${randomUUID()}@example.in`;
  await inTransaction(db, (tx) => queueEmail(tx, welcomeEmail, { to, data: { firstName: 'Damayanti' } }));
  // It looks at once and then rarely, so that it does not take each retry from the new ones.
  await work(olderJob, silentLog, older, { everySeconds: 30 });
  const refused = async () => {
    const { rows } = await db.execute<{ state: string; output: string }>(
      sql`select state, output::text from pgboss.job where name = ${emailJob.name} and retry_count + (state = 'retry')::int > 0`,
    );
    return rows;
  };
  await expect.poll(async () => (await refused()).length, { timeout: 30_000 }).toBe(1);
  expect(JSON.stringify(await refused())).not.toMatch(/Damayanti|rolling@/);

  const mailer = createMailer({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
  await work(emailJob, silentLog, mailer.send, { workers: 4 });
  const arrived = () => db.$count(mailboxMessages, sql`recipient = ${to}`);
  await expect.poll(arrived, { timeout: 60_000 }).toBe(1);
  expect(seen).toEqual([]);
  await expect.poll(async () => queuedEmails(db, to), { timeout: 15_000 }).toEqual([]);
  expect(await arrived()).toBe(1);
}, 120_000);

it('an email that an older process sent lies in the queue until the next clearing', async () => {
  const job = { to: 'open@example.in', template: 'good-bye', data: { firstName: 'Meera' } };
  await enqueue(db, emailJob, job);
  const done = sql`update pgboss.job set state = 'completed', completed_on = now() - interval '6 minutes'
    where name = ${emailJob.name} and data->>'to' = ${job.to}`;
  await db.execute(done);
  expect(await queuedEmails(db, job.to)).toHaveLength(1);
  await deleteOldEmails(db, { now: new Date() });
  expect(await queuedEmails(db, job.to)).toEqual([]);
});
