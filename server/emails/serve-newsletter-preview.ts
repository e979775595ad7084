import type { Hono } from 'hono';
import type { ShopContext } from '#api/context.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { newsletterIssueEmail } from '#shop/newsletter/emails/newsletter-emails.ts';
import { readPreviewedLetter } from '#shop/newsletter/server/issues/preview-link.ts';
import { privately } from './serve-email-previews.ts';

const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Serves `/newsletter-preview/{token}`: an issue as its readers get it, for whom staff gave the link, for one hour. */
export function serveNewsletterPreview(site: Hono, { db, config }: ShopContext): void {
  site.get('/newsletter-preview/:token', async (c, next) => {
    const letter = await readPreviewedLetter(db, { token: c.req.param('token'), now: new Date() });
    if (!letter) return next();
    const { emailShopOf, renderEmail } = await import('./render-email.ts');
    const data = { ...letter, token: null };
    const mail = renderEmail(
      { to: '', template: newsletterIssueEmail.name, data },
      { ...emailShopOf(snapshotOf(config)), url: '' },
    );
    privately(c, framedPolicy);
    c.header('referrer-policy', 'no-referrer');
    return c.html(mail.html);
  });
}
