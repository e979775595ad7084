import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { provider } from './contract.ts';

const tag = 'Staff: money';
const who = 'staff';

const rupees = z.number().meta({ description: 'Rupees' });
const monthField = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month such as 2026-11.');

const feesSchema = z.object({
  month: monthField,
  fees: z.array(z.object({ provider: z.string(), fee: rupees, tax: rupees, invoiceNumber: z.string() })),
});

export type MonthFees = z.infer<typeof feesSchema>;

const readFees = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/fees/{month}',
  summary: 'What each provider kept in a month: its fees, and the GST on them',
  who,
  tag,
  params: z.object({ month: monthField }),
  response: feesSchema,
  refuses: [400],
});

const nameInvoice = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/money/fees/{month}/{provider}',
  summary: 'Notes the number of a provider’s invoice about its fees of a month',
  who,
  tag,
  params: z.object({ month: monthField, provider }),
  body: z.object({ invoiceNumber: z.string().trim().max(40) }),
  response: feesSchema,
  refuses: [400],
});

export const sheets = ['tally.csv', 'zoho.csv'] as const;

const readSheet = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/fees/{month}/sheets/{sheet}',
  summary: 'The settlements of a month as balanced entries, as the import of Tally or Zoho Books takes them',
  who,
  tag,
  params: z.object({ month: monthField, sheet: z.enum(sheets) }),
  response: z.custom<Uint8Array>(),
  media: 'text/csv; charset=utf-8',
  limit: { name: 'money-sheets', perUser: 120, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400],
});

export const endpoints = { readFees, nameInvoice, readSheet };
