import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';

/** The kinds of a search over the staff side, in the order of their groups. */
export const foundKinds = {
  setting: 'Settings',
  page: 'Pages',
  order: 'Orders and parcels',
  document: 'Invoices',
  customer: 'Customers',
  product: 'Products',
  text: 'Texts of the shop',
  help: 'Help',
} as const;

export type FoundKind = keyof typeof foundKinds;

/** The browser knows the pages and their help itself. */
export const storedKinds = ['setting', 'order', 'document', 'customer', 'product', 'text'] as const;

/** Rows of a kind. A longer text finds the others. */
export const maxOfKind = 6;

export const minSought = 2;
export const maxSought = 100;

const foundSchema = z.object({
  kind: z.enum(storedKinds),
  title: z.string(),
  detail: z.string().meta({ description: 'What tells it from others of its name.' }),
  to: z.string().meta({ description: 'Its page of the staff side.' }),
  isWhole: z.boolean().meta({ description: 'Whether it has every word of the text.' }),
});

export type StoredRow = z.infer<typeof foundSchema>;

export type FoundRow = Omit<StoredRow, 'kind'> & { kind: FoundKind };

/** A POST, since the text may be a phone number or an email. */
const find = defineEndpoint({
  method: 'POST',
  path: '/api/admin/find',
  summary:
    'Orders, parcels, invoices, customers, products, settings and texts that a text names, as far as the role may see them. A phone or an email that finds somebody is a logged access',
  who: 'staff',
  tag: 'Staff: search',
  body: z.object({ q: z.string().trim().min(minSought).max(maxSought) }),
  response: z.object({ found: z.array(foundSchema) }),
  limit: { name: 'staff-find', perUser: 1_500, perNetwork: 7_500, windowSeconds: hourSeconds },
  refuses: [400],
});

export const endpoints = { find };

/** Leaves out what has only some words of the text when anything has all of them. */
export function bestRows(found: readonly FoundRow[]): FoundRow[] {
  const whole = found.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : [...found];
}
