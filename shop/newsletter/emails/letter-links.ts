import type { MailShop } from '#platform/emails/define-mail.ts';

export function confirmPage(shop: MailShop, token: string): string {
  return `${shop.url}/newsletter/confirm?token=${token}`;
}

/** The page that a reader's click opens. */
export function unsubscribePage(shop: MailShop, token: string): string {
  return `${shop.url}/newsletter/unsubscribe?token=${token}`;
}

/** The call that a mail program makes by itself. */
export function unsubscribeCall(shop: MailShop, token: string): string {
  return `${shop.url}/api/newsletter/unsubscribe?token=${token}`;
}
