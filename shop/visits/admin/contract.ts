import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';

/** Pages and sources on the screen. */
export const maxKeys = 50;

const counts = z.object({
  views: z.int(),
  products: z.int().meta({ description: 'Views of pages of products.' }),
  carts: z.int().meta({ description: 'Products that were added to a cart.' }),
  checkouts: z.int().meta({ description: 'Checkouts that were opened.' }),
  orders: z.int().meta({ description: 'Orders as the report of sales counts them.' }),
});

const keys = z.array(z.object({ key: z.string(), count: z.int() }));

const visitsSchema = z.object({
  total: counts,
  days: z.array(counts.extend({ day: z.iso.date() })).meta({ description: 'The newest first.' }),
  pages: keys.meta({ description: 'The most viewed pages.' }),
  sources: keys.meta({ description: 'The websites and campaigns that led here.' }),
});

export type Visits = z.infer<typeof visitsSchema>;
export type VisitCounts = Visits['total'];

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/visits',
  summary: 'Page views of some days, without anything that tells who came',
  who: 'staff',
  tag: 'Staff: reports',
  query: z.object({ from: dayField, to: dayField }),
  response: visitsSchema,
  refuses: [400],
});

export const endpoints = { get };
