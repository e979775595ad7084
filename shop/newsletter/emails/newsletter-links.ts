import type { EmailShop } from '#platform/emails/define-email-template.ts';

export function confirmPage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/confirm?token=${token}`;
}

export function unsubscribePage(shop: EmailShop, token: string): string {
  return `${shop.url}/newsletter/unsubscribe?token=${token}`;
}

export function unsubscribeEndpointUrl(shop: EmailShop, token: string): string {
  return `${shop.url}/api/newsletter/unsubscribe?token=${token}`;
}

export function backInStockPage(
  shop: EmailShop,
  act: 'confirm-request' | 'cancel-request',
  token: string,
): string {
  return `${shop.url}/newsletter/${act}?token=${token}`;
}
