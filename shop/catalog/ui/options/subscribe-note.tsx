import type { Product } from '../../contract.ts';
import { subscriptionPercent } from '../../unit-price.ts';

/** Says on a card that the product has a subscription. */
export function SubscribeNote({ product }: { product: Product }) {
  if (!product.isSubscribable) return null;
  return <p className="pt-1 text-sm text-leaf">Subscribe &amp; Save {subscriptionPercent}%</p>;
}
