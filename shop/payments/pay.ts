import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';

const payNow = z.object({
  offer: z
    .object({
      amount: z.number().meta({ description: 'Rupees to pay by UPI, with the saving.' }),
      saving: z.number().meta({ description: 'Rupees that it saves. 0 without a saving.' }),
    })
    .nullable()
    .meta({ description: 'Null while the shop or the order takes no payment before the parcel leaves.' }),
  payment: z
    .object({
      state: z.enum(['waiting', 'paid', 'failed', 'over', 'goes back']),
      amount: z.number(),
      until: z.iso.datetime().nullable().meta({ description: 'When the code and the link end.' }),
      code: z.string().nullable().meta({ description: 'An SVG to scan with another device.' }),
      link: z.string().nullable().meta({ description: 'Opens a UPI app on the phone that shows it.' }),
      upiId: z
        .string()
        .nullable()
        .meta({ description: 'The UPI ID to copy, where the shop looks into its bank account itself.' }),
      mayOpenApp: z.boolean().meta({
        description:
          'Whether a link can be asked for. Apps decline a link to a UPI ID that is no merchant’s.',
      }),
      message: z.string().nullable().meta({ description: 'Why it failed.' }),
    })
    .nullable()
    .meta({ description: 'The newest try of the customer to pay.' }),
  wait: z
    .object({
      until: z.iso.datetime().nullable().meta({ description: 'When it ends. Null once it has ended.' }),
    })
    .nullable()
    .meta({
      description:
        'An order that waits for its payment, or whose wait has ended. It may be turned to cash. Null for every other.',
    }),
});

export type PayNow = z.infer<typeof payNow>;

const ofCustomer = {
  path: '/api/orders/{orderNumber}/payment',
  who: 'customer',
  tag: 'Payments',
  params: z.object({ orderNumber: z.string().max(60) }),
  response: payNow,
} as const;

/** For guests, and for each customer from an email. The link shows amounts and states, and no customer. */
const ofLink = {
  path: '/api/track/{token}/payment',
  who: 'anyone',
  tag: 'Payments',
  params: z.object({ token: z.string().max(120) }),
  response: payNow,
} as const;

const showBody = z.object({
  show: z.enum(['code', 'link']).meta({ description: 'A code for another device, or a link on a phone.' }),
});

const lookLimit = { name: 'look-at-payment', perUser: 1_200, perNetwork: 30_000, windowSeconds: 600 };
const beginLimit = { name: 'begin-payment', perUser: 30, perNetwork: 2_000, windowSeconds: 600 };

const look = defineEndpoint({
  ...ofCustomer,
  method: 'GET',
  summary: 'Whether one of my orders may be paid by UPI now, and where its payment is',
  limit: lookLimit,
  refuses: [401, 404],
});

const begin = defineEndpoint({
  ...ofCustomer,
  method: 'POST',
  summary: 'Begins to pay one of my orders by UPI; again gives the same payment while it waits',
  body: showBody,
  limit: beginLimit,
  refuses: [400, 401, 404, 409, 503],
});

const lookByLink = defineEndpoint({
  ...ofLink,
  method: 'GET',
  summary: 'Whether the order of a tracking link may be paid by UPI now, and where its payment is',
  limit: lookLimit,
  refuses: [404],
});

const beginByLink = defineEndpoint({
  ...ofLink,
  link: 'track',
  method: 'POST',
  summary: 'Begins to pay the order of a tracking link by UPI; again gives the same payment while it waits',
  body: showBody,
  limit: beginLimit,
  refuses: [400, 404, 409, 503],
});

const turnToCash = defineEndpoint({
  ...ofCustomer,
  path: '/api/orders/{orderNumber}/payment/cash',
  method: 'POST',
  summary: 'Turns one of my orders that waits for its payment, or waited in vain, to cash on delivery',
  limit: { name: 'turn-to-cash', perUser: 30, perNetwork: 2_000, windowSeconds: 600 },
  refuses: [401, 404, 409],
});

const turnToCashByLink = defineEndpoint({
  ...ofLink,
  link: 'track',
  path: '/api/track/{token}/payment/cash',
  method: 'POST',
  summary:
    'Turns the order of a tracking link that waits for its payment, or waited in vain, to cash on delivery',
  limit: { name: 'turn-to-cash-by-link', perUser: 30, perNetwork: 300, windowSeconds: 600 },
  refuses: [404, 409],
});

export const endpoints = { look, begin, lookByLink, beginByLink, turnToCash, turnToCashByLink };

export const payRefusals = {
  takesNone: () =>
    new Refusal(
      'takes_no_payment',
      409,
      'This order takes no payment by UPI any more. Please load the page again.',
    ),
  offerUsed: () =>
    new Refusal(
      'offer_used',
      409,
      'An offer of this order is used up or was used again, so it cannot be placed as it was. Please order again.',
    ),
  nothingDue: () =>
    new Refusal('nothing_due', 409, 'Nothing is due for this order, so please choose cash on delivery.'),
  subscriptionInCash: () =>
    new Refusal(
      'subscription_in_cash',
      409,
      'Deliveries of a subscription are paid at the door. Please choose cash on delivery, or buy it once.',
    ),
  providerAway: () =>
    new Refusal(
      'provider_away',
      503,
      'UPI does not answer at the moment. Your order is safe: try again later, or pay when it arrives.',
      { retryAfterSeconds: 30 },
    ),
};
