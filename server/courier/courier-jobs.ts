import { z } from 'zod';
import type { ShopContext } from '#api/context.ts';
import { contactsOf } from '#platform/server/config.ts';
import { defineJob, type Job, work, workOnSchedule } from '#platform/server/jobs.ts';
import { listOwnerEmails } from '#shop/accounts/server/list-owner-emails.ts';
import { pickupJob } from '#shop/shipping/server/pickups/request-pickup.ts';
import { sendPickup } from '#shop/shipping/server/pickups/send-pickup.ts';
import { reportStuckShipments } from '#shop/shipping/server/shipments/report-stuck-shipments.ts';
import { cancelShipment, cancelShipmentJob } from '#shop/shipping/server/shipments/cancel-shipment.ts';
import { cancelFormerJob, cancelFormerParcel } from '#shop/shipping/server/shipments/former-parcels.ts';
import { pickupCourier } from '#shop/shipping/couriers/couriers.ts';
import { settleCourier } from '#shop/shipping/server/choice/settle-courier.ts';
import { findCourier } from '#shop/shipping/server/shipments/find-courier.ts';
import { createShipment } from '#shop/shipping/server/shipments/create-shipment.ts';
import type { GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { editParcel, editParcelJob, requestAnew } from '#shop/shipping/server/shipments/edit-parcel.ts';
import { redeliveryJob } from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { leaveRedelivery, sendRedelivery } from '#shop/shipping/server/redeliveries/send-redelivery.ts';
import { listShipments } from '#shop/shipping/server/shipments/list-shipments.ts';
import { createShipmentJob } from '#shop/shipping/server/shipments/request-shipment.ts';
import { applyShipmentResponse } from '#shop/orders/server/apply-shipment-response.ts';
import { bookPickupJob, cancelPickupJob } from '#shop/returns/server/pickups/pickup-jobs.ts';
import {
  cancelBooking,
  courierOfPickup,
  leaveBooking,
  sendBooking,
} from '#shop/returns/server/pickups/send-booking.ts';
import type { OpenCouriers } from './start-couriers.ts';
import { waitForCourier } from './wait-for-courier.ts';

export const reportStuckJob = defineJob({
  name: 'hourly.stuck-shipments',
  title: 'Report stuck shipments',
  data: z.object({}),
  retryLimit: 2,
});

/** The jobs that call couriers. Each parcel goes to its own courier; what no open courier can do is left to staff. */
export async function doCourierJobs(shop: ShopContext, couriers: OpenCouriers): Promise<void> {
  const { db, log } = shop;
  const hourly = { cron: '35 * * * *', log, atStart: true };
  await workOnSchedule(reportStuckJob, hourly, () => reportStuck(shop));
  const ofParcel = courierWorker(shop, couriers);

  await work(createShipmentJob, log, async ({ orderId }) => {
    const { courier: courierName, handCourier } = await settleCourier(db, {
      orderId,
      standard: couriers.standard(),
      has: couriers.takes,
    });
    const courier = await couriers.find(courierName);
    if (!courier)
      throw new Error(`The courier ${courierName} has left the shop since the parcel was given to it.`);
    await waitForCourier(db, courier, createShipmentJob, async () => {
      await createShipment(db, courier, {
        orderId,
        courierName,
        onResponse: (tx, response) =>
          applyShipmentResponse(tx, { orderId, response, courierName, handCourier }),
      });
    })({ orderId });
  });
  await ofParcel(cancelShipmentJob, {
    ask: async (courier, parcel) => {
      const response = await cancelShipment(db, courier, parcel);
      if (response?.outcome === 'refused')
        log.warn('courier keeps a cancelled parcel', { orderNumber: response.orderNumber });
    },
    leave: (parcel) => cancelByHand(shop, parcel),
  });
  await ofParcel(cancelFormerJob, {
    ask: async (courier, parcel) => {
      if ((await cancelFormerParcel(db, courier, parcel)) === 'refused')
        log.warn('courier keeps the former parcel of a changed order');
    },
    leave: (parcel) => cancelByHand(shop, parcel),
  });
  await ofParcel(editParcelJob, {
    ask: async (courier, parcel) => void (await editParcel(db, courier, parcel)),
    leave: (parcel) => requestAnew(db, parcel),
  });
  await ofParcel(redeliveryJob, {
    ask: async (courier, asked) => void (await sendRedelivery(db, courier, asked)),
    leave: async (asked) => void (await leaveRedelivery(db, asked)),
  });
  await ofPickup(shop, couriers);
  await work(pickupJob, log, async (pickup) => {
    const sender = (await couriers.find(pickupCourier(shop.config) ?? couriers.standard()))!;
    return waitForCourier(db, sender, pickupJob, (asked) => sendPickup(db, sender, asked))(pickup);
  });
}

/** The pickups of returns: each goes to the courier that staff asked. */
async function ofPickup({ db, log }: ShopContext, couriers: OpenCouriers): Promise<void> {
  for (const [job, act] of [
    [bookPickupJob, sendBooking],
    [cancelPickupJob, cancelBooking],
  ] as const)
    await work(job, log, async (named) => {
      const courier = await couriers.find(await courierOfPickup(db, named));
      if (!courier) return leaveBooking(db, named);
      return waitForCourier(db, courier, job, (asked) => act(db, courier, asked))(named);
    });
}

type Parcel = { orderId: string; revision?: number } | { rescueId: string };

/** Binds a job to the courier of its parcel, or to `leave` when the shop no longer has that courier. */
function courierWorker({ db, log }: ShopContext, couriers: OpenCouriers) {
  return async <T extends z.ZodType<Parcel>>(
    job: Job<T>,
    acts: {
      ask: (courier: GuardedCourier, parcel: z.infer<T>) => Promise<void>;
      leave: (parcel: z.infer<T>) => Promise<void>;
    },
  ) =>
    work(job, log, async (parcel) => {
      const courier = await couriers.find(await findCourier(db, parcel));
      if (!courier) return acts.leave(parcel);
      return waitForCourier(db, courier, job, (asked) => acts.ask(courier, asked))(parcel);
    });
}

/** The parcel belongs to a courier that the shop had before. */
async function cancelByHand({ db, log }: ShopContext, { orderId }: { orderId: string }): Promise<void> {
  for (const { orderNumber } of await listShipments(db, { orderIds: [orderId] }))
    log.warn('parcel to be cancelled by hand', { orderNumber });
}

async function reportStuck({ db, log, config }: ShopContext): Promise<void> {
  const { email } = contactsOf(config);
  const to = email === null ? await listOwnerEmails(db) : [email];
  const parcels = await reportStuckShipments(db, { to, now: new Date() });
  if (parcels > 0) log.error('courier has not taken parcels for a day', { count: parcels });
}
