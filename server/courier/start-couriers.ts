import type { Log } from '#platform/server/log.ts';
import { type CourierName, isCourierName, openNames } from '#shop/shipping/couriers/couriers.ts';
import { openCourier } from '#shop/shipping/couriers/open-couriers.ts';
import { type GuardedCourier, guardCourier } from '#shop/shipping/server/shipments/guard-courier.ts';
import type { ShopConfig } from '../config.ts';

/** The couriers of this process. The settings name one and the owner may change it; a parcel may have another one. */
export type OpenCouriers = {
  /** The courier of the settings as they are now. */
  standard: () => CourierName;
  /** Whether a new parcel may go to a courier: the settings of now name it, or it has all it needs. */
  takes: (name: CourierName) => boolean;
  /**
   * Returns the courier of a parcel, or null when the shop no longer has it. An empty name means the standard one. It starts a courier that
   * the owner chose while the shop runs. A courier that she left keeps its parcels until the process ends.
   */
  find: (name: string) => Promise<GuardedCourier | null>;
};

type Started = { courier: GuardedCourier; stop: (() => Promise<void>) | undefined };

/** Starts the courier of the settings and each courier without further settings, each behind a breaker of its own. */
export async function startCouriers(
  config: ShopConfig,
  log: Log,
): Promise<OpenCouriers & { stop: () => Promise<void> }> {
  const started = new Map<CourierName, Promise<Started>>();
  const takes = (name: CourierName) => openNames(config).includes(name);
  const start = async (name: CourierName): Promise<Started> => {
    const { courier, stop } = await openCourier[name](config);
    return { courier: guardCourier(courier, log), stop };
  };
  const open = (name: CourierName) => {
    const opening = started.get(name) ?? start(name);
    started.set(name, opening);
    // The next parcel tries again.
    opening.catch(() => started.delete(name));
    return opening;
  };
  for (const name of openNames(config)) await open(name);
  return {
    standard: () => config.COURIER,
    takes,
    find: async (asked) => {
      const name = asked || config.COURIER;
      if (!isCourierName(name) || !(started.has(name) || takes(name))) return null;
      return (await open(name)).courier;
    },
    stop: async () => {
      for (const opening of started.values()) await (await opening).stop?.();
    },
  };
}
