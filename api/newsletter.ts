import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import * as backInStock from '#shop/newsletter/back-in-stock.ts';
import * as newsletter from '#shop/newsletter/contract.ts';
import { confirm } from '#shop/newsletter/server/confirm.ts';
import { notifyMe } from '#shop/newsletter/server/notify-me.ts';
import { subscribe } from '#shop/newsletter/server/subscribe.ts';
import { askToHear } from '#shop/newsletter/server/back-in-stock/ask-to-hear.ts';
import { cancelRequest, confirmRequest } from '#shop/newsletter/server/back-in-stock/follow-link.ts';
import { unsubscribe } from '#shop/newsletter/server/unsubscribe.ts';
import type { ApiEnv } from './context.ts';
import { maybeSignedIn } from './middleware/guards.ts';
import {
  limitBackInStockTo,
  limitNewsletter,
  limitNewsletterTo,
  limitUnsubscribe,
} from './middleware/limits.ts';

/** Mounts the newsletter with double opt-in, Notify Me of the coming-soon page, and requests for sold-out products. */
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

  serveUnsubscribe(app);

  serveEndpoint(app, newsletter.endpoints.notify, [limitNewsletter], async ({ body }, c) => {
    await notifyMe(c.var.db, body);
    return { message: newsletter.newsletterMessages.notified };
  });

  serveBackInStock(app);
}

/** A mail program posts here by itself (RFC 8058). One without that button opens the address, and its reader gets the page with the button. */
function serveUnsubscribe(app: Hono<ApiEnv>): void {
  const { unsubscribe: endpoint } = newsletter.endpoints;

  app.get(endpoint.path, (c) => {
    const token = encodeURIComponent(c.req.query('token') ?? '');
    return c.redirect(`/newsletter/unsubscribe?token=${token}`, 303);
  });

  serveEndpoint(app, endpoint, [], async ({ query }, c) => {
    await limitUnsubscribe(c, query.token);
    await unsubscribe(c.var.db, query);
    return { message: newsletter.newsletterMessages.unsubscribed };
  });
}

function serveBackInStock(app: Hono<ApiEnv>): void {
  const { endpoints, backInStockMessages: messages, refusals } = backInStock;

  serveEndpoint(app, endpoints.ask, [limitNewsletter, maybeSignedIn], async ({ body }, c) => {
    const { db, userId } = c.var;
    const isOwn = userId !== undefined;
    const email = isOwn ? (await getUser(db, userId)).email : body.email;
    if (!email) throw refusals.noEmail();
    await limitBackInStockTo(c, { email, userId });
    await askToHear(db, { productId: body.productId, email, isOwn });
    return { message: isOwn ? messages.noted : messages.asked };
  });

  serveEndpoint(app, endpoints.confirm, [limitNewsletter], async ({ query }, c) => {
    await confirmRequest(c.var.db, query);
    return { message: messages.noted };
  });

  serveEndpoint(app, endpoints.cancel, [limitNewsletter], async ({ query }, c) => {
    await cancelRequest(c.var.db, query);
    return { message: messages.cancelled };
  });
}
