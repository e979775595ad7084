import { z } from 'zod';
import type { ShopContext } from '#api/context.ts';
import { contactsOf } from '#platform/server/config.ts';
import { defineJob, work, workOnSchedule } from '#platform/server/jobs.ts';
import { listOwnerEmails } from '#shop/accounts/server/list-owner-emails.ts';
import { pickupJob } from '#shop/shipping/server/pickups/request-pickup.ts';
import { sendPickup } from '#shop/shipping/server/pickups/send-pickup.ts';
import { reportStuckShipments } from '#shop/shipping/server/shipments/report-stuck-shipments.ts';
import { cancelShipment, cancelShipmentJob } from '#shop/shipping/server/shipments/cancel-shipment.ts';
import { cancelFormerJob, cancelFormerParcel } from '#shop/shipping/server/shipments/former-parcels.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import type { GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { editParcel, editParcelJob, requestAnew } from '#shop/shipping/server/edits/edit-parcel.ts';
import { rescueJob } from '#shop/shipping/server/rescues/ask-rescue.ts';
import { leaveRescue, sendRescue } from '#shop/shipping/server/rescues/send-rescue.ts';
import { listShipments } from '#shop/shipping/server/shipments/list-shipments.ts';
import { createShipmentJob } from '#shop/shipping/server/shipments/request-shipment.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { waitForCourier } from './wait-for-courier.ts';

export const reportStuckJob = defineJob({
  name: 'hourly.stuck-shipments',
  title: 'Report stuck shipments',
  data: z.object({}),
  retryLimit: 2,
});

/** The jobs that call the courier. With `COURIER=manual` they stay in the queue with all their tries, for a later courier. */
export async function doCourierJobs(shop: ShopContext, courier: GuardedCourier | null): Promise<void> {
  if (!courier) return leaveToStaff(shop);
  const hourly = { cron: '35 * * * *', log: shop.log, atStart: true };
  await workOnSchedule(reportStuckJob, hourly, () => reportStuck(shop));
  const create = waitForCourier(shop.db, courier, createShipmentJob, async ({ orderId }) => {
    const courierName = shop.config.COURIER;
    await createShipment(shop.db, courier, {
      orderId,
      courierName,
      onResponse: (tx, response) => applyShipmentResponse(tx, { orderId, response, courierName }),
    });
  });
  await work(createShipmentJob, shop.log, create);
  const cancel = waitForCourier(shop.db, courier, cancelShipmentJob, async (order) => {
    const response = await cancelShipment(shop.db, courier, order);
    if (response?.outcome === 'refused')
      shop.log.warn('courier keeps a cancelled parcel', { orderNumber: response.orderNumber });
  });
  await work(cancelShipmentJob, shop.log, cancel);
  const cancelFormer = waitForCourier(shop.db, courier, cancelFormerJob, async (parcel) => {
    if ((await cancelFormerParcel(shop.db, courier, parcel)) === 'refused')
      shop.log.warn('courier keeps the former parcel of a changed order');
  });
  await work(cancelFormerJob, shop.log, cancelFormer);
  const edit = waitForCourier(shop.db, courier, editParcelJob, async (parcel) => {
    await editParcel(shop.db, courier, parcel);
  });
  await work(editParcelJob, shop.log, edit);
  const rescue = waitForCourier(shop.db, courier, rescueJob, async (asked) => {
    await sendRescue(shop.db, courier, asked);
  });
  await work(rescueJob, shop.log, rescue);
  await work(
    pickupJob,
    shop.log,
    waitForCourier(shop.db, courier, pickupJob, (pickup) => sendPickup(shop.db, courier, pickup)),
  );
}

/** A shipment to cancel belongs to a courier that the shop had before. */
async function leaveToStaff({ db, log }: ShopContext): Promise<void> {
  await work(rescueJob, log, async (asked) => {
    await leaveRescue(db, asked);
  });
  await work(editParcelJob, log, (parcel) => requestAnew(db, parcel));
  await work(cancelShipmentJob, log, async ({ orderId }) => {
    for (const { orderNumber } of await listShipments(db, { orderIds: [orderId] }))
      log.warn('parcel to be cancelled by hand', { orderNumber });
  });
  await work(cancelFormerJob, log, async ({ orderId }) => {
    for (const { orderNumber } of await listShipments(db, { orderIds: [orderId] }))
      log.warn('parcel to be cancelled by hand', { orderNumber });
  });
}

/** Emails the merchant about stuck shipments. */
async function reportStuck({ db, log, config }: ShopContext): Promise<void> {
  const { email } = contactsOf(config);
  const to = email === null ? await listOwnerEmails(db) : [email];
  const parcels = await reportStuckShipments(db, { to, now: new Date() });
  if (parcels > 0) log.error('courier has not taken parcels for a day', { count: parcels });
}
