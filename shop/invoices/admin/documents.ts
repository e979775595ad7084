import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { monthName } from '#platform/admin/months.ts';
import { Refusal } from '#platform/refusal.ts';
import { zipStates } from '../invoice.ts';

const tag = 'Staff: documents';
const who = 'staff';

export const documentKinds = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'delivery-challan': 'Delivery challan',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** The kinds that charge or take back tax of a supply. A challan does neither, and a voucher is about an advance, so no sum holds one. */
export const taxedKinds = ['invoice', 'credit-note'] as const satisfies DocumentKind[];

export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

export const refusals = {
  unknownDocument: () => new Refusal('not_found', 404, 'There is no such document.'),
  zipUnderWay: ({ month, done, total }: { month: string; done: number; total: number }) =>
    new Refusal(
      'zip_under_way',
      409,
      `The file of ${monthName(month)} is being made: ${done} of ${total} documents. One is made at a time. Please wait until it is done, or stop it where it was started.`,
    ),
  noDocuments: () => new Refusal('no_papers', 404, 'No document was issued in this month.'),
};

const kind = z.enum(documentKindNames);
export const monthField = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written as 2026-11.');

const documentSchema = z.object({
  id: z.int(),
  kind,
  number: z.string(),
  day: z.string(),
  orderNumber: z.string(),
  state: z.string().meta({ description: 'The place of supply.' }),
  total: z.number().meta({ description: 'Rupees' }),
});

export type ListedDocument = z.infer<typeof documentSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/papers',
  summary: 'Issued documents of one kind, the newest first',
  who,
  tag,
  query: z.object({
    cursor: cursorField,
    kind: kind.optional(),
    month: monthField.optional(),
    q: z.string().trim().max(20).optional().meta({ description: 'The number of a document or of an order.' }),
  }),
  response: pageSchema(documentSchema),
  refuses: [400],
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/papers/{kind}/{id}',
  summary: 'A document as PDF',
  who,
  tag,
  params: z.object({
    kind,
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'This is no document.')
      .transform(Number),
  }),
  media: 'application/pdf',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  limit: { name: 'single-papers', perUser: 300, perNetwork: 900, windowSeconds: 3_600 },
  refuses: [400, 404],
});

const zip = defineEndpoint({
  method: 'GET',
  path: '/api/admin/papers/{month}',
  summary:
    'The month for the accountant in one ZIP file: GSTR-1 sheets and return, register, and all documents as PDF',
  who,
  tag,
  params: z.object({ month: monthField }),
  query: z.object({
    id: z.uuid().optional().meta({ description: 'Names the file, to ask how far it is.' }),
  }),
  media: 'application/zip',
  response: z.custom<AsyncGenerator<Uint8Array>>(),
  limit: { name: 'paper-zips', perUser: 10, perNetwork: 30, windowSeconds: 3_600 },
  refuses: [400, 403, 404, 409],
});

const zipProgress = defineEndpoint({
  method: 'GET',
  path: '/api/admin/paper-zips/{id}',
  summary: 'How far the ZIP file of a month is, while it is sent',
  who,
  tag,
  params: z.object({ id: z.uuid() }),
  response: z.object({
    progress: z
      .object({ state: z.enum(zipStates), done: z.int(), total: z.int() })
      .nullable()
      .meta({ description: 'Documents. Null before the file begins.' }),
  }),
  refuses: [400],
});

export const endpoints = { list, get, zip, zipProgress };
