import { z } from 'zod';
import { addedAtField } from '#platform/added-at.ts';
import { type CallLimit, defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';

export const maxWishlistItems = 100;

/** A merchant may stop a product for good. */
export const wishlistItemStatuses = ['Available', 'out of stock', 'no longer sold'] as const;

export const wishlistItemSchema = z.object({
  productId: z.int(),
  slug: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  seller: z.string(),
  price: z.number().meta({ description: 'Rupees before any discount: the MRP.' }),
  discount: z.number().meta({ description: 'Percent.' }),
  sellingPrice: z.number().meta({ description: 'Rupees: the catalogue’s price now.' }),
  status: z.enum(wishlistItemStatuses),
  addedAt: z.iso.datetime(),
});

export type WishlistItem = z.infer<typeof wishlistItemSchema>;

const params = z.object({
  productId: z
    .string()
    .regex(/^\d{1,9}$/, 'Product not found.')
    .transform(Number),
});

const limit: CallLimit = { name: 'wishlist', perUser: 120, perNetwork: 6_000, windowSeconds: 60 };

const get = defineEndpoint({
  method: 'GET',
  path: '/api/wishlist',
  summary: 'The wishlist of whoever asks, the newest first',
  who: 'anyone',
  tag: 'Wishlist',
  response: z.array(wishlistItemSchema),
});

const add = defineEndpoint({
  method: 'PUT',
  path: '/api/wishlist/{productId}',
  limit,
  summary: 'Keeps a product in the wishlist; one that is kept already stays where it is',
  who: 'anyone',
  tag: 'Wishlist',
  params,
  query: z.object({ addedAt: addedAtField }),
  response: z.array(wishlistItemSchema),
  refuses: [404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/wishlist/{productId}',
  limit,
  summary: 'Takes a product out of the wishlist; one that is not in it is no error',
  who: 'anyone',
  tag: 'Wishlist',
  params,
  response: z.array(wishlistItemSchema),
});

export const endpoints = { get, add, remove };

export const wishlistMessages = {
  added: (name: string) => `${name} is in your wishlist.`,
  removed: (name: string) => `${name} removed from your wishlist.`,
  failed: 'Your wishlist could not be changed. Please try again.',
};

export const refusals = {
  productNotFound: () => new Refusal('product_not_found', 404, 'Product not found.'),
  wishlistFull: () =>
    new Refusal('wishlist_full', 409, `Your wishlist is full: it holds ${maxWishlistItems} products.`),
};
