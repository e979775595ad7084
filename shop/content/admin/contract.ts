import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { partBytes } from '#platform/file-parts.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { maxPictureMb } from '#platform/picture-kind.ts';
import { entrySchema, findingSchema, formSchema, key, kind, listedSchema, name, revision } from './texts.ts';

const tag = 'Content';

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/content',
  summary: 'Lists the texts of the shop by kind, written or not',
  who: 'staff',
  tag,
  response: z.object({
    kinds: z.array(
      z.object({
        kind,
        label: z.string(),
        newKey: z.string().nullable().meta({ description: 'How the address of a new one is written.' }),
        entries: z.array(
          listedSchema.extend({
            leftOut: z.array(z.string()).meta({ description: 'Slugs of its products that are not on sale.' }),
          }),
        ),
      }),
    ),
  }),
});

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/content/entry',
  summary: 'Returns a text for its editor: the draft, else what customers see, with its versions',
  who: 'staff',
  tag,
  query: z.object(name),
  response: entrySchema,
  refuses: [404],
});

const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/content/draft',
  summary: 'Saves the draft of a text. Customers see nothing of it',
  who: 'staff',
  tag,
  body: z.object({ ...name, revision, form: formSchema }),
  response: z.object({ revision: z.int() }),
  refuses: [400, 404, 409],
});

const discard = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/draft/discard',
  summary: 'Deletes the draft of a text',
  who: 'staff',
  tag,
  body: z.object({ ...name, revision }),
  response: entrySchema,
  refuses: [404, 409],
});

const check = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/check',
  summary: 'Lists what stops the publication of a draft: gaps, and warnings that a reason overrules',
  who: 'staff',
  tag,
  body: z.object(name),
  response: z.object({ findings: z.array(findingSchema) }),
  refuses: [404, 409],
});

const publish = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/publish',
  summary: 'Publishes the draft now or at an hour of India',
  who: 'staff',
  tag,
  body: z.object({
    ...name,
    revision,
    at: z
      .string()
      .max(16)
      .nullable()
      .meta({ description: 'Indian time, such as 2026-11-27T09:00. Null publishes now.' }),
    reason: z.string().trim().max(500).meta({ description: 'Why a warning may stay.' }),
  }),
  response: entrySchema,
  refuses: [400, 404, 409, 422],
});

const cancel = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/cancel',
  summary: 'Makes a text that waits for its hour a draft again',
  who: 'staff',
  tag,
  body: z.object(name),
  response: entrySchema,
  refuses: [404, 409],
});

const withdraw = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/withdraw',
  summary: 'Takes a published text back. Its page is 404, or shows the template again',
  who: 'staff',
  tag,
  body: z.object({ ...name, revision }),
  response: entrySchema,
  refuses: [404, 409],
});

const readVersion = defineEndpoint({
  method: 'GET',
  path: '/api/admin/content/versions/{id}',
  summary: 'Returns a published version of a text, to compare it',
  who: 'staff',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  response: z.object({ number: z.int(), form: formSchema }),
  refuses: [404],
});

const bringBack = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/bring-back',
  summary: 'Makes a published version the draft',
  who: 'staff',
  tag,
  body: z.object({ ...name, revision, version: z.int().min(1).max(2_147_483_647) }),
  response: entrySchema,
  refuses: [404, 409],
});

const preview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/preview',
  summary: 'Makes a link to the page with the draft. It opens for one hour',
  who: 'staff',
  tag,
  body: z.object(name),
  response: z.object({ path: z.string() }),
  refuses: [404],
});

const move = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/move',
  summary: 'Gives a text another address. The former one leads there',
  who: 'staff',
  tag,
  body: z.object({ ...name, revision, to: key }),
  response: entrySchema,
  refuses: [400, 404, 409],
});

const picture = z.object({ upload: z.uuid('There is no such upload.') });

const announcePicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/pictures',
  summary: `Announces a picture of at most ${maxPictureMb} MB for a text, whose parts of 1 MB follow`,
  who: 'staff',
  tag,
  body: z.object({ bytes: z.int().min(1).max(10_000_000_000) }),
  limit: { name: 'content-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ upload: z.uuid(), missingParts: z.array(z.int()) }),
  refuses: [400, 413],
});

const sendPicturePart = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/content/pictures/{upload}/parts/{number}',
  summary: 'Stores a part of a picture for a text, in any order; the same part may come again',
  who: 'staff',
  tag,
  params: picture.extend({
    number: z
      .string()
      .regex(/^\d{1,2}$/, 'This is no part.')
      .transform(Number),
  }),
  bytes: { max: partBytes },
  limit: { name: 'content-picture-parts', perUser: 4_000, perNetwork: 40_000, windowSeconds: hourSeconds },
  response: z.object({ missingParts: z.array(z.int()) }),
  refuses: [400, 404, 413],
});

const addPicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/content/pictures/{upload}',
  summary: 'Stores the sent JPEG, PNG or WebP without its metadata, for a field of a text',
  who: 'staff',
  tag,
  params: picture,
  limit: { name: 'content-pictures', perUser: 400, perNetwork: 4_000, windowSeconds: hourSeconds },
  response: z.object({ name: z.string().meta({ description: 'As a picture of a text.' }) }),
  refuses: [404, 409, 413, 415],
});

export const endpoints = {
  list,
  read,
  saveDraft,
  discard,
  check,
  publish,
  cancel,
  withdraw,
  readVersion,
  bringBack,
  preview,
  move,
  announcePicture,
  sendPicturePart,
  addPicture,
};

export const messages = {
  published: 'Published. Customers see it within two seconds.',
  scheduled: (moment: string) => `It will be published on ${moment}.`,
  withdrawn: 'Customers no longer see it.',
};
