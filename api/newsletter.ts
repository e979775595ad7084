import type { Hono } from 'hono';
import { serveCall } from '#platform/server/serve-call.ts';
import * as newsletter from '#shop/newsletter/contract.ts';
import { confirm } from '#shop/newsletter/server/confirm.ts';
import { notifyMe } from '#shop/newsletter/server/notify-me.ts';
import { subscribe } from '#shop/newsletter/server/subscribe.ts';
import { unsubscribe } from '#shop/newsletter/server/unsubscribe.ts';
import type { ApiEnv } from './context.ts';
import { limitLetters, limitLetterTo } from './door/limits.ts';

/** The newsletter, with double opt-in, and Notify Me of the coming-soon page. */
export function serveNewsletter(app: Hono<ApiEnv>): void {
  serveCall(app, newsletter.subscribe, [limitLetters], async ({ body }, c) => {
    await limitLetterTo(c, body.email);
    await subscribe(c.var.db, body);
    return { message: newsletter.newsletterWords.asked };
  });

  serveCall(app, newsletter.confirm, [limitLetters], async ({ query }, c) => {
    await confirm(c.var.db, query);
    return { message: newsletter.newsletterWords.confirmed };
  });

  serveCall(app, newsletter.unsubscribe, [limitLetters], async ({ query }, c) => {
    await unsubscribe(c.var.db, query);
    return { message: newsletter.newsletterWords.unsubscribed };
  });

  serveCall(app, newsletter.notifyMe, [limitLetters], async ({ body }, c) => {
    await notifyMe(c.var.db, body);
    return { message: newsletter.newsletterWords.notified };
  });
}
