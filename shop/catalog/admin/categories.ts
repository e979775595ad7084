import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { maxPictureMb, uploadedName } from '#platform/picture-kind.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { line, rowId, slugField } from './product-fields.ts';

const tag = 'Staff: categories';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'This is no category.')
    .transform(Number),
});
const version = z.int().min(0);

export const maxDepth = 3;

export const categoryFields = z.object({
  name: line(120).min(1, 'A category needs a name'),
  nameHindi: line(120),
  slug: slugField.max(80),
  icon: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]*$/, 'The name of an icon, such as leaf'),
  parentId: rowId.nullable(),
  picture: z
    .string()
    .refine((name) => name === '' || uploadedName.test(name), 'This is no picture of a category.')
    .meta({ description: 'The name of an uploaded picture, or nothing.' }),
  pictureAlt: line(200),
});

export type CategoryValues = z.infer<typeof categoryFields>;

const rowSchema = categoryFields.extend({
  id: z.int(),
  version,
  position: z.int().meta({ description: 'Its place in its list. Equal places are sorted by name.' }),
  orderVersion: version.meta({ description: 'The version of the order of its list.' }),
  products: z.int().meta({ description: 'Products of every state in it, without its subcategories.' }),
});

export type CategoryOfStaff = z.infer<typeof rowSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'All categories with their number of products, by name',
  who: 'staff',
  tag,
  response: z.array(rowSchema),
});

const create = defineEndpoint({
  method: 'POST',
  path: '/api/admin/categories',
  summary: 'Creates a category, at most three deep',
  who: 'staff',
  tag,
  body: categoryFields.pick({ name: true, parentId: true }),
  response: z.array(rowSchema),
  refuses: [400, 404, 409],
});

const save = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/categories/{id}',
  summary: 'Renames or moves a category; its old address redirects',
  who: 'staff',
  tag,
  params,
  body: z.object({ version, fields: categoryFields.partial() }),
  response: z.array(rowSchema),
  refuses: [400, 404, 409],
});

export const topList = 'top';

const order = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/category-orders/{list}',
  summary: "Orders the categories of a list: 'top', or the id of the category above",
  who: 'staff',
  tag,
  params: z.object({ list: z.string().regex(/^(?:top|\d{1,9})$/, 'This is no list of categories.') }),
  body: z.object({ version, order: z.array(slugField.max(80)).min(1).max(500) }),
  response: z.array(rowSchema),
  refuses: [400, 404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  summary: 'Deletes an empty category',
  who: 'staff',
  tag,
  params,
  response: z.array(rowSchema),
  refuses: [404, 409],
});

const announcePicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/category-pictures',
  summary: `Announces a picture of at most ${maxPictureMb} MB for a category, whose parts of 1 MB follow`,
  who: 'staff',
  tag,
  body: z.object({ bytes: z.int().min(1).max(10_000_000_000) }),
  limit: { name: 'category-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ upload: z.uuid(), missingParts: z.array(z.int()) }),
  refuses: [400, 413],
});

const addPicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/category-pictures/{upload}',
  summary: 'Stores the sent JPEG, PNG or WebP without its metadata; a save of the field picture shows it',
  who: 'staff',
  tag,
  params: z.object({ upload: z.uuid('There is no such upload.') }),
  limit: { name: 'category-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ name: z.string().meta({ description: 'As a picture of the field picture.' }) }),
  refuses: [404, 409, 413, 415],
});

export const endpoints = { list, create, save, order, remove, announcePicture, addPicture };

export const undescribed = 'Please say what the picture shows.';

export const refusals = {
  tooDeep: () => new Refusal('too_deep', 409, `Categories are at most ${maxDepth} deep.`),
  insideItself: () => new Refusal('inside_itself', 409, 'A category cannot move into itself.'),
  notEmpty: () =>
    new Refusal(
      'not_empty',
      409,
      'Only an empty category can be deleted. Move its products and subcategories first.',
    ),
  namedBySetting: (name: string, setting: string) =>
    new Refusal('named_by_setting', 409, `The setting “${setting}” names ${name}. Take it out there first.`),
  pictureUndescribed: () =>
    new Refusal('picture_undescribed', 400, undescribed, { fields: { pictureAlt: undescribed } }),
  slugTaken: (slug: string) =>
    new Refusal('slug_taken', 409, `Another category has the address ${slug}.`, {
      fields: { slug: 'Another category has this address.' },
    }),
};
