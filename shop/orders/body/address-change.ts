import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { wireAddressForm, wireAddressSchema } from '#shop/addresses/contract.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { named, orderSchema } from '../contract.ts';

const shared = {
  who: 'customer',
  tag: 'Orders',
  path: '/api/orders/{orderNumber}/address',
  params: named,
} as const;

const addressOfOrder = z.object({
  version: z.int().meta({ description: 'Goes back with the change, so that it is about what was shown.' }),
  mayChange: z.boolean().meta({
    description:
      'False once the order is packed or its label printed, and while it waits for its confirmation.',
  }),
  address: wireAddressSchema,
});

export type AddressOfOrder = z.infer<typeof addressOfOrder>;

const read = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: 'Where one of my orders goes, to change it',
  response: addressOfOrder,
  refuses: [401, 404],
});

const body = z.object({ version: z.int().min(0), address: wireAddressForm, keepState: keepStateField });

export type AddressChange = z.infer<typeof body>;

const change = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary: 'Sends one of my orders to another address until it is packed; the customer gets one email',
  body,
  response: orderSchema,
  limit: { name: 'order-address', perUser: 10, perNetwork: 200, windowSeconds: hourSeconds },
  refuses: [400, 401, 404, 409, 429],
});

export const endpoints = { read, change };

export const refusals = {
  tooLate: () =>
    new Refusal(
      'too_late_to_edit',
      409,
      'Your parcel is packed already, or its label is printed, or the order is cancelled. The address stays as it was. Please ask us on the page of the order.',
    ),
  changedBefore: () =>
    new Refusal(
      'order_changed',
      409,
      'This order was changed in another window or by the shop. Please check the address once more and save it again.',
    ),
  payFirst: () =>
    new Refusal(
      'pay_first',
      409,
      'This order waits for your payment. Pay it or choose cash on delivery first, then change its address.',
    ),
  confirmFirst: () =>
    new Refusal(
      'confirm_first',
      409,
      'This order waits for your confirmation. You correct its address where you confirm it.',
    ),
  askFirst: () =>
    new Refusal(
      'ask_first',
      409,
      'We send no order to this mobile number or pincode before we have asked about it. The address stays as it was. Please ask us on the page of the order, or cancel it and order again.',
    ),
  gstinStays: () => {
    const problem =
      'This order has the GSTIN of a business, which is of the state before. Please write to us, and we change both together.';
    return new Refusal('gstin_stays', 400, problem, { fields: { 'address.state': problem } });
  },
};
