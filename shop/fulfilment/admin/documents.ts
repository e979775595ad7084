import { z } from 'zod';
import { maxSelected } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';

const shared = { who: 'staff', tag: 'Staff: packing' } as const;
const root = '/api/admin/parcel-papers';

/** Documents that a job draws for many orders. */
export const documentKinds = {
  labels: { label: 'Labels', file: 'labels' },
  contents: { label: 'Packing slips', file: 'packing-slips' },
  pick_list: { label: 'Pick list', file: 'pick-list' },
  hand_over: { label: 'Manifest and invoices', file: 'hand-over' },
} as const;

/** The documents for orders to pack. Those of a hand-over belong to its list. */
export const packingDocumentKinds = [
  'labels',
  'contents',
  'pick_list',
] as const satisfies readonly DocumentKind[];

export type DocumentKind = keyof typeof documentKinds;

const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

export type DocumentState = 'waiting' | 'done' | 'failed';

const orderNumbers = z.array(z.string().max(20)).max(maxSelected, `Choose at most ${maxSelected} orders.`);

export const documentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(documentKindNames),
  state: z.enum(['waiting', 'done', 'failed']),
  done: z.int().meta({ description: 'Orders that are drawn or left out.' }),
  total: z.int(),
  problems: z.array(z.object({ orderNumber: z.string(), problem: z.string() })),
});

export type ParcelDocument = z.infer<typeof documentSchema>;

/** Labels on a sheet of A4, for a printer without rolls. */
export const sheetSizes = [2, 4] as const;

export const labelSheetSchema = z
  .object({
    labels: z.literal(sheetSizes).meta({ description: 'Labels on a sheet of A4.' }),
    start: z.int().min(1).max(4).meta({ description: 'The first free place of the first sheet.' }),
  })
  .refine(({ labels, start }) => start <= labels, {
    path: ['start'],
    message: 'The sheet has no such place.',
  });

export type LabelSheet = z.infer<typeof labelSheetSchema>;

/** Returns the sheet and the place of the label at a position, both from 1. */
export function placeOfLabel(
  { labels, start }: LabelSheet,
  position: number,
): { sheet: number; place: number } {
  const at = start - 1 + position;
  return { sheet: Math.floor(at / labels) + 1, place: (at % labels) + 1 };
}

const named = z.object({ id: z.uuid() });

const request = defineEndpoint({
  ...shared,
  method: 'POST',
  path: root,
  summary:
    'Asks for a PDF for up to 200 orders; the id is the client’s, and a repeated request makes no second PDF',
  body: z.object({
    id: z.uuid(),
    kind: z.enum(packingDocumentKinds),
    sheet: labelSheetSchema.optional().meta({
      description: 'Labels on sheets of A4; a pick list names the place of each. Absent for one a page.',
    }),
    orders: z.union([
      z.strictObject({ ids: orderNumbers.min(1, 'Choose an order first') }),
      z.strictObject({ matching: z.object({}), except: orderNumbers.default([]) }).meta({
        description: 'The oldest 200 orders to pack.',
      }),
    ]),
  }),
  response: documentSchema,
  refuses: [400, 404, 409],
});

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/{id}`,
  summary: 'How far a PDF is, and which orders it leaves out',
  params: named,
  response: documentSchema,
  refuses: [404],
});

const file = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/{id}/file.pdf`,
  summary: 'The PDF, for a day; labels and packing slips name the recipient',
  params: named,
  media: 'application/pdf',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404, 409],
});

export const endpoints = { request, get, file };

export const refusals = {
  unknownDocument: () =>
    new Refusal('unknown_paper', 404, 'This PDF is older than a day. Please print it again.'),
  notDrawnYet: () => new Refusal('not_drawn_yet', 409, 'The PDF is not ready yet.'),
  nothingHandedOver: () => new Refusal('nothing_handed_over', 409, 'No parcel of this list was handed over.'),
  otherRequest: () => new Refusal('other_request', 409, 'This id belongs to another PDF.'),
};
