import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { maxNumberLength } from '#platform/reading/read-number.ts';

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

/** The public service's format: always one member. An unknown pincode has Status 'Error' and no offices. */
export const pincodeResponse = z
  .array(
    z.object({
      Message: z.string(),
      Status: z.enum(['Success', 'Error']),
      PostOffice: z.array(postOffice).nullable(),
    }),
  )
  .length(1);

export type PincodeResponse = z.infer<typeof pincodeResponse>;

/** The public reverse-geocoding format: an address with optional parts, or an error. */
export const reverseResponse = z.union([
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

export type ReverseResponse = z.infer<typeof reverseResponse>;

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'Give degrees, such as 12.97.')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `Give degrees up to ${limit}.`);

const byPincode = defineEndpoint({
  method: 'GET',
  path: '/lookup/pincode/{pincode}',
  summary: 'District and state of a pincode, in the format of the public pincode service',
  who: 'anyone',
  tag: 'Look-ups',
  params: z.object({ pincode: z.string().max(maxNumberLength) }),
  response: pincodeResponse,
});

const byPlace = defineEndpoint({
  method: 'GET',
  path: '/lookup/reverse',
  summary: 'The address nearest to a place, in the format of the public reverse-geocoding service',
  who: 'anyone',
  tag: 'Look-ups',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  response: reverseResponse,
});

export const endpoints = { byPincode, byPlace };
