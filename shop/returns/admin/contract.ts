import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { overruleReason } from '#platform/admin/overrule-reason.ts';
import { foundUnits, inspectedUnits } from '#shop/fulfilment/admin/inspection.ts';
import { named } from '#shop/orders/contract.ts';
import { askForm } from '../contract.ts';
import { payoutForm } from '../payout.ts';
import { returnReasonNames, returnRemedyNames } from '../reasons.ts';
import { returnStateNames } from '../states.ts';
import { returnsOfOrder, shownOfReturn, shownPickup } from './shown.ts';

const tag = 'Staff: returns';
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'Not a return.')
  .transform(Number);
const params = z.object({ id });

const listed = z.object({
  id: z.int(),
  orderNumber: z.string(),
  state: z.enum(returnStateNames),
  reason: z.enum(returnReasonNames),
  remedy: z.enum(returnRemedyNames),
  since: z.iso.datetime(),
  refundAmount: z.number().nullable().meta({ description: 'Rupees.' }),
  hasAccount: z.boolean().meta({ description: 'Whether the customer said where the refund goes.' }),
});

export type ListedReturn = z.infer<typeof listed>;

const state = z.enum(returnStateNames, 'Not a state.').optional();

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/returns',
  summary: 'Returns of a state, the longest in it first, or all, the newest first',
  who: 'staff',
  tag,
  query: z.object({ state, cursor: cursorField }),
  response: pageSchema(listed),
  refuses: [400],
});

const count = z.int('Please enter a whole number').min(0, 'At least 0').max(100_000);

const detail = shownOfReturn.extend({
  payoutHint: z.string().meta({ description: 'The end of the account. Empty for a packer.' }),
  orderNumber: z.string(),
  customerName: z.string(),
  expectedAmount: z.number().nullable().meta({ description: 'Rupees before the inspection.' }),
  askedBy: z.enum(['customer', 'staff']),
  events: z.array(z.object({ state: z.enum(returnStateNames), at: z.iso.datetime(), who: z.string() })),
  units: inspectedUnits.meta({ description: 'What to look for in the parcel, or what staff found.' }),
  payoutVersion: z.int(),
  needsColleague: z.boolean().meta({ description: 'Another person must agree before the payment.' }),
  isInvolved: z.boolean().meta({
    description:
      'The asking person asked for, inspected, shared the link or noted the account of the return, so a colleague pays.',
  }),
  isApproved: z.boolean(),
  mayPay: z.boolean().meta({ description: 'Whether the asking person may pay it now.' }),
  accountNotedBy: z
    .string()
    .nullable()
    .meta({ description: 'The staff member who noted the account for the customer.' }),
  pickup: shownPickup.nullable().meta({ description: 'The newest pickup of the parcel at the customer.' }),
  mayBook: z.boolean().meta({ description: 'Whether staff may arrange a pickup now.' }),
  fetchedBy: z
    .string()
    .nullable()
    .meta({ description: 'The courier of the shop that fetches returns. Null when none does.' }),
  mayInspect: z.boolean().meta({ description: 'Whether its products lie here, or may still come back.' }),
  withoutPickup: z.boolean().meta({ description: 'The customer keeps the products.' }),
  linkBeforeAccount: z
    .object({
      who: z.string(),
      at: z.iso.datetime(),
      accountAt: z.iso.datetime(),
      isChanged: z.boolean().meta({ description: 'Another account was named before.' }),
    })
    .nullable()
    .meta({
      description: 'The staff member who last fetched the customer’s link before the account was named.',
    }),
});

export type ReturnDetail = z.infer<typeof detail>;

const shared = { who: 'staff', tag, params, response: detail } as const;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/returns/{id}',
  summary: 'A return with its steps, photos and what to look for in the parcel',
  refuses: [404],
});

export const step = { ...shared, method: 'POST', refuses: [404, 409] } as const;

const approve = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/approve',
  summary: 'Approves a return; again changes nothing',
});

const refuse = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/refuse',
  summary: 'Refuses a return with words for the customer, until its inspection',
  body: z.object({
    answer: z.string().trim().min(3, 'Please say why, in words for the customer').max(300),
    reason: overruleReason,
  }),
  refuses: [400, 404, 409, 422],
});

const pickUp = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/pick-up',
  summary: 'Notes that the parcel is on its way back',
});

const refundLines = z.object({
  lines: z
    .array(z.object({ orderLineId: z.int(), refundedQuantity: count }))
    .min(1)
    .max(50),
});

export type RefundLines = z.infer<typeof refundLines>;

const refundWithoutPickup = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/without-pickup',
  summary: 'Makes the refund due while the customer keeps the products, and issues the credit note, once',
  body: refundLines,
  refuses: [400, 404, 409],
});

const notePayout = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/payout/note',
  summary: 'Notes the account that the customer said on the phone: sealed, shown by its end, told by email',
  body: z.object({ payout: payoutForm }),
  limit: { name: 'staff-payout-note', perUser: 60, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400, 404, 409],
});

const inspectForm = refundLines.extend({
  answer: z.string().trim().max(300).default('').meta({ description: 'Why nothing is refunded.' }),
  units: foundUnits,
});

export type InspectForm = z.infer<typeof inspectForm>;

const inspect = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/inspect',
  summary: 'Says what became of each unit: restocks sellable ones and issues the credit note, once',
  body: inspectForm.extend({ reason: overruleReason }),
  refuses: [400, 404, 409, 422],
});

const opened = z.object({ payoutVersion: z.int(), payout: payoutForm });
const showPayout = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/payout/show',
  summary: 'The whole account of a refund that is due, with the second factor again; logged',
  response: opened,
});

const seen = { payoutVersion: z.int().meta({ description: 'Of the account that the staff member saw.' }) };

const approvePayout = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/payout/approve',
  summary: 'Agrees to a large refund, so that another person may pay it',
  body: z.object(seen),
  refuses: [400, 404, 409],
});

const pay = defineEndpoint({
  ...step,
  path: '/api/admin/returns/{id}/payout/pay',
  summary: 'Notes that a refund was paid, once, with its entry in the cash',
  body: z.object({
    ...seen,
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/-]{4,60}$/, 'Please enter the number that the bank gave the payment'),
  }),
  refuses: [400, 404, 409],
});

const ofOrder = { who: 'staff', tag, params: named, response: returnsOfOrder } as const;

const getOrder = defineEndpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/admin/orders/{orderNumber}/returns',
  summary: 'What of a delivered order may be returned, and its returns',
  refuses: [404, 409],
});

const ask = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/returns',
  summary: 'Asks for a return for a customer; the same requestId again changes nothing',
  body: askForm,
  refuses: [400, 404, 409],
});

const sharedLink = z.object({
  url: z.string().meta({ description: 'Acts for the customer without a sign-in, for 60 days.' }),
  chat: z.string().nullable().meta({ description: 'A WhatsApp chat with the link. Null without a phone.' }),
});

export type SharedLink = z.infer<typeof sharedLink>;

const shareLink = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/returns/link',
  summary: "The customer's link to the returns of a delivered order; each access to the phone is logged",
  response: sharedLink,
  refuses: [404, 409],
});

export const endpoints = {
  list,
  get,
  approve,
  refuse,
  pickUp,
  refundWithoutPickup,
  inspect,
  notePayout,
  showPayout,
  approvePayout,
  pay,
  getOrder,
  ask,
  shareLink,
};
