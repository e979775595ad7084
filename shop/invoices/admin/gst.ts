import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { sheetLabels, type Sheets } from '../gst/sheets.ts';
import { monthField } from './documents.ts';

const tag = 'Staff: GST';
const who = 'staff';

/** CGST Rules, rules 59 and 62. */
export const noReturnWords =
  'GSTR-1 is the return of a regular seller. The documents of this month charge no GST. A composition seller files CMP-08 each quarter and GSTR-4 each year, and a seller who is not registered files no return.';

/** Why some documents of a month are in no sheet. */
export const leftOutWords = (count: number) =>
  `${count.toLocaleString('en-IN')} documents of this month are of a seller who charged no GST. No sheet of GSTR-1 holds them. The register does.`;

export const refusals = {
  notOver: () => new Refusal('month_not_over', 409, 'This month is not over. More documents may come.'),
  closed: () => new Refusal('month_closed', 409, 'This month is closed as filed.'),
  twoGstins: (gstins: string[]) =>
    new Refusal(
      'two_gstins',
      409,
      `This month has documents of ${gstins.join(' and ')}. A return is of one GSTIN. Sort the documents by hand with your accountant.`,
    ),
  notRegular: () => new Refusal('no_gstr_1', 409, noReturnWords),
  notBalanced: () =>
    new Refusal('not_balanced', 409, 'Documents and sheets differ. Please tell the makers of the shop.'),
};

const rupees = z.number().meta({ description: 'Rupees' });
const sheet = z.enum(Object.keys(sheetLabels) as [keyof Sheets, ...(keyof Sheets)[]]);

const taxesSchema = z.object({ igst: rupees, cgst: rupees, sgst: rupees });

const monthSchema = z.object({
  month: z.string(),
  isOver: z.boolean(),
  invoices: z.int(),
  creditNotes: z.int(),
  compared: z.array(z.object({ label: z.string(), documents: rupees, sheets: rupees })),
  isBalanced: z.boolean(),
  untaxed: z.int().meta({ description: 'Documents of a seller who charged no GST. No sheet holds them.' }),
  isOfRegular: z.boolean().meta({
    description: 'Whether the month has a return. That of a composition or unregistered seller has none.',
  }),
  tool: z
    .array(
      z.object({
        place: z.string(),
        percent: z.number(),
        taxable: rupees,
        documents: taxesSchema,
        tool: taxesSchema,
      }),
    )
    .meta({
      description:
        'Places of supply and rates where the offline tool works out other taxes than the documents have, since it multiplies the sum by the rate.',
    }),
  missingNumbers: z.int(),
  headingsOfManyRates: z.array(z.string()).meta({
    description:
      'Headings with several rates. The offline tool keeps the last row of such a heading in a CSV file.',
  }),
  unknownCodes: z
    .array(
      z.object({
        hsn: z.string(),
        nearest: z.array(z.string()),
        goods: z.array(z.string()),
        documents: z.array(z.string()),
        count: z.int(),
      }),
    )
    .meta({
      description:
        'Codes that the customs tariff, as the shop has read it, lacks, with their goods and documents. None for a closed month.',
    }),
  toolVersion: z.string().meta({
    description: 'The version of the offline tool that the files follow.',
  }),
  sheets: z.array(z.object({ sheet, rows: z.array(z.array(z.string())), count: z.int() })).meta({
    description: 'The header and the first 100 rows of each sheet. The files hold all.',
  }),
  closed: z.object({ at: z.iso.datetime(), who: z.string() }).nullable(),
});

export type GstMonth = z.infer<typeof monthSchema>;

const params = z.object({ month: monthField });

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/gst/{month}',
  summary:
    'The GSTR-1 sheets of a month from its documents, compared to the paisa; a closed month as it was filed',
  who,
  tag,
  params,
  response: monthSchema,
  refuses: [400],
});

const close = defineEndpoint({
  method: 'POST',
  path: '/api/admin/gst/{month}/close',
  summary: 'Stores the sheets of a past month as filed. They never change again',
  who,
  tag,
  params,
  response: monthSchema,
  refuses: [400, 409],
});

const getSheet = defineEndpoint({
  method: 'GET',
  path: '/api/admin/gst/{month}/{sheet}',
  summary: 'A sheet as CSV, with the headers of the portal’s offline tool',
  who,
  tag,
  params: z.object({ month: monthField, sheet }),
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'gst-sheets', perUser: 120, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400, 409],
});

const getReturn = defineEndpoint({
  method: 'GET',
  path: '/api/admin/gst/{month}/return.json',
  summary: 'The return of a month as JSON for the upload, as the portal’s offline tool writes it',
  who,
  tag,
  params,
  media: 'application/octet-stream',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  limit: {
    name: 'gst-returns',
    perUser: 120,
    perNetwork: 600,
    windowSeconds: 3_600,
  },
  refuses: [400, 409],
});

export const endpoints = { get, close, getReturn, getSheet };
