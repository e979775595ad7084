import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopContext } from '#api/context.ts';
import { errorFields } from '#platform/server/log.ts';
import { CourierTrouble, mostWaybills } from '#shop/delivery/courier.ts';
import type { GuardedCourier } from '#shop/delivery/server/shipments/guard-courier.ts';
import { trackDueParcels } from '#shop/delivery/server/tracking/track-due-parcels.ts';
import { followScans } from '#shop/ordering/server/tracking/follow-scans.ts';

/** Between two full calls: Delhivery takes 750 in five minutes from one address. */
const paceMs = 500;
const longestPauseMs = 15_000;

/**
 * Keeps asking where parcels are, while the shop is open. While the courier's breaker is open nothing is asked, and no
 * parcel's turn is spent. Out: a stop that waits for what is under way.
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
    return trackDueParcels(db, courier, { now: new Date(), everySeconds, follow: followScans });
  };
  const keepLooking = async () => {
    while (!closing.signal.aborted) {
      const asked = await look().catch((error: unknown) => {
        const event = error instanceof CourierTrouble ? 'parcels not tracked' : 'tracking failed';
        log.warn(event, errorFields(error));
        return 0;
      });
      const full = asked === mostWaybills;
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
