import { z } from 'zod';
import { maxSelected } from '#platform/admin/list.ts';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { addDays, hourSeconds } from '#platform/india-time.ts';

const maxDays = 366;

const range = z
  .strictObject({ from: dayField, to: dayField })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
  .refine(({ from, to }) => to < addDays(from, maxDays), {
    path: ['to'],
    message: 'Choose at most a year.',
  });

const ids = z
  .array(z.string().max(20))
  .min(1, 'Choose an order first')
  .max(maxSelected, `Choose at most ${maxSelected} orders.`);

/** A POST, since it logs an access. */
const save = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/rows.csv',
  summary:
    'Orders placed in a range of days, or up to 200 chosen ones, as CSV with name, phone and address; a fresh second factor, and a logged access',
  who: 'staff',
  tag: 'Staff: orders',
  body: z.object({ orders: z.union([z.strictObject({ ids }), range]) }),
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  refuses: [400],
  limit: { name: 'order-files', perUser: 20, perNetwork: 60, windowSeconds: hourSeconds },
});

export const endpoints = { save };

export type OrdersOfFile = z.infer<typeof save.body>['orders'];
