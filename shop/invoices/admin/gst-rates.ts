import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line } from '#platform/forms.ts';
import { legalPercents } from '../rates/legal-percents.ts';

const tag = 'Staff: GST';
const who = 'staff';

/** The page shows so many rows of the shop. A search narrows them. */
export const maxShippedRows = 60;

const rowShape = {
  hsn: z.string(),
  goods: z.string().meta({ description: 'The goods of the row. Empty for all goods of its heading.' }),
  percent: z.number(),
  from: z.iso.date(),
  until: z.iso.date().nullable().meta({ description: 'The first day without this row.' }),
  law: z.string(),
  holds: z.enum(['now', 'later', 'before']),
};

const shippedSchema = z.object({ id: z.string(), ...rowShape });

const ownSchema = z.object({
  id: z.int(),
  ...rowShape,
  isWhole: z.boolean().meta({ description: 'Whether it is for every good of its heading.' }),
  products: z.int().meta({ description: 'Products that take a row of its heading on its first day.' }),
  longer: z.array(z.string()).meta({
    description: 'Longer headings below it that have rows of their own on its first day, and keep them.',
  }),
  version: z.int().meta({ description: 'Sent when it is taken back.' }),
});

export type ShippedRate = z.infer<typeof shippedSchema>;
export type OwnRateRow = z.infer<typeof ownSchema>;

const ratesSchema = z.object({
  today: z.iso.date(),
  own: z.array(ownSchema).meta({ description: 'The rows that the owner added, the newest first.' }),
  shipped: z.array(shippedSchema),
  total: z.int().meta({ description: `Shipped rows that match. The list holds at most ${maxShippedRows}.` }),
  sources: z.array(
    z.object({ notification: z.string(), from: z.iso.date(), source: z.string(), read: z.string() }),
  ),
});

export type GstRates = z.infer<typeof ratesSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/gst-rates',
  summary: 'The rates of GST by heading and day: the rows that the shop ships, and those of the owner',
  who,
  tag,
  query: z.object({
    q: z
      .string()
      .max(80)
      .default('')
      .meta({ description: 'The beginning of a heading, or words of the goods.' }),
  }),
  response: ratesSchema,
});

export const newRateSchema = z.object({
  hsn: z.string().trim().min(1, 'Give the heading.').max(20, 'A heading has 4, 6 or 8 digits.'),
  goods: line('The description', 120),
  isWhole: z.boolean().meta({ description: 'For every good of the heading, or only for these goods.' }),
  percent: z.number().meta({ description: `One of ${legalPercents.join(', ')}.` }),
  from: z.iso
    .date('Give the first day.')
    .meta({ description: 'Tomorrow or later. Today for a heading without a rate.' }),
  law: line('The notification', 200),
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/admin/gst-rates',
  summary: 'Adds a row from a day on. A heading that has a rate keeps it until then',
  who,
  tag,
  body: newRateSchema,
  response: z.object({ id: z.int() }),
  refuses: [400, 409],
});

const takeBack = defineEndpoint({
  method: 'POST',
  path: '/api/admin/gst-rates/{id}/take-back',
  summary: 'Takes a row of the owner back that is not in force yet',
  who,
  tag,
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  body: z.object({ version: z.int().min(0) }),
  response: z.object({ id: z.int() }),
  refuses: [404, 409],
});

const headingSchema = z.object({
  hsn: z.string(),
  goods: z.string(),
  rates: z.string().meta({ description: '5 % or 18 %' }),
});

export type Heading = z.infer<typeof headingSchema>;

const findHeadings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/gst-headings',
  summary: 'Headings of the customs tariff (HSN) by words of the goods, with the rates of today',
  who,
  tag,
  query: z.object({ q: z.string().trim().max(80).default('') }),
  response: z.object({ headings: z.array(headingSchema) }),
});

export const endpoints = { list, add, takeBack, findHeadings };

export const rateMessages = {
  added: (day: string) => `The row is in the table. It holds from ${day}.`,
  takenBack: 'The row is taken back.',
};
