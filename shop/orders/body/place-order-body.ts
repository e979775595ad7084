import { z } from 'zod';
import { email, line } from '#platform/forms.ts';
import { wireAddressForm } from '#shop/addresses/contract.ts';
import { maxLines } from '#shop/cart/contract.ts';
import { lineOptionsOfSku } from '#shop/cart/line-options.ts';
import { offeredMethodNames, prepaidMethod } from '#shop/payments/methods.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { giftFields } from './gift.ts';

const wholePaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** Buggy clients send the UUIDs of only zeros or only Fs. */
export const orderId = z
  .uuid('orderId must be a UUID')
  .toLowerCase()
  .refine((id) => !/^(0|f|-)+$/.test(id), 'orderId must be a UUID of its own');

export const cashAlone = 'Only cash on delivery (COD) is taken.';

/** For a customer registered for GST. The service checks the number against the state of delivery. */
export const businessFields = z.object({
  buyerGstin: z
    .string()
    .trim()
    .max(30, 'This is no GSTIN. Please check its 15 letters and digits.')
    .optional()
    .meta({ description: 'The GSTIN of a business in the state of delivery, for its invoice.' }),
  // A form sends its empty field.
  buyerName: z
    .union([line('The name of a business', 99), z.literal('')])
    .optional()
    .meta({
      description: 'The name of that business. Without it the invoice has the name of the recipient.',
    }),
});

export const businessSchema = z
  .object({ gstin: z.string(), name: z.string() })
  .nullable()
  .meta({ description: 'The business that the invoice names, with its GSTIN.' });

export const placeOrderBody = z
  .object({
    orderId,
    paymentMode: z
      .enum([...offeredMethodNames, prepaidMethod], cashAlone)
      .meta({ description: '`UPI` only where the shop takes it at checkout.' }),
    paymentShow: z
      .enum(['code', 'link'])
      .optional()
      .meta({ description: 'With `UPI`: a code for another device, or a link on a phone.' }),
    totalAmount: z
      .number('totalAmount must be a number in rupees')
      .min(0)
      .max(20_000_000)
      .refine(wholePaise, 'totalAmount has at most two decimals'),
    ...wireAddressForm.shape,
    items: z
      .array(
        z.object({
          sku: z.string().refine((sku) => lineOptionsOfSku(sku) !== null, 'sku is none of ours'),
          quantity: z.int('quantity must be a whole number').min(1).max(1_000),
          name: z.string().max(300).nullish(),
          price: z.number().nullish(),
        }),
      )
      .min(1, 'An order needs at least one item.')
      .max(2 * maxLines, 'An order holds at most 50 different items.'),
    ...businessFields.shape,
    gift: giftFields,
    promotionCode: z.string().max(60).optional().meta({
      description: 'The code of an offer. An unknown code, or a code that does not fit, changes nothing.',
    }),
    buyNow: z.boolean().optional(),
    // A form sends its empty field.
    contactEmail: z
      .union([email, z.literal('')])
      .optional()
      .meta({
        description: 'Where a customer without an account gets emails. An account has its own.',
      }),
    keepState: keepStateField,
    fromCart: z
      .boolean()
      .optional()
      .meta({ description: 'Refuse the order (409) unless every item is still in my cart.' }),
  })
  .refine(({ buyNow, fromCart }) => !(buyNow && fromCart), {
    path: ['fromCart'],
    message: 'An order is from the cart or a Buy Now, never both.',
  });

export type PlaceOrderBody = z.infer<typeof placeOrderBody>;
