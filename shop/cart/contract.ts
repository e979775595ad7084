import { z } from 'zod';
import { addedAtField } from '#platform/added-at.ts';
import { type CallLimit, defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { itemsPattern } from './asked-items.ts';
import { comboPartSchema, frequencies, supplyOptions } from '#shop/catalog/contract.ts';

export const maxLines = 50;

const productId = z.int('productId must be a number').min(1).max(2_147_483_647);
const frequency = z.literal(frequencies);

export const cartItemSchema = z.object({
  lineId: z.string(),
  productId: z.int(),
  slug: z.string(),
  productName: z.string(),
  price: z.number().meta({ description: "Rupees a unit: the catalogue's price now." }),
  quantity: z.int(),
  imageUrl: z.string(),
  seller: z.string(),
  plan: z.enum(supplyOptions),
  subscribe: z.boolean(),
  frequencyDays: frequency.nullable(),
  mrp: z.number().meta({ description: 'Rupees a unit: the MRP of its packs.' }),
  packs: z.int().meta({ description: 'Packs in a unit of this line.' }),
  parts: z.array(comboPartSchema).meta({ description: 'The products in a pack of a combo.' }),
  priceWas: z
    .number()
    .nullable()
    .meta({ description: 'Rupees a unit when it was added, where that has changed.' }),
  stockQuantity: z.int(),
  maxQuantity: z.int().meta({ description: 'The most this line may hold now.' }),
  available: z.boolean(),
  categories: z
    .array(z.string())
    .optional()
    .meta({ description: 'The names of its category and of the one above.' }),
  addedAt: z.iso.datetime().meta({ description: 'Lines stand in the order of this time.' }),
});

export type CartItem = z.infer<typeof cartItemSchema>;

/** The options of a line. The specification lets a client send price, name, image and seller; the server ignores them. */
const lineRequest = z.object({
  productId,
  quantity: z.int('quantity must be a whole number').min(1, 'quantity must be at least 1'),
  plan: z.enum(supplyOptions).optional(),
  subscribe: z.boolean().optional(),
  frequencyDays: frequency.optional(),
  addedAt: addedAtField,
  productName: z.string().nullish(),
  price: z.number().nullish(),
  imageUrl: z.string().nullish(),
  seller: z.string().nullish(),
});

const change = z
  .object({
    productId: productId.optional(),
    lineId: z.string().max(40).optional(),
    quantity: z
      .int('quantity must be a whole number')
      .min(1, 'quantity must be at least 1; an item is taken out with remove'),
  })
  .refine((body) => body.productId !== undefined || body.lineId !== undefined, {
    path: ['productId'],
    message: 'productId or lineId is needed',
  });

/** Allows quick taps on plus and minus. */
const limit: CallLimit = { name: 'cart', perUser: 120, perNetwork: 6_000, windowSeconds: 60 };

const get = defineEndpoint({
  method: 'GET',
  path: '/api/cart',
  summary: 'The cart of whoever asks; 204 when it is empty',
  who: 'anyone',
  tag: 'Cart',
  response: z.array(cartItemSchema),
  mayBeEmpty: true,
});

/** Items instead of the cart, such as a Buy Now. */
export const itemsField = z
  .string()
  .regex(itemsPattern, 'items must be skus with quantities, such as 57:2,57-s60:1')
  .meta({ description: 'Skus with quantities, such as `57:2,57-s60:1`.' });

/** The state of an address, for a delivery charge by zones. */
export const ofState = { description: 'The state of the address, where the delivery charge depends on it.' };

/** Texts of the shop about its offers, for the customer. */
const cartOffersSchema = z.object({
  savings: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        amount: z.number().meta({ description: 'Rupees that it saves.' }),
        condition: z.string().optional().meta({ description: 'What the shop does not know of a guest.' }),
      }),
    )
    .meta({ description: 'The offers that apply: at most one on the goods, and free delivery.' }),
  missing: z
    .object({ name: z.string(), amount: z.number() })
    .optional()
    .meta({ description: 'The offer that needs the least more, with the missing rupees.' }),
  takesCode: z.boolean().optional().meta({ description: 'Whether an offer with a code is on.' }),
  code: z
    .object({ text: z.string(), problem: z.string().optional() })
    .optional()
    .meta({ description: 'The code of the request, with why it gives nothing.' }),
});

export const cartTotalsSchema = z.object({
  lines: z
    .array(
      z.object({
        code: z.string().meta({ description: 'A name for programs, such as items or platform_fee.' }),
        name: z.string().meta({ description: 'As the shop shows it.' }),
        amount: z.number().meta({ description: 'Rupees; a saving is below zero.' }),
      }),
    )
    .meta({ description: 'The items, each saving, each charge. More lines may come.' }),
  total: z.number().meta({ description: 'Rupees due: the sum of the lines, the totalAmount of an order.' }),
  noCash: z
    .string()
    .optional()
    .meta({ description: 'Why the shop takes no cash on delivery for it. Absent where it does.' }),
  offers: cartOffersSchema.optional(),
});

const totals = defineEndpoint({
  method: 'GET',
  path: '/api/cart/totals',
  summary:
    'What an order of this cart or of these items costs: each saving and charge by name, then the amount due',
  who: 'anyone',
  tag: 'Cart',
  query: z.object({
    items: itemsField.optional(),
    state: z.string().max(60).optional().meta(ofState),
    code: z.string().max(60).optional().meta({ description: 'The code of an offer.' }),
  }),
  refuses: [400, 429],
  response: cartTotalsSchema,
  mayBeEmpty: true,
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/cart/add',
  limit,
  summary: 'Adds units of a product; prices are always the catalogue’s',
  who: 'anyone',
  tag: 'Cart',
  body: lineRequest,
  response: z.array(cartItemSchema),
  refuses: [400, 404, 409],
});

const update = defineEndpoint({
  method: 'PUT',
  path: '/api/cart/update',
  limit,
  summary: 'Sets the quantity of a line, named by lineId, or by productId where that is clear',
  who: 'anyone',
  tag: 'Cart',
  body: change,
  response: z.array(cartItemSchema),
  refuses: [400, 404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/cart/remove/{productId}',
  limit,
  summary: 'Takes a line out, named by productId where that is clear, or by lineId in its place',
  who: 'anyone',
  tag: 'Cart',
  params: z.object({
    productId: z.string().regex(/^(\d{1,9}|line-[\ds-]{1,30})$/, 'This is no item of a cart.'),
  }),
  response: z.array(cartItemSchema),
  mayBeEmpty: true,
  refuses: [400, 404, 409],
});

const clear = defineEndpoint({
  method: 'DELETE',
  path: '/api/cart/clear',
  limit,
  summary: 'Empties the cart',
  who: 'anyone',
  tag: 'Cart',
  response: z.array(cartItemSchema),
  mayBeEmpty: true,
});

export const endpoints = { get, totals, add, update, remove, clear };

export const refusals = {
  notInCart: () => new Refusal('not_in_cart', 404, 'This item is not in your cart.'),
  severalLines: () =>
    new Refusal(
      'several_lines',
      409,
      'Your cart has this product in several choices. Please name one by its lineId.',
    ),
  cartFull: () => new Refusal('cart_full', 409, `Your cart is full: it holds ${maxLines} different items.`),
  tooMany: (name: string, most: number) =>
    new Refusal('too_many', 409, `You can have at most ${most} of ${name} in your cart.`),
  onlySoManyLeft: (name: string, left: number) =>
    new Refusal(
      'too_few_left',
      409,
      left === 0
        ? `Not enough of ${name} is left.`
        : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`,
    ),
  notSubscribable: (name: string) => new Refusal('not_subscribable', 409, `${name} has no subscription.`),
};
