import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { formatPaise } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import { wireAddressSchema } from '#shop/addresses/contract.ts';
import { maxLines } from '#shop/cart/contract.ts';
import { paymentSchemas } from '#shop/payments/contract.ts';
import { parcelCourierSchema, trackingScanSchema } from '#shop/shipping/contract.ts';
import { giftSchema } from './body/gift.ts';
import { orderLineSchema } from './body/order-line.ts';
import { placedResponse, refusedResponse } from './body/placed-response.ts';
import { businessSchema, cashAlone, orderId, placeOrderBody } from './body/place-order-body.ts';
import { type CancelReason, cancelReasons, orderActors } from './order.ts';
import { waits } from './hold.ts';
import { orderGroups } from './state-record.ts';
import { orderStateNames } from './states.ts';

export type PlacedResponse = z.infer<typeof placedResponse>;

export const orderSummarySchema = z.object({
  orderNumber: z.string(),
  orderId: z.uuid(),
  state: z.enum(orderStateNames),
  placedAt: z.iso.datetime(),
  estimatedDeliveryDate: z.iso.date().nullable().meta({ description: 'Arrives by this day in India.' }),
  totalAmount: z.number(),
  ...paymentSchemas,
  waybill: z.string().nullable(),
  canCancel: z.boolean(),
  waitsFor: z
    .enum(waits)
    .nullable()
    .meta({ description: 'What a placed order waits for before the courier is asked.' }),
  replaces: z.string().nullable().meta({
    description: 'The order whose goods this one replaces without a price. Null for every other order.',
  }),
  rescueToken: z.string().nullable().meta({
    description: 'Opens the page that answers a failed delivery, while the courier takes an answer.',
  }),
  items: z.array(orderLineSchema),
});

export const orderSchema = orderSummarySchema.extend({
  subtotal: z.number(),
  amounts: z
    .array(z.object({ code: z.string(), name: z.string(), amount: z.number() }))
    .meta({ description: 'The amounts beside the items, in rupees; a saving is below zero.' }),
  discount: z.number().meta({ description: 'The savings in one sum.' }),
  platformFee: z.number().meta({ description: 'The charges in one sum.' }),
  sendOn: z.iso.date().nullable().meta({ description: 'The day when an order for a later day leaves.' }),
  confirmToken: z
    .string()
    .nullable()
    .meta({ description: 'Opens the page that confirms the order, while it waits for that.' }),
  confirmBy: z.iso.datetime().nullable().meta({
    description: 'When the order ends without a confirmation. Null without such an end.',
  }),
  waitsForStock: z.boolean().meta({ description: 'Its items are set aside only with the confirmation.' }),
  returnToken: z
    .string()
    .nullable()
    .meta({ description: 'Opens the page of the returns, once the order is delivered.' }),
  address: wireAddressSchema,
  business: businessSchema,
  gift: giftSchema,
  events: z.array(
    z.object({
      state: z.enum(orderStateNames),
      actor: z.enum(orderActors),
      at: z.iso.datetime(),
      note: z.string().nullable(),
    }),
  ),
  courier: parcelCourierSchema.nullable(),
  scans: z.array(trackingScanSchema).meta({ description: 'Where the courier saw the parcel, oldest first.' }),
});

export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;

export const named = z.object({ orderNumber: z.string().max(60) });

const place = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/create',
  summary:
    'Places an order in cash on delivery, or by UPI where the shop takes that at checkout; the same orderId again gives the first answer. Without a token only in a shop that sells without an account, and then to the same browser alone',
  who: 'customer',
  tag: 'Orders',
  body: placeOrderBody,
  response: placedResponse,
  refuses: [400, 401, 409, 422, 429, 503],
  refusal: refusedResponse,
});

const listQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'limit must be a number from 1 to 100')
    .transform(Number)
    .optional(),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, 'cursor is not one of ours')
    .transform(Number)
    .optional()
    .meta({ description: 'How many orders to pass over: what the Link header says.' }),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Part of an order number or of a product’s name.' }),
  is: z.enum(orderGroups, `is must be one of ${orderGroups.join(', ')}`).optional(),
  time: z
    .string()
    .regex(/^(30-days|6-months|20\d\d)$/, 'time must be 30-days, 6-months or a year')
    .optional(),
  orderId: orderId
    .optional()
    .meta({ description: 'Whether this orderId of mine was placed: a list of one, or of none.' }),
});

export type OrdersQuery = z.infer<typeof listQuery>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/orders',
  summary:
    'My orders, newest first; with limit and cursor one page of them, with Link and X-Total-Count headers',
  who: 'customer',
  tag: 'Orders',
  query: listQuery,
  response: z.array(orderSummarySchema),
  refuses: [401],
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}',
  summary: 'One of my orders with its address and what happened to it',
  who: 'customer',
  tag: 'Orders',
  params: named,
  response: orderSchema,
  refuses: [401, 404],
});

export const cancelBody = z.object({
  reason: z
    .enum(Object.keys(cancelReasons) as CancelReason[], 'Please choose a reason')
    .optional()
    .meta({ description: 'Why, for the merchant.' }),
  words: z.string().trim().max(200, 'Please use at most 200 characters').optional(),
});

export type CancelRequest = z.infer<typeof cancelBody>;

const cancel = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderNumber}/cancel',
  summary: 'Cancels one of my orders until it is handed to the courier; again gives the cancelled order',
  who: 'customer',
  tag: 'Orders',
  params: named,
  body: cancelBody.default({}),
  response: orderSchema,
  refuses: [400, 401, 404, 409],
});

export const endpoints = { place, list, get, cancel };

export const refusals = {
  cashAlone: () => new Refusal('invalid', 400, cashAlone, { fields: { paymentMode: cashAlone } }),
  tooLarge: () =>
    new Refusal(
      'order_too_large',
      409,
      'One order can hold at most ₹1,00,00,000. Please split it into several.',
    ),
  orderNotFound: () => new Refusal('order_not_found', 404, 'Order not found.'),
  otherBody: () =>
    new Refusal(
      'other_body',
      422,
      'This order was already placed with other details. Please look in My Orders.',
    ),
  orderIdTaken: () => new Refusal('order_id_taken', 409, 'This orderId cannot be used.'),
  noLongerSold: () =>
    new Refusal('no_longer_sold', 409, 'One of the items is no longer sold. Please check your order.'),
  tooManyItems: () =>
    new Refusal('too_many_items', 409, `An order holds at most ${maxLines} different items.`),
  tooManyUnits: (name: string, { units, max }: { units: number; max: number }) =>
    new Refusal(
      'too_many',
      409,
      `One order holds at most ${max} of ${name}, over all supplies and deliveries. Please take out ${units - max}.`,
    ),
  totalChanged: (payablePaise: number, changes: string[]) =>
    new Refusal(
      'total_changed',
      409,
      [
        ...changes,
        `The total is now ${formatPaise(payablePaise)}. Please check and place the order again.`,
      ].join(' '),
    ),
  tooLate: () =>
    new Refusal('too_late', 409, 'This order is already with the courier and can no longer be cancelled.'),
  stillUnderWay: (orderNumbers: string[]) =>
    new Refusal(
      'orders_under_way',
      409,
      `${orderNumbers.length === 1 ? 'Your order' : 'Your orders'} ${orderNumbers.join(', ')} ${orderNumbers.length === 1 ? 'is' : 'are'} still under way. You can delete your account once everything has arrived or is cancelled.`,
    ),
  orderedBefore: (orderNumber: string, isPart: boolean) =>
    new Refusal(
      'ordered_before',
      409,
      `You ordered this from another device: ${orderNumber}.${isPart ? ' Your cart holds the rest. Please check it and place the order again.' : ''}`,
      { details: { earlierOrderNumber: orderNumber } },
    ),
  newBrowser: () =>
    new Refusal(
      'new_browser',
      409,
      'This browser is new here. Please send the same order again, with its cookie.',
    ),
  noSubscription: () =>
    new Refusal(
      'no_subscription',
      409,
      'A subscription needs an account. Please log in, or order these goods once.',
    ),
  leftCart: (isPart: boolean) =>
    new Refusal(
      'left_cart',
      409,
      `${isPart ? 'A part of this' : 'This'} is no longer in your cart. Please check your cart and place the order again.`,
    ),
  notOpenYet: () => new Refusal('not_open_yet', 409, 'This shop takes no orders yet. Nothing was ordered.'),
  retryWithSameId: () =>
    new Refusal('commit_unknown', 503, 'Please retry with the same orderId.', { retryAfterSeconds: 2 }),
};

export function priceChange(name: string, unitPaise: number): string {
  return `${name} now costs ${formatPaise(unitPaise)}.`;
}
