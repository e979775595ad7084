import { z } from 'zod';

const payment = z.object({
  amount: z.number().meta({ description: 'Rupees to pay by UPI.' }),
  until: z.iso.datetime().meta({ description: 'The order ends then, unless it is paid or turned to cash.' }),
  code: z.string().nullable().meta({ description: 'An SVG to scan. Null while UPI does not answer.' }),
  link: z.string().nullable().meta({ description: 'Opens a UPI app on the phone that shows it.' }),
});

export const placedResponse = z.object({
  success: z.literal(true),
  remarks: z.string(),
  orderNumber: z.string(),
  waybill: z.string().nullable().meta({ description: 'Once the courier has given one.' }),
  trackToken: z.string().optional().meta({
    description: 'Opens the page of an order without an account, for 60 days. Absent in every other.',
  }),
  accountToken: z.string().optional().meta({
    description: 'Adds the order to an account, together with the `trackToken`.',
  }),
  payment: payment
    .optional()
    .meta({ description: 'How to pay an order that waits for its payment by UPI. Absent in every other.' }),
});

export const refusedResponse = z.object({
  success: z.literal(false),
  remarks: z.string(),
  earlierOrderNumber: z
    .string()
    .optional()
    .meta({ description: 'The order that took the items of an order with `fromCart`.' }),
});
