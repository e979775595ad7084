import { z } from 'zod';
import { defineCall } from '#platform/call.ts';
import { frequencies, plans } from '#shop/catalog/contract.ts';
import { named } from './contract.ts';

export const lineAgainSchema = z.object({
  productId: z.int(),
  sku: z.string(),
  productName: z.string(),
  plan: z.enum(plans),
  subscribe: z.boolean(),
  frequencyDays: z.literal(frequencies).nullable(),
  quantity: z.int().meta({ description: 'How many of those ordered can be had now.' }),
  priceWas: z.number(),
  price: z.number().nullable().meta({ description: 'Rupees a unit now; null where it is no longer sold.' }),
  state: z.enum(['same', 'price_changed', 'fewer', 'sold_out', 'gone']),
});

export type LineAgain = z.infer<typeof lineAgainSchema>;

export const compareOrder = defineCall({
  method: 'GET',
  path: '/api/orders/{orderNumber}/again',
  summary: 'What ordering the same again would mean today, line by line',
  who: 'shopper',
  tag: 'Orders',
  params: named,
  answer: z.array(lineAgainSchema),
  refuses: [401, 404],
});
