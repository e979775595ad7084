import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { sharedNames, type SharedTexts } from '../groups/shared-texts.ts';
import { line, productFields, rowId, stateNames } from './product-fields.ts';

export const maxMembers = 30;
const tag = 'Staff: products';
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'There is no such group.')
  .transform(Number);
const params = z.object({ id });
const version = z.int().min(0);

const word = line(40).min(1, 'Please fill this in');
const memberFields = z.object({ productId: rowId, values: z.array(word).min(1).max(2) });

/** Texts and pictures that are written once for all sizes. Each size reads them, unless it has its own. */
const sharedFields = productFields.pick({
  description: true,
  howToUse: true,
  ingredients: true,
  concerns: true,
  pictures: true,
}) satisfies z.ZodType<SharedTexts>;

/** The fields of a group that staff change. */
export const groupFields = z.object({
  name: line(160).min(1, 'A group needs a name'),
  options: z.array(word).min(1).max(2),
  leadId: rowId.nullable(),
  members: z.array(memberFields).max(maxMembers, `A group has at most ${maxMembers} sizes`),
  ...sharedFields.shape,
});

export type GroupValues = z.infer<typeof groupFields>;

/** The group of a product with the product's own values. */
export type ProductPlace = { id: number; name: string; options: string[]; values: string[] };

const rowSchema = z.object({
  productId: z.int(),
  version,
  name: z.string(),
  values: z.array(z.string()),
  state: z.enum(stateNames),
  sku: z.string(),
  mrp: z.number(),
  sellingPrice: z.number().nullable(),
  discountPercent: z.int(),
  weightGrams: z.int(),
  stock: z.int(),
  missing: z.array(z.string()).meta({ description: 'What the publish gate still asks for.' }),
  itsOwn: z
    .array(z.enum(sharedNames))
    .meta({ description: 'Texts that the group has and this size writes for itself.' }),
});

const sizesSchema = z.object({
  group: groupFields.omit({ members: true }).extend({ id: z.int(), version }).nullable(),
  rows: z.array(rowSchema),
  proposals: z
    .array(z.object({ productId: z.int(), name: z.string(), value: z.string() }))
    .meta({ description: 'Products of the same name but for the quantity, with their quantity.' }),
});

export type Sizes = z.infer<typeof sizesSchema>;
export type SizeRow = Sizes['rows'][number];

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/{id}/sizes',
  summary: 'The sizes of a product, and products that may be further ones',
  who: 'staff',
  tag,
  params,
  response: sizesSchema,
  refuses: [404],
});

const newSize = productFields
  .pick({ quantity: true, unit: true, mrp: true, sellingPrice: true, weightGrams: true })
  .extend({ values: z.array(word).min(1).max(2) });

export type NewSize = z.infer<typeof newSize>;

const add = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/sizes',
  summary:
    'Copies a product as a draft of another size, with everything but quantity, price, codes and stock',
  who: 'staff',
  tag,
  params,
  body: newSize,
  response: sizesSchema,
  refuses: [400, 404, 409, 422],
});

const join = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/sizes/join',
  summary: 'Joins products to the group of this one, which is made if it has none',
  who: 'staff',
  tag,
  params,
  body: z.object({ productIds: z.array(rowId).min(1).max(maxMembers) }),
  response: sizesSchema,
  refuses: [400, 404, 409],
});

const save = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/product-groups/{id}',
  summary:
    'Saves a group with prices and weights of its sizes, all or nothing; a member left out is taken out',
  who: 'staff',
  tag,
  params,
  body: z.object({
    version,
    fields: groupFields.partial(),
    products: z
      .array(
        productFields
          .pick({ mrp: true, sellingPrice: true, weightGrams: true })
          .extend({ id: rowId, version }),
      )
      .max(maxMembers)
      .default([]),
  }),
  response: z.object({ version }),
  refuses: [400, 404, 409, 422],
});

const publish = defineEndpoint({
  method: 'POST',
  path: '/api/admin/product-groups/{id}/publish',
  summary: 'Publishes the drafts of a group, all or nothing',
  who: 'staff',
  tag,
  params,
  response: z.object({ published: z.int() }),
  refuses: [400, 404, 409, 422],
});

export const endpoints = { read, add, join, save, publish };

const refuse = (code: string, message: string) => new Refusal(code, 409, message);

export const refusals = {
  inOtherGroup: (name: string) =>
    refuse('in_other_group', `${name} is a size of another group. Take it out there.`),
  comboInGroup: (name: string) => refuse('combo_in_group', `${name} is a combo. A combo is no size.`),
  valueMissing: (name: string) => refuse('value_missing', `${name} needs a value for each option.`),
  sameValues: (values: string) => refuse('same_values', `Two sizes are ${values}. Give each its own.`),
  sameOptions: () => refuse('same_options', 'The two options need different names.'),
  tooManySizes: () => refuse('too_many_sizes', `A group has at most ${maxMembers} sizes.`),
  noGroup: () => new Refusal('group_not_found', 404, 'There is no such group.'),
};
