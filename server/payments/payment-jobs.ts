import { z } from 'zod';
import type { ShopContext } from '#api/context.ts';
import { contactsOf } from '#platform/server/config.ts';
import { toPaise } from '#platform/money.ts';
import { defineJob, work, workOnSchedule } from '#platform/server/jobs.ts';
import { errorFields } from '#platform/server/log.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { listOwnerEmails } from '#shop/accounts/server/list-owner-emails.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { issueVouchers } from '#shop/invoices/server/vouchers/issue-vouchers.ts';
import { advanceJob } from '#shop/orders/server/payments/advance-job.ts';
import { applyPayment } from '#shop/checkout/server/payments/apply-payment.ts';
import { endUnpaidHolds } from '#shop/checkout/server/payments/end-unpaid-holds.ts';
import { ProviderTrouble, ProviderUnreachable } from '#shop/payments/provider.ts';
import { openProvider, openSettlements } from '#shop/payments/providers/open-providers.ts';
import { isProviderName } from '#shop/payments/providers/providers.ts';
import type { ApplyMove } from '#shop/payments/server/asking/apply-tries.ts';
import { askProviders } from '#shop/payments/server/asking/ask-providers.ts';
import { reportPaymentTasks } from '#shop/payments/server/asking/report-payment-tasks.ts';
import { sendRefunds } from '#shop/payments/server/asking/send-refunds.ts';
import {
  deleteOldWebhooks,
  listForgottenWebhooks,
  paymentWebhookJob,
} from '#shop/payments/server/webhooks/keep-webhook.ts';
import { expireUnseen } from '#shop/payments/server/by-hand/expire-unseen.ts';
import { silenceOfWebhooks } from '#shop/payments/server/webhooks/silence-of-webhooks.ts';
import {
  deleteOldSettlementFiles,
  settlementFileJob,
  workOnFile,
} from '#shop/settlements/server/record-file.ts';
import { fetchSettlements } from '#shop/settlements/server/fetch-settlements.ts';
import { workOnWebhook } from '#shop/payments/server/webhooks/work-on-webhook.ts';
import { doBankJobs } from './bank-jobs.ts';

export const askProvidersJob = defineJob({
  name: 'hourly.ask-payments',
  title: 'Ask the providers about open payments and refunds',
  data: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
  expireInSeconds: 1_500,
});

export const refundsJob = defineJob({
  name: 'often.payment-refunds',
  title: 'Send refunds of payments to their providers',
  data: z.object({}),
  retryLimit: 0,
  expireInSeconds: 600,
});

export const unpaidHoldsJob = defineJob({
  name: 'often.unpaid-holds',
  title: 'End orders that were not paid in time',
  data: z.object({}),
  retryLimit: 0,
  expireInSeconds: 600,
});

export const paymentTasksJob = defineJob({
  name: 'daily.payment-tasks',
  title: 'Write about payments that need staff',
  data: z.object({}),
  retryLimit: 2,
});

export const settlementsJob = defineJob({
  name: 'nightly.settlements',
  title: 'Read the settlements of providers',
  data: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 600,
  expireInSeconds: 1_500,
});

/** Binds the jobs of payments. Each run opens a provider with the settings of its time. */
export async function doPaymentJobs(shop: ShopContext): Promise<void> {
  const { db, log, config } = shop;
  const open = (name: string) => {
    if (isProviderName(name)) return openProvider[name](snapshotOf(config));
    throw new ProviderUnreachable(`The shop has no provider ${name}.`);
  };
  const apply: ApplyMove = (move) => applyPayment(db, move);
  await doBankJobs(shop);
  await work(paymentWebhookJob, log, async ({ id }) => {
    await workOnWebhook(db, { id }, { open, apply });
  });
  await work(advanceJob, log, async ({ orderId }) => {
    await issueVouchers(db, { orderId, seller: sellerOf(config) });
  });
  await workOnSchedule(paymentTasksJob, { cron: '10 9 * * *', log }, async () => {
    const { email } = contactsOf(config);
    const to = email === null ? await listOwnerEmails(db) : [email];
    const tasks = await reportPaymentTasks(db, { to, now: new Date() });
    if (tasks > 0) log.error('payments need staff', { count: tasks });
    await deleteOldWebhooks(db, { now: new Date() });
  });
  await workOnSchedule(refundsJob, { cron: '* * * * *', log, atStart: true }, async () => {
    const boundPaise = toPaise(snapshotOf(config).REFUNDS_A_DAY_RUPEES);
    await sendRefunds(db, { open, log, now: new Date(), boundPaise });
  });
  await workOnSchedule(unpaidHoldsJob, { cron: '* * * * *', log, atStart: true }, async () => {
    const ended = await endUnpaidHolds(db, { open, log, now: new Date() });
    if (ended > 0) log.info('unpaid orders ended', { count: ended });
  });
  await workOnSchedule(askProvidersJob, { cron: '12 * * * *', log, atStart: true }, async () => {
    for (const id of await listForgottenWebhooks(db, { now: new Date() }))
      await workOnWebhook(db, { id }, { open, apply }).catch((error: unknown) => {
        if (!(error instanceof ProviderTrouble)) throw error;
        log.warn('event of a provider not worked on', errorFields(error));
      });
    await expireUnseen(db, { apply, now: new Date() });
    const asked = await askProviders(db, { open, apply, log, now: new Date() });
    if (asked.payments + asked.refunds > 0)
      log.info('providers of payments asked', { count: asked.payments + asked.refunds });
    const minutes = Math.floor((await silenceOfWebhooks(db)) / 60);
    if (minutes >= 60) log.error('no webhook of payments, minutes', { count: minutes });
  });
  await workOnSchedule(settlementsJob, { cron: '30 3 * * *', log, atStart: true }, async () => {
    const settings = snapshotOf(config);
    await fetchSettlements(db, {
      open: (name) => openSettlements[name]?.(settings) ?? null,
      now: new Date(),
      log,
    });
    await deleteOldSettlementFiles(db);
  });
  await work(settlementFileJob, log, (file) => workOnFile(db, file));
}
