import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { named } from '../contract.ts';

const shared = { method: 'POST', who: 'staff', tag: 'Staff: orders', params: named } as const;

const release = defineEndpoint({
  ...shared,
  path: '/api/admin/orders/{orderNumber}/release',
  summary: 'Releases an order that waits for its customer, so that the courier is asked',
  response: z.object({}),
  refuses: [404, 409],
});

const cancel = defineEndpoint({
  ...shared,
  path: '/api/admin/orders/{orderNumber}/cancel',
  summary:
    'Cancels an order until it is handed to the courier; the customer gets an email and reads the reason',
  body: z.object({
    reason: z.string().trim().min(1, 'Please write the reason').max(200, 'Please use at most 200 characters'),
  }),
  response: z.object({}),
  refuses: [400, 404, 409],
});

export const endpoints = { release, cancel };

export const refusals = {
  tooLateToCancel: () =>
    new Refusal('too_late', 409, 'This order is with the courier or over and can no longer be cancelled.'),
};
