import { z } from 'zod';
import { defineCall } from '#platform/call.ts';

const postOffice = z.object({
  Name: z.string(),
  Description: z.string().nullable(),
  BranchType: z.string(),
  DeliveryStatus: z.string(),
  Circle: z.string(),
  District: z.string(),
  Division: z.string(),
  Region: z.string(),
  Block: z.string(),
  State: z.string(),
  Country: z.string(),
  Pincode: z.string(),
});

/** The public pincode service's format: always one member; an unknown pincode has Status 'Error' and no offices. */
export const pincodeAnswer = z
  .array(
    z.object({
      Message: z.string(),
      Status: z.enum(['Success', 'Error']),
      PostOffice: z.array(postOffice).nullable(),
    }),
  )
  .length(1);

export type PincodeAnswer = z.infer<typeof pincodeAnswer>;

/** The public reverse-geocoding service's format: an address, of which anything may be unknown, or an error. */
export const reverseAnswer = z.union([
  z.object({
    display_name: z.string(),
    address: z.object({
      road: z.string().optional(),
      village: z.string().optional(),
      neighbourhood: z.string().optional(),
      suburb: z.string().optional(),
      city_district: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      state: z.string().optional(),
      postcode: z.string().optional(),
      country: z.string().optional(),
    }),
  }),
  z.object({ error: z.string() }),
]);

export type ReverseAnswer = z.infer<typeof reverseAnswer>;

/** Where a parcel was seen and what happened there, in a shopper's words. */
export const parcelScan = z.object({ at: z.iso.datetime(), says: z.string(), place: z.string() });

export type ParcelScan = z.infer<typeof parcelScan>;

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'Give degrees, such as 12.97.')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `Give degrees up to ${limit}.`);

export const promiseAnswer = z.object({
  pincode: z.string(),
  deliverBy: z.iso
    .date()
    .nullable()
    .meta({ description: 'Null where we do not deliver or know no such pincode.' }),
  cashOnDelivery: z.boolean(),
  remarks: z.string().meta({ description: 'The promise in words for a shopper.' }),
});

export type DeliveryPromise = z.infer<typeof promiseAnswer>;

export const getPromise = defineCall({
  method: 'GET',
  path: '/api/delivery/promise',
  summary: 'By when a parcel ordered now is at a pincode',
  who: 'anyone',
  tag: 'Orders',
  query: z.object({ pincode: z.string().regex(/^[1-9]\d{5}$/, 'Please enter a 6-digit pincode') }),
  answer: promiseAnswer,
  refuses: [400],
});

export const lookUpPincode = defineCall({
  method: 'GET',
  path: '/lookup/pincode/{pincode}',
  summary: 'District and state of a pincode, in the format of the public pincode service',
  who: 'anyone',
  tag: 'Look-ups',
  params: z.object({ pincode: z.string().max(20) }),
  answer: pincodeAnswer,
});

export const reverseGeocode = defineCall({
  method: 'GET',
  path: '/lookup/reverse',
  summary: 'The address nearest to a place, in the format of the public reverse-geocoding service',
  who: 'anyone',
  tag: 'Look-ups',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  answer: reverseAnswer,
});
