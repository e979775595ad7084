import type { ShopContext } from '#api/context.ts';
import { work } from '#platform/server/jobs.ts';
import { errorFields } from '#platform/server/log.ts';
import { tellOfOverdue } from '#shop/delivery/server/overdue/tell-of-overdue.ts';
import { cancelShipment, cancelShipmentJob } from '#shop/delivery/server/shipments/cancel-shipment.ts';
import { createShipment } from '#shop/delivery/server/shipments/create-shipment.ts';
import type { GuardedCourier } from '#shop/delivery/server/shipments/guard-courier.ts';
import { listParcels } from '#shop/delivery/server/shipments/list-parcels.ts';
import { createShipmentJob } from '#shop/delivery/server/shipments/request-shipment.ts';
import { settleShipment } from '#shop/ordering/server/settle-shipment.ts';
import { waitForCourier } from './wait-for-courier.ts';

/**
 * The jobs that ask the courier. Without one (`COURIER=manual`) the shipment jobs stay in the queue with all of their tries,
 * for a courier that the shop may have later, and the parcels wait for staff.
 */
export async function doCourierJobs(shop: ShopContext, courier: GuardedCourier | null): Promise<void> {
  if (!courier) return leaveToStaff(shop);
  tellHourly(shop);
  const create = waitForCourier(shop.db, courier, createShipmentJob, async ({ orderId }) => {
    await createShipment(shop.db, courier, {
      orderId,
      settle: (tx, answer) => settleShipment(tx, { orderId, answer }),
    });
  });
  await work(createShipmentJob, shop.log, create);
  const cancel = waitForCourier(shop.db, courier, cancelShipmentJob, async (order) => {
    const answer = await cancelShipment(shop.db, courier, order);
    if (answer?.outcome === 'refused')
      shop.log.warn('courier keeps a cancelled parcel', { orderNumber: answer.orderNumber });
  });
  await work(cancelShipmentJob, shop.log, cancel);
}

/** A parcel to cancel was handed to a courier that the shop had before. */
async function leaveToStaff({ db, log }: ShopContext): Promise<void> {
  await work(cancelShipmentJob, log, async ({ orderId }) => {
    for (const { orderNumber } of await listParcels(db, { orderIds: [orderId] }))
      log.warn('parcel to be cancelled by hand', { orderNumber });
  });
}

/** Shows the merchant which parcels the courier does not take: at the start, and each hour. */
function tellHourly({ db, log, config }: ShopContext): void {
  const tell = async () => {
    const parcels = await tellOfOverdue(db, { to: config.SHOP_EMAIL, now: new Date() });
    if (parcels > 0) log.error('courier has not taken parcels for a day', { count: parcels });
  };
  const tick = () => tell().catch((error: unknown) => log.warn('parcels not looked at', errorFields(error)));
  void tick();
  setInterval(tick, 3_600_000).unref();
}
