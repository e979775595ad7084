import { z } from 'zod';
import { type CallLimit, defineCall } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';

/** The most products a wishlist holds. */
export const maxWishes = 100;

/** Whether a kept product can be bought: a merchant may take it off the shelf for good. */
export const wishStatuses = ['Available', 'out of stock', 'no longer sold'] as const;

export const wishSchema = z.object({
  productId: z.int(),
  slug: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  price: z.number().meta({ description: 'Rupees before any discount: the MRP.' }),
  discount: z.number().meta({ description: 'Percent.' }),
  sellingPrice: z.number().meta({ description: 'Rupees: the catalogue’s price now.' }),
  status: z.enum(wishStatuses),
  addedAt: z.iso.datetime(),
});

export type Wish = z.infer<typeof wishSchema>;

const params = z.object({
  productId: z
    .string()
    .regex(/^\d{1,9}$/, 'Product not found.')
    .transform(Number),
});

const limit: CallLimit = { name: 'wishlist', perPerson: 120, perNetwork: 6_000, windowSeconds: 60 };

export const getWishlist = defineCall({
  method: 'GET',
  path: '/api/wishlist',
  summary: 'The wishlist of whoever asks, the newest first',
  who: 'anyone',
  tag: 'Wishlist',
  answer: z.array(wishSchema),
});

export const addToWishlist = defineCall({
  method: 'PUT',
  path: '/api/wishlist/{productId}',
  limit,
  summary: 'Keeps a product in the wishlist; one that is kept already stays where it is',
  who: 'anyone',
  tag: 'Wishlist',
  params,
  answer: z.array(wishSchema),
  refuses: [404, 409],
});

export const removeFromWishlist = defineCall({
  method: 'DELETE',
  path: '/api/wishlist/{productId}',
  limit,
  summary: 'Takes a product out of the wishlist; one that is not in it is no error',
  who: 'anyone',
  tag: 'Wishlist',
  params,
  answer: z.array(wishSchema),
});

export const wishlistWords = {
  added: (name: string) => `${name} is in your wishlist.`,
  removed: (name: string) => `${name} removed from your wishlist.`,
  failed: 'Your wishlist could not be changed. Please try again.',
};

export const refusals = {
  productNotFound: () => new Refusal('product_not_found', 404, 'Product not found.'),
  wishlistFull: () =>
    new Refusal('wishlist_full', 409, `Your wishlist is full: it holds ${maxWishes} products.`),
};
