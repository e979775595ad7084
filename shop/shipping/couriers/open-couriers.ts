import type { Courier } from '../courier.ts';
import type { CourierName } from './couriers.ts';
import { openDelhivery } from './delhivery/open-delhivery.ts';
import { openManual } from './manual/open-manual.ts';
import { type SimulatorSettings, startSimulator } from './simulator/start-simulator.ts';

export type CourierSettings = SimulatorSettings & {
  PICKUP_LOCATION: string;
  SHOP_NAME: string;
  DELHIVERY_URL: string;
  DELHIVERY_TOKEN?: string | undefined;
};

export type OpenedCourier = { courier: Courier; stop?: () => Promise<void> };

export const openCourier: Record<CourierName, (config: CourierSettings) => Promise<OpenedCourier>> = {
  simulator: async (config) => {
    const { url, token, stop } = await startSimulator(config);
    return { courier: openDelhivery({ url, token, sender: senderOf(config) }), stop };
  },
  delhivery: async (config) => ({
    courier: openDelhivery({
      url: config.DELHIVERY_URL,
      token: config.DELHIVERY_TOKEN ?? '',
      sender: senderOf(config),
    }),
  }),
  manual: async () => ({ courier: openManual() }),
};

/** Each request names the sender of its time, since the owner changes these settings while the courier runs. */
function senderOf(config: CourierSettings) {
  return {
    get pickupLocation() {
      return config.PICKUP_LOCATION;
    },
    get sellerName() {
      return config.SHOP_NAME;
    },
  };
}
