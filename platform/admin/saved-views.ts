import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../forms.ts';
import { Refusal } from '../refusal.ts';

export const maxViews = 30;

const listName = z.string().regex(/^[a-z-]{1,40}$/, 'There is no such list.');

const view = z.object({ id: z.int(), name: z.string(), query: z.string() });

export type SavedView = z.infer<typeof view>;

export const savedViewForm = z.object({
  list: listName,
  name: line('The name', 60),
  query: z.string().max(500).meta({ description: 'The query string of the page, such as kind=product.' }),
});

const shared = { who: 'staff', tag: 'Back office' } as const;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/views',
  summary: 'The saved views of a list, of the staff member who asks',
  query: z.object({ list: listName }),
  response: z.array(view),
});

const save = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/views',
  summary: 'Saves a view of a list; the same name replaces it',
  body: savedViewForm,
  response: view,
  refuses: [409],
});

const remove = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  summary: 'Removes a saved view',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'Not a number.')
      .transform(Number),
  }),
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

export const endpoints = { list, save, remove };

export const refusals = {
  tooManyViews: () =>
    new Refusal('too_many_views', 409, `A list can have ${maxViews} views. Please remove one first.`),
  viewNotFound: () => new Refusal('view_not_found', 404, 'There is no such view.'),
};
