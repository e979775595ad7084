import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { email } from '#platform/forms.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { businessFields, placeOrderBody } from '#shop/orders/body/place-order-body.ts';
import { editFields } from './edit.ts';

const shared = { method: 'POST', who: 'staff', tag: 'Staff: orders' } as const;

const customerSchema = z.object({
  id: z.int(),
  name: z.string(),
  address: editFields
    .omit({ lines: true })
    .extend({ state: z.string() })
    .nullable()
    .meta({ description: 'The recipient of the newest order.' }),
});

export type FoundCustomer = z.infer<typeof customerSchema>;

/** A POST, since it holds a phone number or an email. */
const findCustomer = defineEndpoint({
  ...shared,
  path: '/api/admin/orders/customer',
  summary: 'The account of a whole phone number or email, with the last address; each look is logged',
  body: z.object({ q: z.string().trim().min(6, 'Please enter a whole phone number or email').max(254) }),
  response: z.object({ customers: z.array(customerSchema) }),
  refuses: [400],
  limit: { name: 'staff-customer-look', perUser: 120, perNetwork: 1_200, windowSeconds: hourSeconds },
});

const place = defineEndpoint({
  ...shared,
  path: '/api/admin/orders',
  summary:
    'Places an order that a customer gave by phone, at the prices of today; the same orderId again gives the first answer',
  body: editFields.extend({
    orderId: placeOrderBody.shape.orderId,
    totalAmount: placeOrderBody.shape.totalAmount,
    keepState: keepStateField,
    email: z
      .union([email, z.literal('')])
      .default('')
      .meta({ description: 'Where a customer without an account gets emails.' }),
    ...businessFields.shape,
    customerId: z.int().nullable().meta({ description: 'Null for a customer without an account.' }),
  }),
  response: z.object({ orderNumber: z.string() }),
  refuses: [400, 409, 422, 503],
});

export const endpoints = { findCustomer, place };

export type PhoneOrder = z.infer<(typeof place)['body']>;

export const refusals = {
  noCustomer: () => new Refusal('no_customer', 409, 'This account does not exist any more.'),
  noSubscription: () =>
    new Refusal(
      'no_new_subscription',
      409,
      'Only the customer can start a subscription. Add the item without it.',
    ),
};
