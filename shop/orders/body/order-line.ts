import { z } from 'zod';
import { comboPartSchema, frequencies, supplyOptions } from '#shop/catalog/contract.ts';

/** A line of an order as its customer reads it. */
export const orderLineSchema = z.object({
  productId: z.int(),
  sku: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  plan: z.enum(supplyOptions),
  subscribe: z.boolean(),
  frequencyDays: z.literal(frequencies).nullable(),
  quantity: z.int(),
  price: z.number().meta({ description: 'Rupees a unit, as ordered.' }),
  packs: z.int().meta({ description: 'Packs in a unit, as ordered.' }),
  parts: z.array(comboPartSchema).meta({ description: 'The products in a pack of a combo, as ordered.' }),
});
