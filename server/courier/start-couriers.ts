import type { Log } from '#platform/server/log.ts';
import { type CourierName, isCourierName, openNames } from '#shop/shipping/couriers/couriers.ts';
import { openCourier } from '#shop/shipping/couriers/open-couriers.ts';
import { type GuardedCourier, guardCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import type { ShopConfig } from '../config.ts';

/** The couriers of this process. `standard` is that of the setting; a parcel may have another one. */
export type OpenCouriers = {
  standard: CourierName;
  /** Returns the courier of a parcel, or null when the shop no longer has it. An empty name means the standard one. */
  find: (name: string) => GuardedCourier | null;
};

/** Starts the configured courier and each courier without further settings, each behind a breaker of its own. */
export async function startCouriers(
  config: ShopConfig,
  log: Log,
): Promise<OpenCouriers & { stop: () => Promise<void> }> {
  const open = new Map<CourierName, GuardedCourier>();
  const stops: (() => Promise<void>)[] = [];
  for (const name of openNames(config)) {
    const { courier, stop } = await openCourier[name](config);
    open.set(name, guardCourier(courier, log));
    if (stop) stops.push(stop);
  }
  return {
    standard: config.COURIER,
    find: (asked) => {
      const name = asked || config.COURIER;
      return isCourierName(name) ? (open.get(name) ?? null) : null;
    },
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}
