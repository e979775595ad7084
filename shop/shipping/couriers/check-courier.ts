import type { CourierName } from './couriers.ts';
import { checkAccount, type CourierCheck } from './delhivery/check-account.ts';

type Settings = {
  COURIER: CourierName;
  PICKUP_PINCODE: string;
  DELHIVERY_URL: string;
  DELHIVERY_TOKEN?: string | undefined;
};

/** A new courier says here how it is asked. */
const checks: Record<CourierName, (settings: Settings) => Promise<CourierCheck>> = {
  delhivery: ({ DELHIVERY_URL: url, DELHIVERY_TOKEN: token = '', PICKUP_PINCODE }) =>
    checkAccount({ url, token }, PICKUP_PINCODE),
  manual: async () => ({
    isFine: true,
    message: 'You hand parcels over yourself, so there is no courier to ask. Staff write waybills and steps.',
  }),
  simulator: async () => ({
    isFine: false,
    message: 'The simulator of the demo moves no parcel. Choose a courier before you open the shop.',
  }),
};

/** Asks the courier of the shop a question that books nothing. Returns what the owner reads; trouble is a result, no error. */
export function checkCourier(settings: Settings): Promise<CourierCheck> {
  return checks[settings.COURIER](settings);
}
