import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { partBytes } from '#platform/file-parts.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { maxPictureMb } from '#platform/picture-kind.ts';
import { excerptSchema } from '#shop/claims/excerpt.ts';
import { productClasses, type ProductClass } from '../facts.ts';
import type { GateProblem } from './gate/check-gate.ts';
import { line, productFields, rowId, shownFields, sourceFields, stateNames } from './product-fields.ts';

const tag = 'Staff: products';
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'This is no product.')
  .transform(Number);
const params = z.object({ id });
const version = z
  .int()
  .min(0)
  .meta({ description: 'The version that the staff member saw; 0 before the first change.' });
const state = z.enum(stateNames);

const rowSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  state,
  productClass: z.string(),
  categoryId: z.int(),
  mrp: z.number(),
  sellingPrice: z.number(),
  stock: z.int(),
  passesGate: z
    .boolean()
    .meta({ description: 'False for a product that was published before the publish gate.' }),
});

export type ProductRowOfStaff = z.infer<typeof rowSchema>;

const problemSchema = z.object({
  field: z.string(),
  label: z.string(),
  kind: z
    .enum(['missing', 'wrong', 'forbidden', 'claim', 'doubt'])
    .meta({ description: 'A claim is refused; a doubt may be one.' }),
  found: z.string().optional().meta({ description: 'The substance or the words of a claim.' }),
  mark: z
    .object({ start: z.int(), end: z.int() })
    .optional()
    .meta({ description: 'Where the words of a claim stand in the text.' }),
  excerpt: excerptSchema.optional(),
  lawful: z.string().optional().meta({ description: 'A sentence that would be lawful in place of a claim.' }),
  message: z.string(),
  law: z.string(),
});

const editedSchema = z.object({
  id: z.int(),
  version,
  state,
  stock: z.int(),
  imageUrl: z.string(),
  fields: productFields,
  ...shownFields,
  problems: z.array(problemSchema).meta({ description: 'What the publish gate still asks for.' }),
  doubtsReason: z
    .string()
    .meta({ description: 'Why the owner publishes doubtful words; empty without any.' }),
  ...sourceFields,
});

export type EditedProduct = z.infer<typeof editedSchema>;

export const listSorts = ['newest', 'name', 'changed'] as const;

export const productFilters = z.object({
  q: z.string().trim().max(100).optional(),
  state: state.optional(),
  productClass: z.enum(Object.keys(productClasses) as [ProductClass, ...ProductClass[]]).optional(),
  category: id.optional(),
  stock: z.literal('out').optional(),
  gate: z.literal('open').optional().meta({ description: 'Published before the gate, and not complete.' }),
});

const listQuery = productFilters.extend({ cursor: cursorField, sort: z.enum(listSorts).optional() });

export type ProductsQuery = z.infer<typeof listQuery>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products',
  summary: 'The products of every state, a page of 50',
  who: 'staff',
  tag,
  query: listQuery,
  response: pageSchema(rowSchema),
  refuses: [400],
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/{id}',
  summary: 'A product as staff edit it, with what the publish gate asks for',
  who: 'staff',
  tag,
  params,
  response: editedSchema,
  refuses: [404],
});

const create = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products',
  summary: 'Creates a draft; with copyOf a copy without stock',
  who: 'staff',
  tag,
  body: z.union([
    productFields.pick({ name: true, categoryId: true, productClass: true }),
    z.object({ copyOf: rowId }),
  ]),
  response: editedSchema,
  refuses: [400, 404],
});

const save = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/products/{id}',
  summary: 'Saves fields of a product; a draft may be incomplete',
  who: 'staff',
  tag,
  params,
  body: z.object({ version, fields: productFields.partial() }),
  response: editedSchema,
  refuses: [400, 404, 409, 422],
});

const setState = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/state',
  summary: 'Publishes, stops or archives a product, or makes it a draft again; nothing is deleted',
  who: 'staff',
  tag,
  params,
  body: z.object({ version, state }),
  response: editedSchema,
  refuses: [400, 404, 409, 422],
});

const acceptDoubts = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/doubts',
  summary: 'Lets doubtful words stand with a reason that the log keeps; never words that are refused',
  who: 'staff',
  tag,
  params,
  body: z.object({
    version,
    reason: line(500).min(10, 'Please say in a sentence why these words may stand'),
  }),
  response: editedSchema,
  refuses: [400, 403, 404, 409],
});

const announcePicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/pictures',
  summary: `Announces a picture of at most ${maxPictureMb} MB, whose parts of 1 MB follow`,
  who: 'staff',
  tag,
  params,
  body: z.object({ bytes: z.int().min(1).max(10_000_000_000) }),
  limit: { name: 'product-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ upload: z.uuid(), missingParts: z.array(z.int()) }),
  refuses: [400, 404, 413],
});

const upload = z.object({ upload: z.uuid('There is no such upload.') });

const sendPicturePart = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/pictures/{upload}/parts/{number}',
  summary: 'Stores a part of a picture, in any order; the same part may come again',
  who: 'staff',
  tag,
  params: upload.extend({
    number: z
      .string()
      .regex(/^\d{1,2}$/, 'This is no part.')
      .transform(Number),
  }),
  bytes: { max: partBytes },
  limit: { name: 'product-picture-parts', perUser: 4_000, perNetwork: 40_000, windowSeconds: hourSeconds },
  response: z.object({ missingParts: z.array(z.int()) }),
  refuses: [400, 404, 413],
});

const addPicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/{id}/pictures/{upload}',
  summary: 'Stores the sent JPEG, PNG or WebP without its metadata; a save of the field pictures shows it',
  who: 'staff',
  tag,
  params: params.extend(upload.shape),
  limit: { name: 'product-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ name: z.string().meta({ description: 'As a picture of the field pictures.' }) }),
  refuses: [400, 404, 409, 413, 415],
});

export const endpoints = {
  list,
  get,
  create,
  save,
  setState,
  acceptDoubts,
  announcePicture,
  sendPicturePart,
  addPicture,
};

const atPictures = (code: string, status: 400 | 409, message: string) =>
  new Refusal(code, status, message, { fields: { pictures: message } });

export const refusals = {
  notPublishable: (problems: GateProblem[]) =>
    new Refusal(
      'not_publishable',
      422,
      `This cannot be published yet. ${problems.map(({ message }) => message).join(' ')}`,
      {
        fields: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
        details: { problems },
      },
    ),
  ofDemo: () => new Refusal('of_demo', 409, 'This product is of the demo. Keep it on “Open your shop”.'),
  skuTaken: (sku: string) =>
    new Refusal('sku_taken', 409, `Another product has the SKU ${sku}.`, {
      fields: { sku: 'Another product has this SKU.' },
    }),
  slugTaken: (slug: string) =>
    new Refusal('slug_taken', 409, `Another product has the address ${slug}.`, {
      fields: { slug: 'Another product has this address.' },
    }),
  pictureUnknown: () => atPictures('picture_unknown', 400, 'This is no picture of the shop.'),
  pictureGone: () => atPictures('picture_gone', 409, 'A picture is gone. Please remove it and add it again.'),
};
