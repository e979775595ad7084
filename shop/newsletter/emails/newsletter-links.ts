import type { EmailShop } from '#platform/emails/define-email-template.ts';

export function confirmPage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/confirm?token=${token}`;
}

/** The page for a click of the subscriber. */
export function unsubscribePage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/unsubscribe?token=${token}`;
}

/** The endpoint for mail programs. */
export function unsubscribeEndpointUrl(shop: EmailShop, token: string): string {
  return `${shop.url}/api/newsletter/unsubscribe?token=${token}`;
}
