import type { AddressFields } from '../contract.ts';

/** Returns the fields of an address for a test: by default Rani's home in Bengaluru. */
export function addressFields(given: Partial<AddressFields> = {}): AddressFields {
  return {
    name: 'Rani Verma',
    mobileNumber: '9876543210',
    pincode: '560001',
    locality: 'Ashok Nagar',
    addressLine1: '12, Church Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    landmark: null,
    alternatePhone: null,
    addressType: 'Home',
    ...given,
  };
}
