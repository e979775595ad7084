import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { paymentNeeds, paymentStateNames, refundCauseNames, refundStateNames } from '../payment-states.ts';

const tag = 'Staff: payments';
const who = 'staff';
const rupees = z.number().meta({ description: 'Rupees' });
const moment = z.iso.datetime();

export const shownPayments = ['tasks', 'waiting', 'all'] as const;

const listed = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  provider: z.string(),
  state: z.enum(paymentStateNames),
  amount: rupees,
  refunded: rupees.meta({ description: 'Rupees that are back with the customer, or under way.' }),
  createdAt: moment,
  need: z.enum(paymentNeeds).nullable(),
});

export type ListedPayment = z.infer<typeof listed>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payments',
  summary:
    'Payments by UPI with their state: those that need staff or wait, the oldest first, or all, the newest first',
  who,
  tag,
  query: z.object({
    cursor: cursorField,
    show: z.enum(shownPayments).optional(),
    q: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'An order number or a reference of a bank.' }),
  }),
  response: pageSchema(listed),
  refuses: [400],
});

const summary = z.object({
  days: z.int(),
  begun: z.int(),
  paid: z.int(),
  minutes: z
    .number()
    .nullable()
    .meta({ description: 'Half of the payments were paid within so many minutes.' }),
  late: z.int().meta({ description: 'Payments that came too late or twice, and went back.' }),
});

const sumUp = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payments/summary',
  summary: 'How many payments of the last 30 days were paid, how soon, and how many came too late',
  who,
  tag,
  response: summary,
});

const event = z.object({
  at: moment,
  state: z.enum(paymentStateNames),
  amount: rupees.nullable().meta({ description: 'Rupees of a refund.' }),
  note: z.string(),
  who: z.string(),
});

const refund = z.object({
  id: z.uuid(),
  amount: rupees,
  cause: z.enum(refundCauseNames),
  state: z.enum(refundStateNames),
  at: moment,
  act: z.enum(['pay', 'release']).nullable().meta({
    description: 'What staff do: pay it themselves, or send it although the refunds of the day are used up.',
  }),
  isGivenBack: z
    .boolean()
    .meta({ description: 'The bank gave it back, so staff pay it again and note the new reference.' }),
});

const shown = listed.extend({
  reference: z.string().nullable().meta({ description: 'The reference of the bank (UTR).' }),
  reason: z.string().nullable().meta({ description: 'Why the last try failed, in words.' }),
  askedAt: moment.nullable(),
  until: moment.nullable(),
  acts: z
    .array(z.enum(['ask', 'confirm', 'undo', 'count', 'send_back']))
    .meta({ description: 'What staff may do with it.' }),
  events: z.array(event),
  refunds: z.array(refund),
});

export type ShownPayment = z.infer<typeof shown>;

const response = z.object({ payments: z.array(shown) });

export type PaymentsOfOrder = z.infer<typeof response>;

const ofOrder = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{orderNumber}/payments',
  summary: 'The payments of an order with their events and refunds',
  who,
  tag,
  params: z.object({ orderNumber: z.string().max(20) }),
  response,
});

const uuid = z.object({ id: z.uuid() });
const limit = { name: 'staff-payments', perUser: 300, perNetwork: 2_000, windowSeconds: hourSeconds };
const act = { method: 'POST', who, tag, params: uuid, response, limit, refuses: [404, 409] } as const;
const reference = z.string().trim().max(40).meta({ description: 'The 12 digits of the bank (UTR).' });

const ask = defineEndpoint({
  ...act,
  path: '/api/admin/payments/{id}/ask',
  summary: 'Asks the provider about a payment now',
  refuses: [404, 409, 503],
});

const confirm = defineEndpoint({
  ...act,
  path: '/api/admin/payments/{id}/confirm',
  summary: "Confirms that a payment to the shop's own UPI ID arrived, by the reference of the bank",
  body: z.object({
    reference,
    amount: z.number().positive('Please enter the amount that arrived.').max(20_000_000),
  }),
  refuses: [400, 404, 409],
});

const undo = defineEndpoint({
  ...act,
  path: '/api/admin/payments/{id}/undo',
  summary: 'Takes back a payment that staff confirmed by mistake, before its parcel is packed',
});

const count = defineEndpoint({
  ...act,
  path: '/api/admin/payments/{id}/count',
  summary: 'Counts a payment for its order, whose items changed since it began',
});

const sendBack = defineEndpoint({
  ...act,
  path: '/api/admin/payments/{id}/send-back',
  summary: 'Sends the money of a payment back that pays no order',
});

const releaseRefund = defineEndpoint({
  ...act,
  path: '/api/admin/payment-refunds/{id}/release',
  summary: 'Sends a refund that is beyond the bound of its day',
});

const settleRefund = defineEndpoint({
  ...act,
  path: '/api/admin/payment-refunds/{id}/paid',
  summary: 'Notes that staff paid a refund themselves, with the reference of the bank',
  body: z.object({ reference }),
  refuses: [400, 404, 409],
});

export const endpoints = {
  list,
  sumUp,
  ofOrder,
  ask,
  confirm,
  undo,
  count,
  sendBack,
  releaseRefund,
  settleRefund,
};
