import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

const tag = 'Staff: returns';
const number = (message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number);
const params = z.object({ id: number('Not a return.') });

const ofPhoto = params.extend({
  photo: z
    .string()
    .regex(/^\d{1,9}$/, 'Not a photo.')
    .transform(Number),
});

const getPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/admin/returns/{id}/photos/{photo}',
  summary: 'A photo that the customer sent of a return',
  who: 'staff',
  tag,
  params: ofPhoto,
  media: 'image/webp',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404],
});

const getCreditNote = defineEndpoint({
  method: 'GET',
  path: '/api/admin/returns/{id}/credit-note.pdf',
  summary: 'The credit note of a return, which names the customer; each access is logged',
  who: 'staff',
  tag,
  params,
  media: 'application/pdf',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  refuses: [404],
});

export const endpoints = { getPhoto, getCreditNote };
