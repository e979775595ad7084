import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber, optionalLine, readNumber } from '#platform/forms.ts';
import { phoneMessages, readAnyPhone } from '#platform/reading/read-phone.ts';
import { Refusal } from '#platform/refusal.ts';
import { isPrintable } from '#platform/text/printable.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import { parcelText } from './parcel-text.ts';

export const maxAddresses = 20;

export const addressTypes = ['Home', 'Work'] as const;

/** A line that is on the parcel, where emoji have no place and every letter needs a font. */
const parcelLine = (what: string, max: number) =>
  line(what, max)
    .refine(
      (text) => parcelText(text) !== '',
      `${what} has only pictures or signs. Please write it in letters.`,
    )
    .refine(isPrintable, `Please write ${what.toLowerCase()} in Latin letters or in a script of India.`);

/** The rules of an address (sections 3 and 5), for the server and both forms. */
export const addressForm = z.object({
  name: parcelLine('Name', 120),
  mobileNumber,
  pincode: pincodeField,
  locality: parcelLine('Locality', 160),
  addressLine1: parcelLine('Address', 300),
  city: parcelLine('City', 120),
  state: z.enum(stateChoices, 'Please select a state'),
  landmark: optionalLine('Landmark', 160),
  alternatePhone: readNumber(z.string(phoneMessages.tenDigits), (written) =>
    written.trim() === '' ? { value: '' } : readAnyPhone(written),
  )
    .nullish()
    .transform((phone) => phone || null),
  addressType: z.enum(addressTypes).default('Home'),
});

export const addressSchema = z.object({
  id: z.int(),
  name: z.string(),
  mobileNumber: z.string(),
  pincode: z.string(),
  locality: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  state: z.enum(stateChoices),
  landmark: z.string().nullable(),
  alternatePhone: z.string().nullable(),
  addressType: z.enum(addressTypes),
  isDefault: z.boolean().meta({ description: 'One of them is: the first, until another is chosen.' }),
});

/** The address in an order's request (section 7). Its field order counts, since a hash of the body finds repeats. */
export const wireAddressForm = z.object({
  customerName: parcelLine('Name', 120),
  customerPhone: mobileNumber,
  addressLine: parcelLine('Address', 700),
  city: parcelLine('City', 120),
  state: z.enum(stateChoices, 'Please choose a state from the list'),
  country: z.literal('India', 'We deliver within India only.'),
  pincode: pincodeField,
});

export type WireAddress = z.infer<typeof wireAddressForm>;

export const wireAddressSchema = z.object({
  customerName: z.string(),
  customerPhone: z.string(),
  addressLine: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
} satisfies Record<keyof WireAddress, z.ZodString>);

export type AddressFields = z.infer<typeof addressForm>;
export type Address = z.infer<typeof addressSchema>;

export const addressMessages = {
  loadFailed: 'Failed to load addresses.',
  saveFailed: 'Failed to save address.',
  deleteFailed: 'Failed to delete address.',
  invalidId: 'Invalid address ID. Cannot delete.',
  notLoggedIn: 'You are not logged in. Please log in again.',
  confirmDelete: 'Are you sure you want to delete this address?',
};

const number = (message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number);
const savedForm = addressForm.extend({ keepState: keepStateField });
const ofUser = z.object({ userId: number('User not logged in.') });
const oneAddress = z.object({ id: number('Address not found.') });
const tag = 'Addresses';

const list = defineEndpoint({
  method: 'GET',
  path: '/api/addresses/user/{userId}',
  summary: "The signed-in person's addresses, the default first",
  who: 'customer',
  tag,
  params: ofUser,
  response: z.array(addressSchema),
  refuses: [403],
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/addresses/user/{userId}',
  summary: `Saves an address, ${maxAddresses} at most`,
  who: 'customer',
  tag,
  params: ofUser,
  body: savedForm,
  response: addressSchema,
  refuses: [403, 409],
});

const change = defineEndpoint({
  method: 'PUT',
  path: '/api/addresses/{id}',
  summary: 'Changes an address',
  who: 'customer',
  tag,
  params: oneAddress,
  body: savedForm,
  response: addressSchema,
  refuses: [404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/addresses/{id}',
  summary: 'Deletes an address',
  who: 'customer',
  tag,
  params: z.object({ id: number(addressMessages.invalidId) }),
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

const setDefault = defineEndpoint({
  method: 'PUT',
  path: '/api/addresses/{id}/default',
  summary: 'Makes an address the default',
  who: 'customer',
  tag,
  params: oneAddress,
  response: addressSchema,
  refuses: [404],
});

export const endpoints = { list, add, change, remove, setDefault };

export const refusals = {
  anotherUser: () => new Refusal('forbidden', 403, 'These addresses belong to another account.'),
  addressNotFound: () => new Refusal('address_not_found', 404, 'Address not found.'),
  tooManyAddresses: () =>
    new Refusal(
      'too_many_addresses',
      409,
      `You have ${maxAddresses} addresses already. Please delete one first.`,
    ),
};
