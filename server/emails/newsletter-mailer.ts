import type { ShopContext } from '#api/context.ts';
import { senderOf } from '#platform/server/config.ts';
import { createEmailTransport } from '#platform/server/emails/email-transport.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { newsletterIssueEmail } from '#shop/newsletter/emails/newsletter-emails.ts';
import type { Deliver } from '#shop/newsletter/server/issues/run-issue.ts';

/**
 * Returns how letters of the newsletter leave: by connections of their own, so that no email with a code waits behind one. A failure is no outage of
 * the shop's emails, since a mail server may refuse many letters and still take codes.
 */
export function createNewsletterMailer({ config, db }: ShopContext): Deliver {
  const transport = createEmailTransport(config, db);
  const { hostname } = new URL(config.PUBLIC_URL);
  return async ({ to, key, data }) => {
    const { emailShopOf, renderEmail } = await import('./render-email.ts');
    const now = snapshotOf(config);
    const mail = renderEmail({ to, template: newsletterIssueEmail.name, data }, emailShopOf(now));
    const from = { name: now.SHOP_NAME, address: senderOf(now) };
    await transport.send({ ...mail, messageId: `<${key}@${hostname}>` }, from);
  };
}
