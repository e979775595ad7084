import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

const tag = 'Staff: stock';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'This is no number.')
    .transform(Number),
});

export const costField = z
  .number('Please enter an amount in rupees')
  .min(0, 'At least ₹0')
  .max(1_000_000, 'At most ₹10,00,000')
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'At most two decimals')
  .nullable();

const costSchema = z.object({
  version: z.int(),
  cost: costField.meta({ description: 'Rupees a unit without tax. Null while the owner has given none.' }),
});

export type ProductCost = z.infer<typeof costSchema>;

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stock/{id}/cost',
  summary: 'What a unit of a product costs the merchant. The owner alone',
  who: 'staff',
  tag,
  params,
  response: costSchema,
  refuses: [404],
});

const set = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/stock/{id}/cost',
  summary: 'Sets the cost price of a product. The owner alone',
  who: 'staff',
  tag,
  params,
  body: z.object({ version: z.int().min(0), cost: costField }),
  response: costSchema,
  refuses: [400, 404, 409],
});

export const endpoints = { get, set };
