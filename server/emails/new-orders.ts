import { z } from 'zod';
import type { ShopContext } from '#api/context.ts';
import { contactsOf } from '#platform/server/config.ts';
import { defineJob, workOnSchedule } from '#platform/server/jobs.ts';
import { newOrderEmailOf } from '#shop/board/server/settings.ts';
import { tellMerchant } from '#shop/board/server/tell-merchant.ts';

/** It runs every minute, so the queue keeps none that is done. The next run does what a failed one left. */
const newOrdersJob = defineJob({
  name: 'often.new-orders',
  title: 'Tell the merchant of new orders',
  data: z.object({}),
  retryLimit: 0,
  isDeletedWhenDone: true,
});

/** Emails new orders to the merchant as the settings say at the time. */
export async function doNewOrders({ db, log, config }: ShopContext): Promise<void> {
  await workOnSchedule(newOrdersJob, { cron: '* * * * *', log, atStart: true }, async () => {
    const { email: to } = contactsOf(config);
    const when = newOrderEmailOf(config);
    const { NEW_ORDER_EMAIL_HOUR: hour, SHOP_DEMO: isDemo } = config;
    await tellMerchant(db, { when, hour, to, now: new Date(), isDemo });
  });
}
