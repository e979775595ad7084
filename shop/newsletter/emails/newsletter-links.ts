import type { EmailShop } from '#platform/emails/define-email-template.ts';

export function confirmPage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/confirm?token=${token}`;
}

/** The page that a reader's click opens. */
export function unsubscribePage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/unsubscribe?token=${token}`;
}

/** The call that a mail program makes by itself. */
export function unsubscribeEndpointUrl(shop: EmailShop, token: string): string {
  return `${shop.url}/api/newsletter/unsubscribe?token=${token}`;
}
