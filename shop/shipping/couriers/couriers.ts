type CourierKind = {
  label: string;
  /** Settings without which it cannot start. */
  needs: readonly string[];
  /** It moves no parcel, so a real shop refuses it. */
  isSimulated: boolean;
  /** Staff hand the parcels over, and write waybill and steps. */
  isByHand: boolean;
  /** Seconds between two requests for the scans of a parcel. Null when it has none, so that nobody asks. */
  trackingSeconds: number | null;
  /** The shop may ask it for a rider. */
  canPickUp: boolean;
  canFetchReturns: boolean;
};

/** A new courier is a folder beside this file, a record here, its adapter in `open-couriers.ts` and its question in `check-courier.ts`. */
export const couriers = {
  simulator: {
    label: 'Simulator',
    needs: [],
    isSimulated: true,
    isByHand: false,
    trackingSeconds: 5,
    canPickUp: true,
    canFetchReturns: true,
  },
  delhivery: {
    label: 'Delhivery',
    needs: ['DELHIVERY_TOKEN'],
    isSimulated: false,
    isByHand: false,
    trackingSeconds: 900,
    canPickUp: true,
    canFetchReturns: true,
  },
  manual: {
    label: 'By hand',
    needs: [],
    isSimulated: false,
    isByHand: true,
    trackingSeconds: null,
    canPickUp: false,
    canFetchReturns: false,
  },
} as const satisfies Record<string, CourierKind>;

export type CourierName = keyof typeof couriers;

export const courierNames = Object.keys(couriers) as [CourierName, ...CourierName[]];

export function isCourierName(name: string): name is CourierName {
  return Object.hasOwn(couriers, name);
}

/** Whether staff write the steps of the parcels of a courier. */
export function isByHand(courier: string): boolean {
  return isCourierName(courier) && couriers[courier].isByHand;
}

/** A courier as staff read it. A courier by hand is stored under its own name. */
export function courierLabel(courier: string): string {
  if (courier === '') return 'Not noted (earlier parcels)';
  return isCourierName(courier) ? couriers[courier].label : courier;
}

export type CourierSettings = { COURIER: CourierName };

/** Returns the couriers that a shop with these settings has: that of the setting, and each other one that has all it needs. */
export function openNames({ COURIER, ...settings }: CourierSettings): CourierName[] {
  const given: Record<string, unknown> = settings;
  // A simulator runs only for a shop that chose it.
  const starts = (name: CourierName) =>
    !couriers[name].isSimulated && couriers[name].needs.every((setting) => given[setting]);
  return courierNames.filter((name) => name === COURIER || starts(name));
}

/** Returns the courier that sends the shop a rider: that of the setting, or the first other one that can. */
export function pickupCourier(settings: CourierSettings): CourierName | null {
  const able = openNames(settings).filter((name) => couriers[name].canPickUp);
  return able.find((name) => name === settings.COURIER) ?? able[0] ?? null;
}

/** Returns the courier that fetches a return: the one that brought the order, else the first that can. Null when none can. */
export function returnCourier(settings: { COURIER: CourierName }, broughtBy: string): CourierName | null {
  const able = openNames(settings).filter((name) => couriers[name].canFetchReturns);
  return able.find((name) => name === broughtBy) ?? able[0] ?? null;
}
