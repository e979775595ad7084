import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { orderId } from '#shop/orders/body/place-order-body.ts';
import { named } from '#shop/orders/contract.ts';
import { replacementReasonNames } from '#shop/orders/replacement.ts';
import { orderStateNames } from '#shop/orders/states.ts';
import { linesForm } from '../contract.ts';

const shared = { who: 'staff', tag: 'Staff: returns', params: named } as const;

const offer = z.object({
  orderNumber: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.int(),
      productName: z.string(),
      imageUrl: z.string(),
      ordered: z.int(),
      left: z.int().meta({ description: 'Units that no return and no replacement has.' }),
    }),
  ),
  returns: z
    .array(
      z.object({
        id: z.int(),
        lines: z.array(z.object({ orderLineId: z.int(), productName: z.string(), quantity: z.int() })),
      }),
    )
    .meta({ description: 'Open returns, which a replacement of all their lines ends.' }),
  replacements: z.array(
    z.object({
      orderNumber: z.string(),
      state: z.enum(orderStateNames),
      placedAt: z.iso.datetime(),
      isGivenUp: z.boolean().meta({ description: 'Staff have freed its units for a refund.' }),
      mayGiveUp: z.boolean(),
      units: z.int(),
    }),
  ),
});

export type ReplacementOffer = z.infer<typeof offer>;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/orders/{orderNumber}/replacements',
  summary: 'What of a delivered order may be sent again without a price, and its replacements',
  response: offer,
  refuses: [404, 409],
});

const replacementForm = z.object({
  orderId: orderId.meta({ description: 'Of the replacement. The same id again gives the first answer.' }),
  reason: z.enum(replacementReasonNames, 'Please choose a reason'),
  note: z
    .string()
    .trim()
    .max(500, 'Please use at most 500 characters')
    .default('')
    .meta({ description: 'For staff alone.' }),
  lines: linesForm,
  returnId: z
    .int()
    .nullable()
    .default(null)
    .meta({ description: 'An open return of the order, which this replacement ends.' }),
});

export type ReplacementForm = z.infer<typeof replacementForm>;

const send = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/replacements',
  summary:
    'Sends goods of a delivered order again, with nothing to pay; the same orderId again sends nothing',
  body: replacementForm,
  response: z.object({ orderNumber: z.string().meta({ description: 'Of the replacement.' }) }),
  refuses: [400, 404, 409, 422],
});

const giveUp = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/replacements/give-up',
  summary:
    'Says that a delivered replacement failed too, so that its units may be refunded; again changes nothing',
  response: offer.meta({ description: 'Of the first order.' }),
  refuses: [404, 409],
});

export const endpoints = { get, send, giveUp };

export const refusals = {
  notDelivered: (isLost: boolean) =>
    new Refusal(
      'not_delivered',
      409,
      isLost
        ? 'The customer paid nothing for this order, since the courier lost it. Place an order by phone, which is paid at the door.'
        : 'Only goods of a delivered order are sent again, since nothing was paid for any other.',
    ),
  tooManyUnits: () =>
    new Refusal(
      'too_many_units',
      409,
      'More than was bought and not yet replaced, refunded or asked back. Reload the page.',
    ),
  wholeReturn: () =>
    new Refusal(
      'whole_return',
      409,
      'A replacement ends its return, so it must send all that the return names. Or refuse the return first.',
    ),
  colleagueNeeded: () =>
    new Refusal(
      'colleague_needed',
      409,
      'A replacement of this worth needs another person. One of you asks for the return or approves it, and the other one sends the replacement for it. The limit counts what you paid and sent in 24 hours, and all refunds and replacements of the order.',
    ),
  involved: () =>
    new Refusal(
      'involved',
      409,
      'You asked for this return or shared its link. A colleague who did not must send the replacement.',
    ),
  ownRecipient: () =>
    new Refusal(
      'own_recipient',
      409,
      'You sent this replacement, and its worth needs two people. A colleague changes where it goes.',
    ),
  notGivenUp: () =>
    new Refusal(
      'not_given_up',
      409,
      'Only a delivered replacement can be given up. Cancel one that has not left.',
    ),
};
