import { z } from 'zod';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { defineJob, work, workOnSchedule } from '#platform/server/jobs.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { readContentNow } from '#shop/content/server/live-content.ts';
import { beginDueIssues } from '#shop/newsletter/admin/server/issues/send-issue.ts';
import { resumeIssues, sendIssueJob, workOnIssue } from '#shop/newsletter/server/issues/send-issue-job.ts';
import type { Deliver } from '#shop/newsletter/server/issues/run-issue.ts';
import type { ShopContext } from '../../context.ts';
import { contentGate } from '../content/content-gate.ts';

/** The next minute does what a failed one left, so the queue keeps none that is done. */
const dueIssuesJob = defineJob({
  name: 'often.newsletter',
  title: 'Begin and resume issues of the newsletter',
  data: z.object({}),
  retryLimit: 0,
  isDeletedWhenDone: true,
});

/** Sends the issues of the newsletter in their own queue, begins due ones, and goes on after a kill. */
export async function doIssues(shop: ShopContext, deliver: Deliver): Promise<void> {
  const { db, log, config } = shop;
  await work(sendIssueJob, log, ({ id }) =>
    workOnIssue(db, { id, perMinute: config.NEWSLETTER_PER_MINUTE, deliver }),
  );
  await workOnSchedule(dueIssuesJob, { cron: '* * * * *', log, atStart: true }, async () => {
    const begun = await beginDue(shop);
    if (begun > 0) log.info('issues of the newsletter begun at their hour', { count: begun });
    await resumeIssues(db);
  });
}

async function beginDue({ db, config }: ShopContext): Promise<number> {
  const settings = snapshotOf(config);
  const content = await readContentNow(db, { demo: settings.SHOP_DEMO, readDemo: readDemoTexts });
  const { checkIssue } = contentGate({ config: settings, content });
  const authorOf = (userId: number | null) => ({ userId, namesOf: findStaffNames });
  return beginDueIssues(db, { now: new Date(), authorOf }, checkIssue);
}
