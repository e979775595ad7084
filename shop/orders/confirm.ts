import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';
import { amountDueSchema } from '#shop/payments/contract.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import { orderStateNames } from './states.ts';

/** A customer may choose a day until this many days after the earliest one. */
export const maxLaterDays = 7;

export const correctedFields = z.object({
  name: line('Name', 120),
  phone: mobileNumber,
  addressLine: line('Address', 700),
  city: line('City', 120),
  state: z.enum(stateChoices, 'Please choose a state from the list'),
  pincode: pincodeField,
});

export type CorrectedFields = z.infer<typeof correctedFields>;

const waitingSchema = z.object({
  version: z.int().meta({ description: 'Goes back with the answer, so that it is about what was shown.' }),
  amountDue: amountDueSchema,
  items: z.array(z.object({ sku: z.string(), productName: z.string(), quantity: z.int() })),
  fields: correctedFields.extend({ state: z.string() }),
  days: z.array(z.iso.date()).meta({ description: 'Days that the customer may choose, the earliest first.' }),
});

const askedSchema = z.object({
  orderNumber: z.string(),
  state: z.enum(orderStateNames),
  sendOn: z.iso.date().nullable().meta({ description: 'The day when a confirmed order leaves, if later.' }),
  waiting: waitingSchema.nullable().meta({ description: 'Null once the order was confirmed or cancelled.' }),
});

export type AskedOrder = z.infer<typeof askedSchema>;
export type WaitingOrder = z.infer<typeof waitingSchema>;

const signed = z.string().max(120);
const shared = {
  who: 'anyone',
  tag: 'Orders',
  response: askedSchema,
  link: 'confirm-order',
  limit: { name: 'order-confirmation', perUser: 120, perNetwork: 6_000, windowSeconds: 600 },
} as const;

/** A POST, so that no cache, log or preview of a link holds what it shows. */
const look = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/order-confirmation/look',
  summary: 'What the signed link of an email asks to confirm; changes nothing',
  body: z.object({ token: signed }),
  refuses: [400, 404, 429],
});

const answer = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/order-confirmation',
  summary: 'Confirms, corrects or cancels an order that waits, once, by the signed link of an email',
  body: z.discriminatedUnion('act', [
    z.object({
      act: z.literal('confirm'),
      token: signed,
      version: z.int().min(0),
      fields: correctedFields.partial().optional(),
      keepState: keepStateField,
      day: dayWith('Not a day.').optional(),
    }),
    z.object({ act: z.literal('cancel'), token: signed }),
  ]),
  refuses: [400, 404, 409, 429],
});

export const endpoints = { look, answer };

export type Answer = z.infer<(typeof answer)['body']>;

export const refusals = {
  answered: () =>
    new Refusal('already_answered', 409, 'This order waits for no answer any more. Look in My Orders.'),
  gstinStays: () => {
    const problem =
      'This order has the GSTIN of a business, which is of the state before. Please write to us, and we change both together.';
    return new Refusal('gstin_stays', 400, problem, { fields: { state: problem } });
  },
  changedMeanwhile: () =>
    new Refusal(
      'order_changed',
      409,
      'The shop changed this order meanwhile. Please look at it and confirm again.',
    ),
  manyOfDomain: ({ name, domain }: { name: string; domain: string }) =>
    new Refusal(
      'many_of_domain',
      409,
      `Customers with an address at ${domain} have confirmed as much of ${name} as we keep for one mail host. Your order stays, and we call you. You can also write to us.`,
    ),
  dayTooFar: () =>
    new Refusal('day_too_far', 409, 'Please choose an earlier day.', {
      fields: { day: 'Please choose an earlier day.' },
    }),
};
