import type { Card, CardProduct, ListedCard, OptionsCard } from './groups/cards.ts';
import { shorten } from './shorten.ts';

/** Returns as much of a product as a card shows, since a page sends its products twice: as HTML and as data. */
export function plainCard(product: CardProduct): Card {
  const { id, slug, productName, price, discount, sellingPrice, status, imageUrl } = product;
  const { rating, reviewCount, isNew, seller, sizes } = product;
  const second = product.otherImageUrls.find((other) => other !== imageUrl);
  return {
    id,
    slug,
    productName,
    price,
    discount,
    sellingPrice,
    status,
    imageUrl,
    otherImageUrls: second ? [second] : [],
    rating,
    reviewCount,
    isNew,
    seller,
    ...(sizes ? { sizes } : {}),
  };
}

/** Returns a card of a listing, with as much of the text as it shows. */
export function cardProduct(product: CardProduct): ListedCard {
  const { nameHindi, description, isSubscribable } = product;
  return { ...plainCard(product), nameHindi, description: shorten(description), isSubscribable };
}

export function optionsCard(product: CardProduct): OptionsCard {
  const { nameHindi, isSubscribable, packs } = product;
  return { ...plainCard(product), nameHindi, isSubscribable, packs };
}
