import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { trackingScanSchema } from '#shop/shipping/contract.ts';
import { cancelBody, orderSchema } from '../contract.ts';

/** A shipment for anyone with its link: its town, without name, street, phone or products. */
export const trackedSchema = orderSchema
  .pick({
    orderNumber: true,
    state: true,
    placedAt: true,
    estimatedDeliveryDate: true,
    totalAmount: true,
    amountDue: true,
    paymentMode: true,
    waybill: true,
    waitsFor: true,
    rescueToken: true,
    events: true,
    courier: true,
  })
  .extend({
    city: z.string(),
    pincode: z.string(),
    scans: z.array(trackingScanSchema),
    mayJoinAccount: z.boolean().meta({ description: 'It was placed without an account and has none yet.' }),
  });

export type TrackedOrder = z.infer<typeof trackedSchema>;

const track = defineEndpoint({
  method: 'GET',
  path: '/api/track/{token}',
  summary: 'Where an order’s parcel is, by the signed link of a mail, for 60 days',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  response: trackedSchema,
  refuses: [404],
});

const joinAccount = defineEndpoint({
  method: 'POST',
  path: '/api/track/{token}/account',
  summary:
    'Adds an order without an account to mine, once: with the `accountToken` of its browser, or if I have the email that it was placed with',
  who: 'customer',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  body: z.object({ accountToken: z.string().max(120).optional() }),
  response: z.object({ orderNumber: z.string() }),
  refuses: [400, 401, 403, 404],
});

/** Goods, amounts and address are for the browser that ordered alone, since a tracking link is forwarded. */
const receiptSchema = orderSchema.pick({
  state: true,
  items: true,
  subtotal: true,
  amounts: true,
  totalAmount: true,
  amountDue: true,
  paymentMode: true,
  address: true,
  business: true,
  gift: true,
  returnToken: true,
  canCancel: true,
});

export type Receipt = z.infer<typeof receiptSchema>;

/** A POST, so that no log or address holds the `accountToken`. */
const receipt = defineEndpoint({
  method: 'POST',
  path: '/api/track/{token}/receipt',
  summary: 'Goods, amounts and address of an order without an account, for the browser that placed it',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  body: z.object({ accountToken: z.string().max(120) }),
  response: receiptSchema,
  limit: { name: 'order-receipts', perUser: 600, perNetwork: 6_000, windowSeconds: 600 },
  refuses: [400, 404],
});

const cancel = defineEndpoint({
  method: 'POST',
  path: '/api/track/{token}/cancel',
  summary:
    'Cancels an order without an account until it is handed to the courier, for the browser that placed it; again gives the cancelled order',
  who: 'anyone',
  tag: 'Orders',
  params: z.object({ token: z.string().max(120) }),
  body: cancelBody.extend({ accountToken: z.string().max(120) }),
  response: receiptSchema,
  limit: { name: 'guest-cancels', perUser: 60, perNetwork: 600, windowSeconds: 600 },
  refuses: [400, 404, 409],
});

export const endpoints = { track, joinAccount, receipt, cancel };

export const linkRefusals = {
  notYours: () =>
    new Refusal(
      'not_your_order',
      403,
      'Please open the link of the page that you saw after ordering, or log in with the email of the order.',
    ),
  linkOver: () => new Refusal('link_over', 404, 'This link is not one of ours, or its time is over.'),
  notDelivered: () =>
    new Refusal('not_delivered', 409, 'This order was not delivered, so it cannot be reviewed.'),
};
