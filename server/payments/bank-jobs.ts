import { z } from 'zod';
import type { ShopContext } from '#api/context.ts';
import { defineJob, workOnSchedule } from '#platform/server/jobs.ts';
import { deleteOldBankRows, matchWaitingRows } from '#shop/bank/server/delete-old-rows.ts';
import { creditSources } from '#shop/bank/server/sources/credit-sources.ts';

export const bankJob = defineJob({
  name: 'daily.bank-rows',
  title: 'Match rows of the bank with money that is expected since, and delete old ones',
  data: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
});

/** Binds the job of the bank's statements. It runs after the files of couriers were looked at again. */
export async function doBankJobs({ db, log }: ShopContext): Promise<void> {
  await workOnSchedule(bankJob, { cron: '50 2 * * *', log, atStart: true }, async () => {
    const matched = await matchWaitingRows(db, { sources: creditSources });
    if (matched > 0) log.info('rows of the bank matched', { count: matched });
    await deleteOldBankRows(db, { now: new Date() });
  });
}
