import type { Hono } from 'hono';
import { Refusal } from '#platform/refusal.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { keepWebhook, queueWebhook } from '#shop/payments/server/webhooks/keep-webhook.ts';
import { endpoints } from '#shop/payments/webhook-contract.ts';
import { errorFields } from '#platform/server/log.ts';
import type { ApiEnv, ShopContext } from '../context.ts';
import { findProvider } from './find-provider.ts';

/**
 * Mounts the webhooks of providers of payments. It checks the signature over the bytes, keeps the event and responds. A job works on it, so that
 * the provider has its response at once. An event of an unknown kind is received too, since a provider turns off a webhook that fails.
 */
export function serveWebhooks(app: Hono<ApiEnv>, shop: Pick<ShopContext, 'db'>): void {
  serveEndpoint(app, endpoints.webhook, [], async ({ params, bytes }, c) => {
    const { db, config, log } = c.var;
    const { name, provider } = findProvider(params.provider, config);
    const headers = Object.fromEntries(c.req.raw.headers);
    const event = provider.readWebhook({ headers, body: bytes }, new Date());
    if (event.outcome === 'refused') throw new Refusal('unsigned', 401, `The webhook has ${event.why}.`);
    const id = await keepWebhook(db, { provider: name, event });
    // The response does not wait for the queue.
    if (id !== null && event.news)
      setImmediate(() => {
        queueWebhook(shop.db, id).catch((error: unknown) =>
          log.warn('webhook not queued', errorFields(error)),
        );
      });
    return { received: true as const };
  });
}
