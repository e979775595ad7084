import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

const shared = { who: 'staff', tag: 'Staff: cash' } as const;

const rupees = z
  .number('Please enter an amount in rupees.')
  .min(0, 'An amount is not negative.')
  .max(10_000_000, 'At most ₹1,00,00,000.')
  .multipleOf(0.01, 'At most two digits after the point.');
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written as 2026-11.');
const courier = z.string().trim().min(1, 'Please choose a courier.').max(40);

/** The charges of a courier's invoice of a month, beside those in its files of cash. Without GST. */
const billSchema = z.object({
  courier,
  month,
  deliveries: rupees,
  returns: rupees,
  by: z.string(),
  at: z.iso.datetime(),
});

export type CourierBill = z.infer<typeof billSchema>;

const listSchema = z.object({
  couriers: z.array(z.string()).meta({ description: 'Couriers that a bill may be of.' }),
  bills: z.array(billSchema),
});

const listBills = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/cash/bills',
  summary: 'What the invoices of couriers charged in some months, as staff entered it',
  query: z.object({ from: month, to: month }),
  response: listSchema,
  refuses: [400],
});

const enterBill = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/admin/cash/bills/{month}/{courier}',
  summary: 'Enters what the invoice of a courier charged in a month. Two zeros take it away',
  params: z.object({ month, courier }),
  body: z.object({ deliveries: rupees, returns: rupees }),
  response: z.object({ month, courier }),
  refuses: [400],
});

export const endpoints = { listBills, enterBill };
