import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

/** A count stops here, so that no row grows with the shop. */
export const maxCounted = 99;

const figures = z.object({
  orders: z.int(),
  amount: z.number().nullable().meta({ description: 'Rupees. Null for all but the owner.' }),
});

const boardSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.string().meta({ description: 'pack' }),
      label: z.string(),
      action: z.string().meta({ description: 'The text of the link.' }),
      to: z.string().meta({ description: 'The page where the action begins.' }),
      count: z.int().meta({ description: `${maxCounted + 1} stands for all above ${maxCounted}.` }),
      since: z.iso.datetime().nullable().meta({
        description: 'Since when the oldest one waits. Null when the shop does not know.',
      }),
      isPastDue: z.boolean(),
      worst: z.array(z.object({ number: z.string(), since: z.iso.datetime(), amount: z.number() })).meta({
        description:
          'Orders that staff act on at the page itself, the worst first: past due, then the highest amount in rupees.',
      }),
    }),
  ),
  readAt: z.iso.datetime().meta({ description: 'When the shop counted.' }),
  day: z.iso.date().meta({ description: 'Today in India.' }),
  weekBefore: z.iso.date().meta({ description: 'The same weekday of last week.' }),
  today: figures.meta({ description: 'Orders sold today, as the reports count them.' }),
  lastWeek: figures.meta({ description: 'The same weekday of last week, until the same time.' }),
  lastWeekWhole: figures.meta({ description: 'The same weekday of last week, as a whole.' }),
});

export type Board = z.infer<typeof boardSchema>;

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/board',
  summary: 'What there is to do for the asking role, the longest past due first, and the sales of today',
  who: 'staff',
  tag: 'Staff: orders',
  response: boardSchema,
});

const moneySchema = z.object({
  couriers: z
    .array(z.object({ courier: z.string(), open: z.number() }))
    .meta({ description: 'Cash in rupees that each courier collected and has not paid.' }),
  refunds: z.object({ count: z.int(), amount: z.number() }).meta({ description: 'Refunds due, in rupees.' }),
});

export type MoneyDue = z.infer<typeof moneySchema>;

const getMoney = defineEndpoint({
  method: 'GET',
  path: '/api/admin/board/money',
  summary: 'The money that couriers keep and that customers get back',
  who: 'staff',
  tag: 'Staff: orders',
  response: moneySchema,
});

export const endpoints = { get, getMoney };

/** 100 → `99+` */
export function shownCount(count: number): string {
  return count > maxCounted ? `${maxCounted}+` : String(count);
}
