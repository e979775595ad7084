import { formatPaise } from '#platform/money.ts';
import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';

/** The promise of the demo (section 1), under its ribbon without an offer that keeps it. */
export const demoSignUp = 'Sign up and get 15% off your first order';

/** Returns the heading above the newsletter: what a new subscriber gets, while an offer gives it. */
export function signUpWords(
  offers: readonly LiveOffer[],
  { SHOP_NAME, SHOP_DEMO }: { SHOP_NAME: string; SHOP_DEMO: boolean },
): string {
  const offer = offers.find(({ isForNewsletter }) => isForNewsletter);
  if (!offer) return SHOP_DEMO ? demoSignUp : `News from ${SHOP_NAME}`;
  return `Sign up and get ${giftOf(offer)}`;
}

function giftOf({ terms, isFirstOrder }: LiveOffer): string {
  const { kind, scope, name, percent, paise = 0, fromPaise } = terms;
  if (scope.kind !== 'order' || (kind !== 'percent' && kind !== 'rupees')) return `a code: ${name}`;
  const order = isFirstOrder ? 'your first order' : 'an order';
  const from = fromPaise > 0 ? ` from ${formatPaise(fromPaise)}` : '';
  return `${kind === 'percent' ? `${percent}%` : formatPaise(paise)} off ${order}${from}`;
}
