import type { Address, AddressFields } from '../contract.ts';

/** An address as it stands in the form: text in every field. */
export type AddressDraft = Record<keyof AddressFields, string>;

const blank: AddressDraft = {
  name: '',
  mobileNumber: '',
  pincode: '',
  locality: '',
  addressLine1: '',
  city: '',
  state: '',
  landmark: '',
  alternatePhone: '',
  addressType: 'Home',
};

/** A saved address to edit, or an empty one to add. */
export function draftOf(address: Address | null): AddressDraft {
  if (!address) return blank;
  const { id: _id, isDefault: _default, landmark, alternatePhone, ...rest } = address;
  return { ...rest, landmark: landmark ?? '', alternatePhone: alternatePhone ?? '' };
}

export function isAddressField(name: string): name is keyof AddressDraft {
  return name in blank;
}
