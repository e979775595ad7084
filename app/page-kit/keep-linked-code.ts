import { keepCode } from '#shop/cart/ui/offers/offer-code.ts';

/** Keeps the code of a link such as `/?code=DIWALI10`. The server renders the page as if the link had none. */
export function keepLinkedCode(): void {
  keepCode(new URLSearchParams(location.search).get('code') ?? '');
}
