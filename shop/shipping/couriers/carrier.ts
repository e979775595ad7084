import { type CourierName, courierLabel, isCourierName } from './couriers.ts';

/** The carrier of a parcel: a courier of the shop, and the name of the courier when it is sent by hand. */
export type Carrier = { courier: CourierName; handCourier: string };

/** Reads the one name that staff choose: a courier of the shop such as `delhivery`, or a courier by hand such as `India Post`. */
export function carrierOf(name: string): Carrier {
  return isCourierName(name) ? { courier: name, handCourier: '' } : { courier: 'manual', handCourier: name };
}

/** A carrier as staff read it. Without a name the shop chooses. */
export function carrierLabel(name: string): string {
  if (name === '') return 'As the shop chooses';
  return isCourierName(name) ? courierLabel(name) : `${name}, by hand`;
}
