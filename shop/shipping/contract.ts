import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';

export const trackingScanSchema = z.object({ at: z.iso.datetime(), says: z.string(), place: z.string() });

/** The courier of a parcel sent by hand, with its tracking page. */
export const parcelCourierSchema = z.object({
  name: z.string(),
  url: z.url({ protocol: /^https$/ }).nullable(),
});

export type ParcelCourier = z.infer<typeof parcelCourierSchema>;

export type TrackingScan = z.infer<typeof trackingScanSchema>;

export const deliveryEstimateSchema = z.object({
  pincode: z.string(),
  estimatedDeliveryDate: z.iso
    .date()
    .nullable()
    .meta({ description: 'Null where we know no date; we deliver there all the same.' }),
  cashOnDelivery: z.boolean(),
  state: z
    .string()
    .nullable()
    .meta({ description: 'Null for a pincode that we do not know, and of an army post office.' }),
  known: z.boolean().meta({ description: 'False for a pincode that no known post office has.' }),
  remarks: z.string().meta({ description: 'The estimate in words for a customer.' }),
});

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;

const estimate = defineEndpoint({
  method: 'GET',
  path: '/api/delivery/promise',
  summary: 'By when a parcel ordered now is at a pincode',
  who: 'anyone',
  tag: 'Orders',
  query: z.object({ pincode: pincodeField }),
  response: deliveryEstimateSchema,
  refuses: [400],
});

export const endpoints = { estimate };
