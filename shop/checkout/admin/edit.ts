import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber } from '#platform/forms.ts';
import { cartTotalsSchema, itemsField, maxLines, ofState } from '#shop/cart/contract.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';
import { keepStateField } from '#shop/pincodes/state-of-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import { businessFields } from '#shop/orders/body/place-order-body.ts';
import { named } from '#shop/orders/contract.ts';

const tag = 'Staff: orders';

export const editFields = z.object({
  name: line('Name', 120),
  phone: mobileNumber,
  addressLine: line('Address', 700),
  city: line('City', 120),
  state: z.enum(stateChoices, 'Please choose a state from the list'),
  pincode: pincodeField,
  lines: z
    .array(
      z.object({
        sku: z.string().max(40),
        quantity: z.int('Please enter a whole number').min(1).max(1_000),
      }),
    )
    .min(1, 'An order needs at least one item.')
    .max(maxLines, `An order holds at most ${maxLines} different items.`)
    .refine(
      (lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length,
      'An item stands in the list twice.',
    ),
});

const wholeForm = editFields.extend({
  buyerGstin: businessFields.shape.buyerGstin
    .unwrap()
    .meta({ description: 'Empty for an ordinary invoice.' }),
  buyerName: z.union([businessFields.shape.buyerName.unwrap(), z.literal('')]),
});

export type EditFields = z.infer<typeof wholeForm>;

const lineSchema = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: z.number().meta({ description: 'Rupees a unit. A kept line keeps its price.' }),
});

export type EditedLine = z.infer<typeof lineSchema>;

const editedSchema = z.object({
  version: z.int(),
  totalAmount: z.number(),
  fields: wholeForm.omit({ lines: true }).extend({ state: z.string() }),
  mayEditAll: z.boolean().meta({ description: 'False for a packed order: only its business may change.' }),
  lines: z.array(lineSchema),
  keepsItems: z.boolean().meta({ description: 'A replacement, whose items nobody changes.' }),
});

export type EditedOrder = z.infer<typeof editedSchema>;

/** A POST, since it shows phone and address: each access is logged. */
const open = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{orderNumber}/edit',
  summary:
    'Opens an order to change it, until it is packed, and its GSTIN until the invoice; each access to phone and address is logged',
  who: 'staff',
  tag,
  params: named,
  response: editedSchema,
  refuses: [404, 409],
});

const save = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/orders/{orderNumber}',
  summary:
    'Changes recipient and items of an order until it is packed, and its GSTIN until the invoice; the customer gets one email',
  who: 'staff',
  tag,
  params: named,
  body: z.object({ version: z.int().min(0), fields: wholeForm.partial(), keepState: keepStateField }),
  response: z.object({ version: z.int(), totalAmount: z.number() }),
  refuses: [400, 404, 409],
});

const productSchema = z.object({ sku: z.string(), name: z.string(), price: z.number(), stock: z.int() });

export type OfferedProduct = z.infer<typeof productSchema>;

const offer = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/products',
  summary: 'Products that an order may get, by words of the name, SKU or GTIN, with the price of today',
  who: 'staff',
  tag,
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  response: z.array(productSchema),
  refuses: [400],
});

const price = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/price',
  summary: 'What items cost as an order by phone, or as those of an order that keeps its prices and charges',
  who: 'staff',
  tag,
  query: z.object({
    items: itemsField,
    orderNumber: named.shape.orderNumber.optional(),
    state: z.string().max(60).optional().meta(ofState),
  }),
  response: cartTotalsSchema,
  refuses: [400, 404],
});

export const endpoints = { open, save, offer, price };
