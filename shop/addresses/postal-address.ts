import type { StateName } from '#shop/pincodes/states.ts';
import type { AddressFields, WireAddress } from './contract.ts';

/** The address of a parcel, as orders, subscriptions, shipments and invoices store it. */
export type PostalAddress = {
  name: string;
  phone: string;
  /** House, street, locality and landmark. */
  addressLine: string;
  city: string;
  state: StateName;
  country: 'India';
  pincode: string;
};

/** Replaces the customer's fields on erasure. State and country stay, since they are the place of supply. */
export const erasedAddress = {
  name: '',
  phone: '',
  addressLine: '',
  city: '',
  pincode: '',
} satisfies Omit<PostalAddress, 'state' | 'country'>;

export function fromWire({ customerName, customerPhone, ...wire }: WireAddress): PostalAddress {
  const { addressLine, city, state, country, pincode } = wire;
  return { name: customerName, phone: customerPhone, addressLine, city, state, country, pincode };
}

export function toWire({ name, phone, ...place }: PostalAddress): WireAddress {
  return { customerName: name, customerPhone: phone, ...place };
}

export function fromSaved({ addressLine1, locality, landmark, ...saved }: AddressFields): PostalAddress {
  const { name, mobileNumber, city, state, pincode } = saved;
  const addressLine = [addressLine1, locality, landmark].filter(Boolean).join(', ');
  return { name, phone: mobileNumber, addressLine, city, state, country: 'India', pincode };
}

type Place = { addressLine: string; city: string; state: string; pincode: string };

/** `12 Temple Road, Malleshwaram` and `Bengaluru, Karnataka 560003` */
export function linesOf({ addressLine, city, state, pincode }: Place): string[] {
  return [addressLine, `${city}, ${state} ${pincode}`];
}

/** `12 Temple Road, Malleshwaram, Bengaluru, Karnataka 560003` */
export function oneLine(address: Place): string {
  return linesOf(address).join(', ');
}
