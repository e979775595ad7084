import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { payoutForm } from './payout.ts';
import { returnReasonNames, returnRemedyNames } from './reasons.ts';
import { maxReturnsOfOrder } from './rules.ts';
import { returnStateNames } from './states.ts';

export const linesForm = z
  .array(z.object({ orderLineId: z.int(), quantity: z.int().min(1).max(100_000) }))
  .min(1, 'Please choose what you return')
  .max(50);

export const note = z.string().trim().max(500, 'Please use at most 500 characters').default('');

const reason = z.enum(returnReasonNames, 'Please choose a reason');
const remedy = z.enum(returnRemedyNames);

export const askForm = z.object({
  requestId: z.uuid().meta({ description: 'The same id again gives the same return.' }),
  reason,
  remedy: remedy.default('refund'),
  note,
  lines: linesForm,
});

export type AskForm = z.infer<typeof askForm>;

/** A line of a delivered order, as far as it may be returned. */
export const returnableLine = z.object({
  orderLineId: z.int(),
  productName: z.string(),
  imageUrl: z.string(),
  ordered: z.int(),
  left: z.int().meta({ description: 'Units that no return has asked for.' }),
  refused: z
    .object({ fault: z.string().nullable(), change: z.string().nullable() })
    .meta({ description: 'Why it cannot be returned for a fault, or a change of mind. Null when it can.' }),
});

/** A return without an address that opens a file. */
export const returnFacts = z.object({
  id: z.int(),
  requestId: z.uuid(),
  state: z.enum(returnStateNames),
  reason,
  remedy,
  note: z.string(),
  answer: z.string().meta({ description: 'Why staff refused it.' }),
  requestedAt: z.iso.datetime(),
  since: z.iso.datetime(),
  lines: z.array(
    z.object({
      orderLineId: z.int(),
      productName: z.string(),
      quantity: z.int(),
      refundedQuantity: z.int().nullable().meta({ description: 'Null before the inspection.' }),
    }),
  ),
  photos: z.array(z.object({ id: z.int() })),
  refundAmount: z.number().nullable().meta({ description: 'Rupees.' }),
  payoutHint: z
    .string()
    .meta({ description: 'The end of the account. Empty before the customer names one.' }),
  refundedAt: z.iso.datetime().nullable(),
  reference: z.string(),
  creditNote: z.object({ number: z.string() }).nullable(),
});

export type ReturnFacts = z.infer<typeof returnFacts>;

const returnSchema = returnFacts.extend({
  photos: z.array(z.object({ id: z.int(), url: z.string() })),
  creditNote: z.object({ number: z.string(), url: z.string() }).nullable(),
});

export type Return = z.infer<typeof returnSchema>;

const lineOfCustomer = returnableLine.extend({
  refunds: z
    .array(z.number())
    .meta({ description: 'Rupees that come back for one unit, for two, and so on.' }),
});

export const returnsOfOrder = z.object({
  orderNumber: z.string(),
  deliveredOn: z.iso.date(),
  lastDay: z
    .object({ fault: z.iso.date(), change: z.iso.date().nullable() })
    .meta({ description: 'The last days to ask. Null where nobody may change their mind.' }),
  refundedBy: z
    .enum(['payout', 'same way'])
    .meta({ description: 'To an account that the customer names, or back the way it was paid.' }),
  refundDays: z.int().meta({ description: 'Working days until a refund, once the goods were checked.' }),
  refundOfRest: z
    .number()
    .meta({ description: 'Rupees that come back beside the lines when everything does.' }),
  lines: z.array(lineOfCustomer),
  returns: z.array(returnSchema),
});

export type ReturnsOfOrder = z.infer<typeof returnsOfOrder>;
export type ReturnableLine = z.infer<typeof returnableLine>;
export type LineOfCustomer = z.infer<typeof lineOfCustomer>;

const token = z.string().max(120).meta({ description: 'Of the signed link.' });

/** A POST, so that no cache, log or preview of a link holds what it shows. */
const shared = {
  method: 'POST',
  who: 'anyone',
  tag: 'Returns',
  response: returnsOfOrder,
  limit: { name: 'returns', perUser: 120, perNetwork: 6_000, windowSeconds: 600 },
} as const;

const linked = { ...shared, link: 'return' } as const;

const look = defineEndpoint({
  ...linked,
  path: '/api/returns/look',
  summary: 'What of a delivered order may be returned, and its returns, by a signed link; changes nothing',
  body: z.object({ token }),
  refuses: [400, 404, 429],
});

const ask = defineEndpoint({
  ...linked,
  path: '/api/returns',
  summary: 'Asks for a return by a signed link; the same requestId again changes nothing',
  body: askForm.extend({ token }),
  refuses: [400, 404, 409, 429],
});

const ofReturn = { token, returnId: z.int() };

const withdraw = defineEndpoint({
  ...linked,
  path: '/api/returns/withdraw',
  summary: 'Withdraws a return that was not picked up',
  body: z.object(ofReturn),
  refuses: [400, 404, 409, 429],
});

const setPayout = defineEndpoint({
  ...linked,
  path: '/api/returns/payout',
  summary: 'Says where the refund goes: UPI or a bank account. Stored sealed, shown by its end',
  body: z.object({ ...ofReturn, payout: payoutForm }),
  refuses: [400, 404, 409, 429],
});

const addPhoto = defineEndpoint({
  ...shared,
  path: '/api/returns/photos',
  summary: 'Adds a photo to a return that staff have not decided',
  form: z.object({
    token,
    returnId: z
      .string()
      .regex(/^\d{1,9}$/, 'Not a return.')
      .transform(Number),
  }),
  files: ['image'],
  limit: { name: 'return-photos', perUser: 30, perNetwork: 600, windowSeconds: 600 },
  refuses: [400, 404, 409, 413, 415, 429],
});

const byLink = { method: 'GET', who: 'anyone', tag: 'Returns', params: z.object({ token }) } as const;

const getPhoto = defineEndpoint({
  ...byLink,
  path: '/api/returns/photos/{token}',
  summary: 'A photo of a return, by a signed address that the customer gets for an hour',
  media: 'image/webp',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404],
});

const getCreditNote = defineEndpoint({
  ...byLink,
  path: '/api/returns/credit-notes/{token}',
  summary: 'The credit note of a return, by a signed address that the customer gets for an hour',
  media: 'application/pdf',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  link: 'return-credit-note',
  limit: { name: 'paper-links', perUser: 30, perNetwork: 600, windowSeconds: 600 },
  refuses: [404, 429, 503],
});

const refundSchema = z.object({
  id: z
    .union([z.int(), z.uuid()])
    .meta({ description: 'A number for a return, a UUID for a payment that goes back.' }),
  cause: z.enum(['return', 'double', 'late', 'ended', 'staff']).meta({
    description:
      'A return, a second or late payment, an order that ended without goods, or a decision of staff.',
  }),
  step: z.enum(['due', 'sent', 'paid', 'failed']).meta({
    description:
      'Owed, on its way, with the customer, or back from the bank, so that the shop pays it again.',
  }),
  orderNumber: z.string(),
  amount: z.number().meta({ description: 'Rupees.' }),
  isPaid: z.boolean(),
  at: z.iso
    .datetime()
    .meta({ description: 'When it was paid or failed, or since when it is due or on its way.' }),
  payoutHint: z.string().meta({
    description:
      'The end of the account, or that it is the one that paid. Empty before the customer names one.',
  }),
});

export type Refund = z.infer<typeof refundSchema>;

const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/returns/refunds',
  summary: "The customer's refunds, due and paid, the newest first",
  who: 'customer',
  tag: 'Returns',
  response: z.array(refundSchema),
});

export const endpoints = { listRefunds, look, ask, withdraw, setPayout, addPhoto, getPhoto, getCreditNote };

export const refusals = {
  notFound: () => new Refusal('return_not_found', 404, 'There is no such return.'),
  notDelivered: () => new Refusal('not_delivered', 409, 'Only a delivered order can be returned.'),
  isReplacement: (first: string) =>
    new Refusal(
      'is_replacement',
      409,
      `This order replaces goods of ${first} and cost nothing, so it is not returned. Please call us: we send it again, or pay back ${first}.`,
    ),
  otherRequest: () => new Refusal('other_request', 409, 'This request was already sent with other details.'),
  stillOpen: () =>
    new Refusal('return_open', 409, 'A return of this order is still open. Wait for it or withdraw it.'),
  tooMany: () =>
    new Refusal('too_many_returns', 409, `An order takes ${maxReturnsOfOrder} requests. Please call us.`),
  tooManyUnits: () =>
    new Refusal('too_many_units', 409, 'More than was ordered and not yet returned. Reload the page.'),
  notReturnable: (why: string) => new Refusal('not_returnable', 409, why),
  moved: (label: string) =>
    new Refusal('return_moved', 409, `This return changed meanwhile. It is now: ${label.toLowerCase()}.`),
  tooManyPhotos: () => new Refusal('too_many_photos', 409, 'This return has enough photos.'),
  noPhoto: () => new Refusal('no_photo', 400, 'Please choose a photo.'),
  noPayoutNow: () => new Refusal('no_payout_now', 409, 'This return takes no account now.'),
};
