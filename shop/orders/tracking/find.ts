import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { mobileNumber } from '#platform/forms.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { trackingScanSchema } from '#shop/shipping/contract.ts';
import { writtenOrderNumber } from '../body/written-order-number.ts';
import { orderSchema } from '../contract.ts';
import { orderStateNames } from '../states.ts';

const wrongNumber = 'Please check the order number: a digit is wrong or missing';

export const findForm = z.object({
  orderNumber: writtenOrderNumber(wrongNumber).min(1, 'Please enter the order number'),
  phone: mobileNumber,
});

export type FindForm = z.infer<typeof findForm>;

/** State, day and scans of an order for anyone who knows its number and phone: no name, address, product or amount. */
const found = orderSchema.pick({ orderNumber: true, state: true, estimatedDeliveryDate: true }).extend({
  steps: z.array(z.object({ state: z.enum(orderStateNames), at: z.iso.datetime() })),
  scans: z.array(trackingScanSchema),
});

export type FoundOrder = z.infer<typeof found>;

/** A POST, so that no log or address holds the phone number. */
const find = defineEndpoint({
  method: 'POST',
  path: '/api/orders/find',
  summary: 'State and scans of an order by its number and the phone number of its address, without sign-in',
  who: 'anyone',
  tag: 'Orders',
  body: findForm,
  response: found,
  limit: { name: 'order-finds', perUser: 20, perNetwork: 60, windowSeconds: hourSeconds },
  refuses: [400, 404, 429],
});

export const endpoints = { find };

export const findRefusals = {
  unknown: () =>
    new Refusal(
      'order_unknown',
      404,
      'We find no order with this number and this phone number. Please check both: the phone number is that of the delivery address.',
    ),
};
