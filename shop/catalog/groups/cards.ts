import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { facetsSchema, page, type Product, productSchema } from '../contract.ts';
import { filterFields } from '../filter-fields.ts';
import { cardSizes } from './group-fields.ts';

export const cardSchema = productSchema.extend({ sizes: cardSizes.optional() });

/** A card of a list: a product, or a group of products that shows its cheapest member in stock. */
export type CardProduct = z.infer<typeof cardSchema>;

/** As much of a product as each card shows, and as cart and wishlist take from it. */
export type Card = Pick<
  CardProduct,
  | 'id'
  | 'slug'
  | 'productName'
  | 'price'
  | 'discount'
  | 'sellingPrice'
  | 'status'
  | 'imageUrl'
  | 'otherImageUrls'
  | 'rating'
  | 'reviewCount'
  | 'isNew'
  | 'seller'
  | 'sizes'
>;

/** A card of a listing has words too. */
export type ListedCard = Card & Pick<Product, 'nameHindi' | 'description' | 'isSubscribable'>;

/** A card that opens its product's options. */
export type OptionsCard = Card & Pick<Product, 'nameHindi' | 'isSubscribable' | 'packs'>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/product-cards',
  kept: {},
  summary: 'As /api/products, with one card for each group of products: its cheapest member in stock',
  who: 'anyone',
  tag: 'Catalogue',
  query: page.extend(filterFields),
  response: z.array(cardSchema),
  refuses: [404],
});

const facets = defineEndpoint({
  method: 'GET',
  path: '/api/product-cards/facets',
  kept: {},
  summary: 'As /api/products/facets, with numbers of cards',
  who: 'anyone',
  tag: 'Catalogue',
  query: z.object(filterFields),
  response: facetsSchema,
});

export const endpoints = { list, facets };
