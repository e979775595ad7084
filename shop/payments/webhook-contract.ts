import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

/** Providers send about a kilobyte. */
export const maxWebhookBytes = 100_000;

/** Providers of payments post here. The signature covers the bytes of the body, so nothing parses it before. */
const webhook = defineEndpoint({
  method: 'POST',
  path: '/api/payments/webhooks/{provider}',
  summary: 'Takes a webhook of a provider of payments',
  who: 'anyone',
  tag: 'Payments',
  params: z.object({ provider: z.string().max(20) }),
  bytes: { max: maxWebhookBytes, type: 'application/json' },
  limit: {
    name: 'payment-webhooks',
    perUser: 6_000,
    perNetwork: 12_000,
    windowSeconds: 600,
    isInMemory: true,
  },
  response: z.object({ received: z.literal(true) }),
  refuses: [401, 404],
});

export const endpoints = { webhook };
