import { z } from 'zod';
import { contentGate } from './content-gate.ts';
import type { ShopContext } from '../../context.ts';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { hourSeconds } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { defineJob, workOnSchedule } from '#platform/server/jobs.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { ownersWords } from '#shop/content/admin/server/content-kind.ts';
import { publishDue } from '#shop/content/admin/server/publish-due.ts';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { ownersKinds } from '#shop/content/kinds/names.ts';
import { readContentNow } from '#shop/content/server/live-content.ts';
import { tellOwners } from '../settings/tell-owners.ts';

/** Publishes the texts whose hour has come. */
export async function publishDueContent({ db, config, log }: ShopContext): Promise<void> {
  const settings = snapshotOf(config);
  const content = await readContentNow(db, { demo: settings.SHOP_DEMO, readDemo: readDemoTexts });
  const { check } = contentGate({ config: settings, content });
  const authorOf = (userId: number | null) => ({ userId, namesOf: findStaffNames });
  const due = { now: new Date(), authorOf, mayPublish, onShown };
  const published = await publishDue(db, due, check);
  if (published > 0) log.info('texts published at their hour', { count: published });
}

/** Asks for the role that somebody has now, who chose the hour of a text. */
export async function mayPublish(tx: Db, userId: number | null, kind: ContentKind): Promise<boolean> {
  const role = userId === null ? null : await findStaffRole(tx, userId);
  return role === 'owner' || (role === 'content' && !ownersKinds.includes(kind));
}

const onShown: Parameters<typeof publishDue>[1]['onShown'] = (tx, { by, ...name }) =>
  tellOwners(tx, { what: ownersWords(name), by });

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
