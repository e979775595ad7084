import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import * as newsletter from '#shop/newsletter/contract.ts';
import { confirm } from '#shop/newsletter/server/confirm.ts';
import { notifyMe } from '#shop/newsletter/server/notify-me.ts';
import { subscribe } from '#shop/newsletter/server/subscribe.ts';
import { unsubscribe } from '#shop/newsletter/server/unsubscribe.ts';
import type { ApiEnv } from './context.ts';
import { limitNewsletter, limitNewsletterTo } from './middleware/limits.ts';

/** Mounts the newsletter with double opt-in, and Notify Me of the coming-soon page. */
export function serveNewsletter(app: Hono<ApiEnv>): void {
  serveEndpoint(app, newsletter.endpoints.subscribe, [limitNewsletter], async ({ body }, c) => {
    await limitNewsletterTo(c, body.email);
    await subscribe(c.var.db, body);
    return { message: newsletter.newsletterMessages.asked };
  });

  serveEndpoint(app, newsletter.endpoints.confirm, [limitNewsletter], async ({ query }, c) => {
    await confirm(c.var.db, query);
    return { message: newsletter.newsletterMessages.confirmed };
  });

  serveEndpoint(app, newsletter.endpoints.unsubscribe, [limitNewsletter], async ({ query }, c) => {
    await unsubscribe(c.var.db, query);
    return { message: newsletter.newsletterMessages.unsubscribed };
  });

  serveEndpoint(app, newsletter.endpoints.notify, [limitNewsletter], async ({ body }, c) => {
    await notifyMe(c.var.db, body);
    return { message: newsletter.newsletterMessages.notified };
  });
}
