import { z } from 'zod';
import { contentGate } from './content-gate.ts';
import type { ShopContext } from '../../context.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { defineJob, workOnSchedule } from '#platform/server/jobs.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { publishDue } from '#shop/content/admin/server/publish.ts';
import { readContentNow } from '#shop/content/server/live-content.ts';

/** Publishes the texts whose hour has come. */
export async function publishDueContent({ db, config, log }: ShopContext): Promise<void> {
  const settings = snapshotOf(config);
  const content = await readContentNow(db, { demo: settings.SHOP_DEMO });
  const { check } = contentGate({ config: settings, content });
  const authorOf = (userId: number | null) => ({ userId, namesOf: findStaffNames });
  const published = await publishDue(db, { now: new Date(), authorOf }, check);
  if (published > 0) log.info('texts published at their hour', { count: published });
}

const dueContentJob = defineJob({
  name: 'often.due-content',
  title: 'Publish texts whose hour has come',
  data: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
  expireInSeconds: hourSeconds / 2,
});

/** Looks for due texts each minute, and at the start after a time without the shop. */
export async function doDueContent(shop: ShopContext): Promise<void> {
  await workOnSchedule(dueContentJob, { cron: '* * * * *', log: shop.log, atStart: true }, () =>
    publishDueContent(shop),
  );
}
