import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { maxSettingLength } from '#platform/setting-definition.ts';
import { cartTotalsSchema } from '#shop/cart/contract.ts';

const cartSchema = z.object({
  name: z.string().meta({ description: 'The number of the order, or the product.' }),
  units: z.int(),
  now: cartTotalsSchema,
  typed: cartTotalsSchema,
});

export type PreviewedCart = z.infer<typeof cartSchema>;

const preview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/preview-charges',
  summary: 'What the newest orders would cost by charges that are typed and not saved',
  who: 'staff',
  tag: 'Settings',
  body: z.object({
    values: z
      .record(z.string().max(60), z.string().max(maxSettingLength))
      .meta({ description: 'Settings of the charges as the environment writes them. Others keep theirs.' }),
  }),
  response: z.object({
    carts: z.array(cartSchema),
    problem: z.string().nullable().meta({ description: 'What is wrong with a typed value, in words.' }),
  }),
  refuses: [400],
});

export const endpoints = { preview };
