import type { ShopContext } from '#api/context.ts';
import { work } from '#platform/server/jobs.ts';
import { mailJob } from '#platform/server/mail.ts';
import type { Courier } from '#shop/delivery/courier.ts';
import { createMailer } from './mail.ts';

/** The timetable: which room does which job. */
export async function doJobs(shop: ShopContext, _courier: Courier): Promise<void> {
  const mailer = createMailer(shop);
  await work(mailJob, shop.log, mailer.send);
}
