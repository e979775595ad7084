import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { productDetailSchema } from '../contract.ts';

const preview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/{id}/preview',
  summary: 'A product as customers would see it, in any state',
  who: 'staff',
  tag: 'Staff: products',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'This is no number.')
      .transform(Number),
  }),
  response: productDetailSchema,
  refuses: [404],
});

export const endpoints = { preview };
