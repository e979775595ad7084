import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { accessKindNames } from '../access-kinds.ts';

const shared = { who: 'staff', tag: 'Staff: access log' } as const;

const accessSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string().meta({ description: 'The staff member, by the name at the time.' }),
  what: z.enum(accessKindNames),
  orderNumber: z.string().nullable().meta({ description: 'Null for an access to many orders or at none.' }),
  about: z.string().meta({ description: 'The object of an access without an order, such as a month.' }),
});

export type ListedAccess = z.infer<typeof accessSchema>;

const day = dayWith('Not a day.');

const accessLogQuery = z.object({
  q: z.string().trim().max(40).optional().meta({ description: 'A whole order number.' }),
  who: z
    .string()
    .regex(/^\d{1,9}$/, 'Not a number.')
    .transform(Number)
    .optional()
    .meta({ description: 'The user id of the staff member.' }),
  what: z.enum(accessKindNames).optional(),
  customer: z
    .string()
    .trim()
    .max(40)
    .optional()
    .meta({ description: 'The id of an account, or the number of any order: all looks at its customer.' }),
  from: day.optional().meta({ description: 'The first day, in India.' }),
  to: day.optional().meta({ description: 'The last day, in India.' }),
});

export type AccessLogQuery = z.infer<typeof accessLogQuery>;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/looks',
  summary: 'Who saw personal data of customers, newest first, 50 at a time',
  query: accessLogQuery.extend({ cursor: cursorField }),
  response: pageSchema(accessSchema),
  refuses: [400],
});

const filters = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/looks/filters',
  summary: 'The staff members in the access log',
  response: z.object({ authors: z.array(z.object({ value: z.string(), label: z.string() })) }),
});

export const endpoints = { list, filters };
