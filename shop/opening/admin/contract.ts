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
  demo: z.boolean().meta({ description: 'The shop still shows the demo.' }),
  products: z.int(),
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
  summary: 'Removes the demo for good: its products, categories, reviews and carts',
  who: 'staff',
  tag,
  body: z.object({
    products: z.int().min(0).meta({ description: 'The number of products that the owner saw.' }),
  }),
  response: openingSchema,
  refuses: [409],
});

export const endpoints = { read, removeDemo };

export const refusals = {
  noDemo: () => new Refusal('no_demo', 409, 'This shop has no demo. Its products stay.'),
  hasOrders: () =>
    new Refusal(
      'has_orders',
      409,
      'The shop has orders or subscriptions, so its products cannot be removed.',
    ),
  productsChanged: (products: number) =>
    new Refusal(
      'products_changed',
      409,
      `The shop now has ${products} products. Please look again before you remove them.`,
    ),
  notReady: (blockers: string[]) =>
    new Refusal('not_ready', 409, `The demo cannot be removed yet: ${blockers.join('; ')}.`),
};

/** Only a started shop can remove its demo and knows its backups. */
export type OpeningTools = {
  /** Returns why the settings would be unsafe without the demo. */
  blockers: () => string[];
  /** Removes `products` products and turns the demo off in every process. Throws `has_orders` and `products_changed`. */
  removeDemo: (seen: { products: number }) => Promise<void>;
  hasRecentBackup: () => Promise<boolean>;
};
