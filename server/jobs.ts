import { basename } from 'node:path';
import { z } from 'zod';
import { backUpBeforeRemoval } from '#database/backup/back-up.ts';
import { removalJob } from '#database/demo/removal-job.ts';
import { resumeRemoval, runRemoval } from '#database/demo/remove-demo.ts';
import { dayOf, hourSeconds } from '#platform/india-time.ts';
import type { ShopContext } from '#api/context.ts';
import { eraseOldGuests } from '#api/personal-data-sources.ts';
import { bulkTools } from '#api/admin/catalog/bulk-tools.ts';
import { productHooks } from '#api/admin/entity-kinds.ts';
import type { Db } from '#platform/server/db.ts';
import { defineJob, work, workOnSchedule } from '#platform/server/jobs.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { deleteOldChanges } from '#platform/server/cache/delete-old-changes.ts';
import { deleteExpiredCounters } from '#platform/server/limits/limit-rate.ts';
import { emailJob } from '#platform/server/emails/queue-email.ts';
import { deleteOldEmails } from '#platform/server/emails/delete-emails.ts';
import { deleteOldGrievances } from '#shop/grievances/server/grievance-data.ts';
import { deleteOldQuestions } from '#shop/questions/server/question-data.ts';
import { deleteOldEmailChanges } from '#shop/accounts/server/email/undo-email-change.ts';
import { deleteOldUploads } from '#platform/server/uploads/file-parts.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { letterheadOf } from '#shop/invoices/server/draw-head.ts';
import { removeStrayPictures } from '#platform/server/uploads/remove-stray-pictures.ts';
import { deleteOldPhotos, returnPictures } from '#shop/returns/server/photos.ts';
import { emptyOldPayouts } from '#shop/returns/server/payout.ts';
import { askOwners } from '#shop/reviews/server/moderation/ask-owners.ts';
import { reviewPictures } from '#shop/reviews/server/review-pictures.ts';
import { recheckGate } from '#shop/catalog/admin/server/recheck-gate.ts';
import {
  productPicturesKept,
  removeUnusedPictures,
} from '#shop/catalog/admin/server/pictures/remove-unused-pictures.ts';
import {
  contentPicturesKept,
  picturesInTexts,
  removeUnnamedPictures,
} from '#shop/content/admin/server/pictures/remove-unnamed-pictures.ts';
import { fillAmounts } from '#shop/orders/server/amounts/fill-amounts.ts';
import { orderPictures } from '#shop/orders/server/list-orders.ts';
import { avatarPictures } from '#shop/accounts/server/avatars-kept.ts';
import { removePictureJob, removePictureNow } from '#platform/server/uploads/remove-picture-later.ts';
import { listOwnerEmails } from '#shop/accounts/server/list-owner-emails.ts';
import { deleteEmptyGroups } from '#shop/catalog/admin/server/groups/delete-empty-groups.ts';
import { bulkChangeJob, resumeBulkChanges, workOnBulkChange } from '#shop/catalog/admin/server/bulk/jobs.ts';
import { deleteOldBulkChanges } from '#shop/catalog/admin/server/import/upload-file.ts';
import { deleteExpiredOfStaff } from '#shop/accounts/admin/server/invite-staff.ts';
import { deleteExpired } from '#shop/accounts/server/delete-expired.ts';
import { removeOldStock } from '#shop/catalog/admin/server/stock/remove-old-stock.ts';
import { closeCashDays } from '#shop/cash/admin/server/read-balances.ts';
import { bookWaiting } from '#shop/cash/admin/server/remittances/book-waiting.ts';
import { deleteOldRemittances } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { deleteOldCarts } from '#shop/cart/server/erase-cart.ts';
import { eraseOldRequests } from '#shop/newsletter/server/back-in-stock/erase-requests.ts';
import { tellWaiting } from '#shop/newsletter/server/back-in-stock/tell-waiting.ts';
import { deleteUnconfirmed } from '#shop/newsletter/server/confirm.ts';
import { eraseExpiredCustomers } from '#shop/invoices/server/erase-expired-customers.ts';
import { manifestJob, workOnManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { drawDocuments, parcelDocumentJob } from '#shop/fulfilment/admin/server/documents/draw-documents.ts';
import { deleteOldDocuments } from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { issueDispatchDocument } from '#shop/invoices/server/challans/dispatch-document.ts';
import { creditOrder } from '#shop/invoices/server/issue-credit-note.ts';
import { missingSettings, sellerOf } from '#shop/invoices/server/settings.ts';
import { deleteOldVisits } from '#shop/visits/server/count-visits.ts';
import { updateFigures } from '#shop/reports/admin/server/figures/update-figures.ts';
import { runHolds } from '#shop/checkout/server/hold/run-holds.ts';
import { holdRulesOf } from '#shop/checkout/server/settings.ts';
import { orderReturnedJob, orderShippedJob } from '#shop/orders/server/transition-order.ts';
import { deleteOldWishlists } from '#shop/wishlist/server/erase-wishlist.ts';
import { dropRareSearches } from '#shop/search/server/learning/count-zero-result-search.ts';
import { runSchedule } from '#shop/subscriptions/server/schedule/run-schedule.ts';
import type { ShopConfig } from './config.ts';
import { deletePictureWidths } from './files/serve-pictures.ts';
import { doCourierJobs } from './courier/courier-jobs.ts';
import type { OpenCouriers } from './courier/start-couriers.ts';
import { doIssues } from '#api/admin/newsletter/issue-jobs.ts';
import { doDueContent } from '#api/admin/content/due-content.ts';
import { checkOutageOften, createMailer } from './emails/mailer.ts';
import { createNewsletterMailer } from './emails/newsletter-mailer.ts';
import { doNewOrders } from './emails/new-orders.ts';

/** Customers wait for their codes, so emails use the connections of sign-in. A slow email delays at most two others. */
const mailers = { workers: 2, atOnce: 3 };

/** A schedule repeats a failed run within the hour. The next run does what an earlier one left. */
const hourlyJob = (name: string, title: string) =>
  defineJob({
    name,
    title,
    data: z.object({}),
    retryLimit: 2,
    retryDelaySeconds: 300,
    expireInSeconds: hourSeconds / 2,
  });
export const retentionJob = hourlyJob('hourly.sweep', 'Empty what is kept for a time');
export const resumeBulkJob = hourlyJob(
  'hourly.resume-bulk-changes',
  'Resume stopped changes of many products and of the demo',
);
export const oldStockJob = hourlyJob('nightly.old-stock', 'Take old batches out of the stock');
export const cashDaysJob = hourlyJob('nightly.cash-days', 'Close the cash of the day');
export const figuresJob = hourlyJob('nightly.figures', 'Count the figures of the reports');
export const amountsJob = hourlyJob('hourly.order-amounts', 'List the amounts of older orders');
export const waitingCashJob = hourlyJob('nightly.waiting-cash', 'Book waiting rows of remittances');
export const holdsJob = hourlyJob('hourly.held-orders', 'Remind of unconfirmed orders');
export const subscriptionsJob = hourlyJob('hourly.subscriptions', 'Place orders of subscriptions');
export const backInStockJob = hourlyJob('often.back-in-stock', 'Email customers whose product is back');
export const waitingReviewsJob = hourlyJob('often.waiting-reviews', 'Ask the owner about waiting reviews');

type Shop = ShopContext & { config: ShopConfig };

/** Binds each job to its module. Each process that runs jobs calls it. */
export async function doJobs(shop: Shop, couriers: OpenCouriers): Promise<void> {
  const { log, config } = shop;
  const store = pictureStore(config);
  await workOnSchedule(retentionJob, { cron: '17 * * * *', log }, () =>
    runRetention(shop.db, { now: new Date(), store }),
  );
  await workOnSchedule(subscriptionsJob, { cron: '5 * * * *', log, atStart: true }, () =>
    placeDueSubscriptions(shop, { now: new Date() }),
  );
  await workOnSchedule(holdsJob, { cron: '25 * * * *', log, atStart: true }, async () => {
    const { refused } = await runHolds(shop.db, { now: new Date(), dispatch: snapshotOf(config) });
    for (const { orderNumber, code } of refused)
      log.error('order of a later day may not leave', { orderNumber, code });
  });
  await workOnSchedule(amountsJob, { cron: '35 * * * *', log, atStart: true }, async () => {
    const listed = await fillAmounts(shop.db);
    if (listed > 0) log.info('amounts of older orders listed', { count: listed });
  });
  await workOnSchedule(waitingReviewsJob, { cron: '*/10 * * * *', log, atStart: true }, async () => {
    await askOwners(shop.db, { to: await listOwnerEmails(shop.db), now: new Date() });
  });
  await workOnSchedule(backInStockJob, { cron: '*/10 * * * *', log, atStart: true }, async () => {
    if (missingSettings(config).length === 0) await tellWaiting(shop.db);
  });
  await doDueContent(shop);
  await workOnSchedule(oldStockJob, { cron: '40 2 * * *', log, atStart: true }, async () => {
    const { MIN_SHELF_LIFE_DAYS: minShelfLifeDays } = config;
    const { left, waiting } = await removeOldStock(shop.db, { now: new Date(), minShelfLifeDays });
    if (left > 0) log.info('old stock left', { count: left });
    if (waiting > 0) log.warn('old stock waits for orders', { count: waiting });
  });
  await workOnSchedule(cashDaysJob, { cron: '50 2 * * *', log, atStart: true }, () =>
    closeCashDays(shop.db, { today: dayOf(new Date()) }),
  );
  await workOnSchedule(figuresJob, { cron: '2 * * * *', log, atStart: true }, () =>
    updateFigures(shop.db, { now: new Date() }),
  );
  await workOnSchedule(waitingCashJob, { cron: '40 2 * * *', log, atStart: true }, () =>
    bookWaiting(shop.db, { now: new Date() }),
  );
  await doNewOrders(shop);
  const mailer = createMailer({ ...shop, db: shop.reservedDb ?? shop.db });
  checkOutageOften(shop, mailer);
  await work(emailJob, shop.log, mailer.send, mailers);
  await doIssues(shop, createNewsletterMailer(shop));
  await work(removePictureJob, shop.log, async (picture) => {
    await removePictureNow(picture, store);
    await deletePictureWidths(picture.name, config);
  });
  await work(orderShippedJob, shop.log, async ({ orderId }) => {
    await issueDispatchDocument(shop.db, { orderId, seller: sellerOf(config) });
  });
  await work(orderReturnedJob, shop.log, async ({ orderId }) => {
    await creditOrder(shop.db, { orderId, seller: sellerOf(config) });
  });
  await work(parcelDocumentJob, shop.log, ({ id }) => {
    const seller = sellerOf(config);
    const sender = { ...letterheadOf(config), name: seller.name, address: seller.address };
    return drawDocuments(shop.db, { id, sender, seller });
  });
  await work(manifestJob, shop.log, (list) => workOnManifest(shop.db, list));
  await work(bulkChangeJob, shop.log, (data) => workOnBulkChange(shop.db, { ...data, log, ...bulkTools }));
  await work(removalJob, shop.log, () =>
    runRemoval(shop.db, { backUp: async () => basename(await backUpBeforeRemoval(config)), log }),
  );
  await workOnSchedule(resumeBulkJob, { cron: '41 * * * *', log, atStart: true }, async () => {
    await resumeBulkChanges(shop.db);
    await resumeRemoval(shop.db);
  });
  await doCourierJobs(shop, couriers);
}

/** Announces and places the subscription orders that are due by `now`. Does nothing in a shop that takes no orders. */
export async function placeDueSubscriptions(
  { db, log, config: current }: ShopContext,
  { now }: { now: Date },
): Promise<void> {
  const config = snapshotOf(current);
  if (missingSettings(config).length > 0) return;
  const rules = { dispatch: config, holdRules: holdRulesOf(config), charges: chargesOf(config) };
  await runSchedule(db, { now, log, ...rules });
}

/** Returns the names of these pictures of products that orders or texts show. */
async function findNamedPictures(db: Db, names: string[]): Promise<string[]> {
  return [...(await orderPictures(db, names)), ...(await picturesInTexts(db, names))];
}

export async function runRetention(
  db: Db,
  { now, store }: { now: Date; store?: PictureStore },
): Promise<void> {
  const findKept = async (paths: string[]) =>
    new Set([
      ...(await reviewPictures(db, paths)),
      ...(await avatarPictures(db, paths)),
      ...(await productPicturesKept(db, paths)),
      ...(await contentPicturesKept(db, paths)),
      ...(await returnPictures(db, paths)),
    ]);
  await Promise.all([
    deleteExpired(db),
    deleteExpiredOfStaff(db),
    deleteExpiredCounters(db),
    deleteOldChanges(db),
    deleteUnconfirmed(db),
    eraseOldRequests(db),
    deleteOldCarts(db),
    deleteOldWishlists(db),
    deleteOldEmails(db, { now }),
    eraseExpiredCustomers(db, { now }),
    eraseOldGuests(db, { now }),
    deleteOldEmailChanges(db),
    deleteOldGrievances(db, { now }),
    deleteOldQuestions(db, { now }),
    deleteOldBulkChanges(db),
    deleteEmptyGroups(db),
    deleteOldRemittances(db, { now }),
    deleteOldUploads(db),
    deleteOldDocuments(db, { now }),
    ...[dropRareSearches, deleteOldVisits].map((drop) => drop(db, { today: dayOf(now) })),
    deleteOldPhotos(db, { now }),
    emptyOldPayouts(db, { now }),
    recheckGate(db, { now, hooks: productHooks }),
    removeUnusedPictures(db, { now, findNamed: findNamedPictures }),
    removeUnnamedPictures(db, { now }),
    store && removeStrayPictures({ store, findKept, now }),
  ]);
}
