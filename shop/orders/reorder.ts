import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { frequencies, supplyOptions } from '#shop/catalog/contract.ts';
import { named } from './contract.ts';

export const reorderLineSchema = z.object({
  productId: z.int(),
  sku: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  seller: z.string(),
  plan: z.enum(supplyOptions),
  subscribe: z.boolean(),
  frequencyDays: z.literal(frequencies).nullable(),
  quantity: z.int().meta({ description: 'How many of those ordered can be had now.' }),
  priceWas: z.number(),
  price: z.number().nullable().meta({ description: 'Rupees a unit now; null where it is no longer sold.' }),
  state: z.enum(['same', 'price_changed', 'fewer', 'sold_out', 'gone']),
});

export type ReorderLine = z.infer<typeof reorderLineSchema>;

const compare = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}/again',
  summary: 'What ordering the same again would mean today, line by line',
  who: 'customer',
  tag: 'Orders',
  params: named,
  response: z.array(reorderLineSchema),
  refuses: [401, 404],
});

export const endpoints = { compare };
