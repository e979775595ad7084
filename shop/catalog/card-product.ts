import type { CardProduct } from './groups/cards.ts';
import { shorten } from './shorten.ts';

/** Returns a product with as much of its text and pictures as a card shows, since a page sends its products twice: as HTML and as data. */
export function cardProduct(product: CardProduct): CardProduct {
  const { imageUrl, description, otherImageUrls } = product;
  const second = otherImageUrls.find((other) => other !== imageUrl);
  return { ...product, description: shorten(description), otherImageUrls: second ? [second] : [] };
}
