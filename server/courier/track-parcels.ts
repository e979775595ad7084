import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopContext } from '#api/context.ts';
import { errorFields } from '#platform/server/log.ts';
import { CourierTrouble, maxWaybills } from '#shop/shipping/courier.ts';
import type { GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import { trackDueShipments } from '#shop/shipping/server/tracking/track-due-shipments.ts';
import { applyScans } from '#shop/orders/server/tracking/apply-scans.ts';

/** Delhivery accepts 750 requests in five minutes from one address. */
const paceMs = 500;
const longestPauseMs = 15_000;

/**
 * Tracks shipments until the shop closes. While the courier's breaker is open it sends nothing, and no shipment loses its
 * turn. Returns a stop that waits for the current request.
 */
export function startTracking(
  { db, log, config }: ShopContext,
  courier: GuardedCourier,
): () => Promise<void> {
  const closing = new AbortController();
  const everySeconds = config.TRACKING_SECONDS;
  const pauseMs = Math.min(everySeconds * 500, longestPauseMs);
  const look = async (): Promise<number> => {
    if (courier.restsUntil()) return 0;
    return trackDueShipments(db, courier, { now: new Date(), everySeconds, onScans: applyScans });
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
