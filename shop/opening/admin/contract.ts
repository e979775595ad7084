import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';

const tag = 'Staff';

const stepSchema = z.object({
  id: z.string(),
  title: z.string(),
  why: z.string(),
  isDone: z.boolean(),
  missing: z.array(z.string()).meta({ description: 'Settings that have no value or the value of the demo.' }),
  link: z.string().nullable(),
});

const openingSchema = z.object({
  demo: z.boolean().meta({ description: 'The demo is on, or the shop still holds products of it.' }),
  isClosed: z
    .boolean()
    .meta({ description: 'The demo is off and its products are still there, so the shop takes no orders.' }),
  products: z.int().meta({ description: 'Products of the demo.' }),
  changed: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .meta({ description: 'Products of the demo that staff changed.' }),
  blockers: z.array(z.string()).meta({ description: 'Why the demo cannot be removed yet.' }),
  steps: z.array(stepSchema),
});

export type Opening = z.infer<typeof openingSchema>;
export type OpeningStep = z.infer<typeof stepSchema>;

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/start',
  summary: 'What a shop needs before it opens for real',
  who: 'staff',
  tag,
  response: openingSchema,
});

const removeDemo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/start/remove-demo',
  summary: 'Removes the demo for good: its products with their reviews, and its categories',
  who: 'staff',
  tag,
  body: z.object({
    products: z.int().min(0).meta({ description: 'The number of products of the demo that the owner saw.' }),
    keep: z
      .array(z.int())
      .max(1_000)
      .default([])
      .meta({ description: 'Products of the demo that become the merchant’s own.' }),
  }),
  response: openingSchema,
  refuses: [409],
});

export const endpoints = { read, removeDemo };

export const refusals = {
  noDemo: () => new Refusal('no_demo', 409, 'This shop holds nothing of the demo.'),
  hasOrders: () =>
    new Refusal(
      'has_orders',
      409,
      'Orders or subscriptions name products of the demo, so it cannot be removed from this shop yet. For a real shop, start with a new data folder.',
    ),
  productsChanged: (products: number) =>
    new Refusal(
      'products_changed',
      409,
      `The shop now has ${products} products of the demo. Please look again before you remove them.`,
    ),
  inCombo: (name: string) =>
    new Refusal(
      'in_combo',
      409,
      `Your combo “${name}” holds a product of the demo. Change the combo, or keep that product, and try again.`,
    ),
  notReady: (blockers: string[]) =>
    new Refusal('not_ready', 409, `The demo cannot be removed yet: ${blockers.join('; ')}.`),
};
