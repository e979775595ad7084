import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';

const tag = 'Staff: customers';

const listed = z.object({
  id: z.int().nullable().meta({ description: 'Null for a customer without an account.' }),
  name: z.string(),
  orderNumber: z
    .string()
    .nullable()
    .meta({ description: 'The newest order of a customer without an account.' }),
  orders: z
    .int()
    .meta({ description: 'All orders of the customer, by the account, or by the phone without one.' }),
});

export type ListedCustomer = z.infer<typeof listed>;

/** Returns the page of a customer. Without an account it is the list of their orders, or their only one. */
export function pathOfCustomer({ id, orderNumber, orders }: ListedCustomer): string {
  if (id !== null) return `/admin/customers/${id}`;
  return orders === 1 ? `/admin/orders/${orderNumber}` : `/admin/orders?customerOf=${orderNumber}`;
}

/** A POST, since it may hold a phone number or an email. */
const search = defineEndpoint({
  method: 'POST',
  path: '/api/admin/customers/search',
  summary:
    'Customers by name, whole email, whole phone or order number. The owner also lists all, the newest first. A search for a phone or an email is a logged access',
  who: 'staff',
  tag,
  body: z.object({ q: z.string().trim().max(254).optional(), cursor: cursorField }),
  response: pageSchema(listed),
  limit: { name: 'staff-customers', perUser: 600, perNetwork: 3_000, windowSeconds: hourSeconds },
  refuses: [400],
});

const row = z.object({
  text: z.string(),
  at: z.iso.datetime().nullable(),
  to: z.string().nullable().meta({ description: 'The staff page about it.' }),
});

const section = z.object({
  title: z.string(),
  rows: z.array(row),
  more: z.int().meta({ description: 'How many older rows are left out.' }),
});

export type CustomerRow = z.infer<typeof row>;
export type CustomerSection = z.infer<typeof section>;

const shown = z.object({
  id: z.int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  since: z.iso.datetime(),
  sections: z.array(section),
});

export type ShownCustomer = z.infer<typeof shown>;

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/customers/{id}',
  summary: 'A customer with contact, and what each module knows; each access is logged',
  who: 'staff',
  tag,
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'Not a customer.')
      .transform(Number),
  }),
  response: shown,
  limit: { name: 'staff-customer-page', perUser: 240, perNetwork: 2_400, windowSeconds: hourSeconds },
  refuses: [404],
});

export const endpoints = { search, get };

export const customerRefusals = {
  notFound: () => new Refusal('customer_not_found', 404, 'There is no such customer.'),
};
