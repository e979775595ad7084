import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';

const shared = { who: 'staff', tag: 'Staff: reports', method: 'GET' } as const;

/** The sequences of the customers of some days. */
export const customerViews = {
  top: 'Best customers first',
  recent: 'Last order first',
  back: 'Most parcels that came back first',
} as const;

export type CustomerView = keyof typeof customerViews;

export const customerViewNames = Object.keys(customerViews) as [CustomerView, ...CustomerView[]];

const query = z.object({ from: dayField, to: dayField, show: z.enum(customerViewNames) });

const row = z.object({
  orderNumber: z
    .string()
    .meta({ description: 'The last order, by which the list of orders finds the others.' }),
  userId: z.int().nullable().meta({ description: 'Null for a customer without an account.' }),
  name: z.string().meta({ description: 'The recipient of the last order.' }),
  city: z.string().meta({ description: 'Of the last order.' }),
  orders: z.int(),
  gross: z.number(),
  lastOrder: z.iso.date(),
  cameBack: z.int().meta({ description: 'Parcels that came back undelivered.' }),
});

export type CustomerRow = z.infer<typeof row>;

const counts = z.object({
  customers: z.int(),
  again: z.int().meta({ description: 'Customers with more than one order in these days.' }),
});

const customersSchema = z.object({
  rows: z.array(row),
  total: counts,
  totalBefore: counts.meta({ description: 'Of the days before, as many.' }),
});

export type CustomerSales = z.infer<typeof customersSchema>;

const read = defineEndpoint({
  ...shared,
  path: '/api/admin/customer-sales',
  summary: 'Everybody who ordered in some days, with and without an account; each access is logged',
  query,
  response: customersSchema,
  limit: { name: 'customer-sales', perUser: 600, perNetwork: 3_000, windowSeconds: hourSeconds },
  refuses: [400],
});

const save = defineEndpoint({
  ...shared,
  path: '/api/admin/customer-sales/rows.csv',
  summary: 'Everybody who ordered in some days as CSV; each access is logged',
  query,
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'report-files', perUser: 120, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400],
});

export const endpoints = { read, save };
