import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopContext } from '#api/context.ts';
import { errorFields } from '#platform/server/log.ts';
import { CourierTrouble, maxWaybills } from '#shop/shipping/courier.ts';
import { type CourierName, couriers as kinds } from '#shop/shipping/couriers/couriers.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { trackPickups } from '#shop/returns/server/pickups/track-pickups.ts';
import { applyScans } from '#shop/fulfilment/server/tracking/apply-scans.ts';
import type { OpenCouriers } from './start-couriers.ts';

/** Delhivery accepts 750 requests in five minutes from one address. */
const paceMs = 500;
const longestPauseMs = 15_000;

/**
 * Tracks a courier's shipments until the shop closes, while the shop has it. While the courier's breaker is open it sends nothing, and no
 * shipment loses its turn. Returns a stop that waits for the current request.
 */
export function startTracking(
  { db, log, config }: ShopContext,
  { name, couriers }: { name: CourierName; couriers: OpenCouriers },
): () => Promise<void> {
  const usualSeconds = kinds[name].trackingSeconds;
  if (usualSeconds === null) return async () => {};
  const closing = new AbortController();
  const everySeconds = config.TRACKING_SECONDS ?? usualSeconds;
  const pauseMs = Math.min(everySeconds * 500, longestPauseMs);
  const look = async (): Promise<number> => {
    const courier = await couriers.find(name);
    if (!courier || courier.restsUntil()) return 0;
    // A parcel without a noted courier is older than this column. The configured courier has it.
    const names = name === couriers.standard() ? [name, ''] : [name];
    const given = { now: new Date(), everySeconds, names };
    await trackPickups(db, courier, given);
    return trackDueShipments(db, courier, { ...given, onScans: applyScans });
  };
  const keepLooking = async () => {
    while (!closing.signal.aborted) {
      const asked = await look().catch((error: unknown) => {
        const event = error instanceof CourierTrouble ? 'parcels not tracked' : 'tracking failed';
        log.warn(event, errorFields(error));
        return 0;
      });
      const full = asked === maxWaybills;
      await sleep(full ? paceMs : pauseMs * (0.8 + 0.4 * Math.random()), undefined, {
        signal: closing.signal,
        ref: false,
      }).catch(() => {});
    }
  };
  const ended = keepLooking();
  return async () => {
    closing.abort();
    await ended;
  };
}
