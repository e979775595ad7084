import type { ShopContext } from '#api/context.ts';
import type { Db } from '#platform/server/db.ts';
import { work } from '#platform/server/jobs.ts';
import { forgetCounters } from '#platform/server/limits/forget-counters.ts';
import { errorFields } from '#platform/server/log.ts';
import { missingSettings } from '#shop/invoicing/server/missing-settings.ts';
import { mailJob } from '#platform/server/mail.ts';
import { forgetOldMails } from '#platform/server/mailing/forget-mails.ts';
import type { GuardedCourier } from '#shop/delivery/server/shipments/guard-courier.ts';
import { forgetOldChanges } from '#shop/identity/server/email/undo-email-change.ts';
import { removeStrayPictures } from '#platform/server/uploading/remove-stray-pictures.ts';
import { reviewPictures } from '#shop/reviews/server/pictures-kept.ts';
import { avatarPictures } from '#shop/identity/server/pictures/avatars-kept.ts';
import { removePictureJob, removePictureNow } from '#platform/server/uploading/remove-picture-later.ts';
import { forgetEnded } from '#shop/identity/server/forget-ended.ts';
import { forgetOldCarts } from '#shop/cart/server/forget-cart.ts';
import { forgetUnconfirmed } from '#shop/newsletter/server/confirm.ts';
import { forgetOldBuyers } from '#shop/invoicing/server/forget-old-buyers.ts';
import { issueCreditNote } from '#shop/invoicing/server/issue-credit-note.ts';
import { issueInvoice } from '#shop/invoicing/server/issue-invoice.ts';
import { sellerOf } from '#shop/invoicing/server/seller-of.ts';
import { orderReturnedJob, orderShippedJob } from '#shop/ordering/server/move-order.ts';
import { forgetOldWishlists } from '#shop/wishlist/server/forget-wishlist.ts';
import { tickRefills } from '#shop/refills/server/clock/tick-refills.ts';
import { doCourierJobs } from './courier/courier-jobs.ts';
import { createMailer } from './mail.ts';

/** People wait for their codes, which use the connections of sign-in, and a mail server may take a second for each: one that is slow holds up only its two neighbours. */
const mailers = { workers: 2, atOnce: 3 };

/** The timetable: which room does which job. */
export async function doJobs(shop: ShopContext, courier: GuardedCourier | null): Promise<void> {
  const seller = sellerOf(shop.config);
  sweepHourly(shop);
  refillHourly(shop);
  const mailer = createMailer({ ...shop, db: shop.reservedDb ?? shop.db });
  checkOutageOften(shop, mailer);
  await work(mailJob, shop.log, mailer.send, mailers);
  await work(removePictureJob, shop.log, (picture) => removePictureNow(picture, shop.config.DATA_DIR));
  await work(orderShippedJob, shop.log, async ({ orderId }) => {
    await issueInvoice(shop.db, { orderId, seller });
  });
  await work(orderReturnedJob, shop.log, async ({ orderId }) => {
    await issueCreditNote(shop.db, { orderId, seller });
  });
  await doCourierJobs(shop, courier);
}

/** Each 15 seconds while emails fail: customers get no codes meanwhile. */
function checkOutageOften({ log }: ShopContext, { checkOutage }: ReturnType<typeof createMailer>): void {
  const check = () =>
    checkOutage().catch((error: unknown) => log.warn('mail server not looked at', errorFields(error)));
  void check();
  setInterval(check, 15_000).unref();
}

/** Announces and orders refills: at the start, so that what fell into a closed hour is made up for, and each hour. */
function refillHourly(shop: ShopContext): void {
  const tick = () =>
    refill(shop, { now: new Date() }).catch((error: unknown) =>
      shop.log.warn('refills not looked at', errorFields(error)),
    );
  void tick();
  setInterval(tick, 3_600_000).unref();
}

/** Announces and orders what is due by `now`. A shop that takes no orders does neither. */
export async function refill({ db, log, config }: ShopContext, { now }: { now: Date }): Promise<void> {
  if (missingSettings(config).length === 0) await tickRefills(db, { now, log, dispatch: config });
}

/** It keeps nobody from closing the shop. */
function sweepHourly({ db, log, config }: ShopContext): void {
  setInterval(() => {
    sweep(db, { now: new Date(), dataDir: config.DATA_DIR }).catch((error: unknown) =>
      log.warn('sweep failed', errorFields(error)),
    );
  }, 3_600_000).unref();
}

/** Lets go of what has ended by `now`. */
export async function sweep(db: Db, { now, dataDir }: { now: Date; dataDir?: string }): Promise<void> {
  const findKept = async (paths: string[]) =>
    new Set([...(await reviewPictures(db, paths)), ...(await avatarPictures(db, paths))]);
  await Promise.all([
    forgetEnded(db),
    forgetCounters(db),
    forgetUnconfirmed(db),
    forgetOldCarts(db),
    forgetOldWishlists(db),
    forgetOldMails(db, { now }),
    forgetOldBuyers(db, { now }),
    forgetOldChanges(db),
    dataDir && removeStrayPictures({ dataDir, findKept, now }),
  ]);
}
