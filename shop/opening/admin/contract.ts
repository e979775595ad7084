import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { removalSteps } from '../removal.ts';

const tag = 'Staff';

const stepSchema = z.object({
  id: z.string(),
  title: z.string(),
  why: z.string(),
  isDone: z.boolean(),
  missing: z.array(z.string()).meta({ description: 'Settings that have no value or the value of the demo.' }),
  link: z.string().nullable(),
  optional: z
    .enum(['on', 'off'])
    .nullable()
    .meta({ description: 'Whether an optional step is on. Null for a step that a shop needs.' }),
});

const removalSchema = z.object({
  state: z.enum([...removalSteps, 'done', 'stopped']),
  orders: z.int().meta({ description: 'Test orders at its beginning.' }),
  ordersGone: z.int(),
  productsGone: z.int(),
  backup: z.string().nullable().meta({ description: 'The folder of the backup that it made first.' }),
  problem: z.string().nullable().meta({ description: 'Why it stopped.' }),
});

const demoCountsSchema = z.object({
  products: z.int().meta({ description: 'Products of the demo that go.' }),
  reviews: z.int().meta({ description: 'Their reviews and those of the products that stay.' }),
  orders: z.int().meta({ description: 'Test orders that go.' }),
  staying: z
    .array(z.string())
    .meta({ description: 'The newest orders that name a product of the demo and stay.' }),
  stayingCount: z.int(),
});

const openingSchema = z.object({
  demo: z.boolean().meta({ description: 'The demo is on, or the shop still holds products of it.' }),
  isClosed: z.boolean().meta({
    description:
      'The demo is off and its products are still there, or its removal is under way, so the shop takes no orders.',
  }),
  products: z.int().meta({ description: 'Products of the demo.' }),
  changed: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .meta({ description: 'Products of the demo that staff changed.' }),
  removal: removalSchema.nullable().meta({ description: 'The removal of the demo. Null before it.' }),
  blockers: z.array(z.string()).meta({ description: 'Why the demo cannot be removed yet.' }),
  steps: z.array(stepSchema),
});

export type Removal = z.infer<typeof removalSchema>;
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

const keep = z
  .array(z.int().min(1))
  .max(1_000)
  .default([])
  .meta({ description: 'Products of the demo that become the merchant’s own, with their orders.' });

const countDemo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/start/count-demo',
  summary: 'What the removal of the demo takes and what stays, without a change',
  who: 'staff',
  tag,
  body: z.object({ keep }),
  response: demoCountsSchema,
  refuses: [409],
});

const removeDemo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/start/remove-demo',
  summary: 'Begins the removal of the demo for good: a backup, then its test orders, products and categories',
  who: 'staff',
  tag,
  body: z.object({
    products: z.int().min(0).meta({ description: 'The number of products of the demo that the owner saw.' }),
    orders: z.int().min(0).meta({ description: 'The number of test orders that the owner saw.' }),
    keep,
  }),
  response: openingSchema,
  refuses: [409],
});

const cancelRemoval = defineEndpoint({
  method: 'POST',
  path: '/api/admin/start/cancel-removal',
  summary: 'Cancels the removal of the demo, under way or stopped; what is gone stays gone',
  who: 'staff',
  tag,
  response: openingSchema,
  refuses: [409],
});

export const endpoints = { read, countDemo, removeDemo, cancelRemoval };

export const refusals = {
  noDemo: () => new Refusal('no_demo', 409, 'This shop holds nothing of the demo.'),
  demoChanged: ({ products, orders }: { products: number; orders: number }) =>
    new Refusal(
      'demo_changed',
      409,
      `The shop now has ${products} products of the demo and ${orders} test orders. Please look again before you remove them.`,
    ),
  noRemoval: () => new Refusal('no_removal', 409, 'The demo is not being removed. Please look again.'),
  inCombo: (name: string) =>
    new Refusal(
      'in_combo',
      409,
      `Your combo “${name}” holds a product of the demo. Change the combo, or keep that product, and try again.`,
    ),
  notReady: (blockers: string[]) =>
    new Refusal('not_ready', 409, `The demo cannot be removed yet: ${blockers.join('; ')}.`),
};
