import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';
import { amountDueSchema } from '#shop/payments/contract.ts';
import { redeliveryActs, redeliveryStates } from './redelivery-acts.ts';

/** The courier's task after a failed delivery. A correction keeps pincode and city, which the label names. */
export const redeliveryForm = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('try_again') }),
  z.strictObject({ act: z.literal('another_day'), day: dayWith('Please choose a day') }),
  z
    .strictObject({
      act: z.literal('correct'),
      phone: mobileNumber.optional(),
      addressLine: line('Address', 700).optional(),
    })
    .refine(({ phone, addressLine }) => phone !== undefined || addressLine !== undefined, {
      path: ['phone'],
      message: 'Please correct the phone or the address',
    }),
  z.strictObject({ act: z.literal('give_up') }),
]);

export type RedeliveryForm = z.infer<typeof redeliveryForm>;

export const redeliverySchema = z.object({
  act: z.enum(redeliveryActs),
  day: z.string().nullable(),
  changes: z.array(z.enum(['phone', 'addressLine'])),
  state: z.enum(redeliveryStates).meta({ description: '`by_hand`: staff tell the courier.' }),
  answer: z.string().nullable().meta({ description: 'Why the courier refused, in its words.' }),
});

export type MadeRedelivery = z.infer<typeof redeliverySchema>;

const token = z.string().max(120);

/** For anyone with the link: no name, phone or address. */
const linkedSchema = z.object({
  orderNumber: z.string(),
  amountDue: amountDueSchema,
  why: z.string().nullable().meta({ description: 'What the courier said about the failed try.' }),
  days: z.array(z.iso.date()).meta({ description: 'The days that the courier may be asked for.' }),
  done: redeliverySchema.nullable().meta({ description: 'What was asked for after this try.' }),
});

export type LinkedTry = z.infer<typeof linkedSchema>;

const tag = 'Orders';
const limit = { name: 'order-link', perUser: 60, perNetwork: 600, windowSeconds: 600 } as const;

const read = defineEndpoint({
  method: 'GET',
  path: '/api/order-link/rescue',
  link: 'rescue',
  limit,
  summary: 'The failed delivery of an email’s signed link; changes nothing',
  who: 'anyone',
  tag,
  query: z.object({ token }),
  response: linkedSchema,
  refuses: [404, 429],
});

const act = defineEndpoint({
  method: 'POST',
  path: '/api/order-link/rescue',
  link: 'rescue',
  limit,
  summary: 'Answers a failed delivery by an email’s signed link, once, without signing in',
  who: 'anyone',
  tag,
  body: z.object({ token, answer: redeliveryForm }),
  response: linkedSchema,
  refuses: [400, 404, 409, 429],
});

export const endpoints = { read, act };

export const refusals = {
  tryOver: () =>
    new Refusal(
      'try_over',
      409,
      'The parcel moves again: it is out for delivery, on its way back, or has ended its way.',
    ),
  onItsWayBack: () => new Refusal('on_its_way_back', 409, 'The courier is already bringing the parcel back.'),
  unproved: () =>
    new Refusal(
      'unproved',
      409,
      'Please write to us or call us to correct it, since nobody has proved the email.',
    ),
  actOpen: () => new Refusal('act_open', 409, 'The courier was asked already after this try.'),
  dayNotOpen: () => {
    const message = 'The courier does not take this day. Please choose one of the list.';
    return new Refusal('day_not_open', 409, message, { fields: { day: message } });
  },
};
