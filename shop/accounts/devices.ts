import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

const tag = 'Identity';

export const deviceSchema = z.object({
  id: z.int(),
  name: z.string().meta({ description: 'Chrome on Android' }),
  lastSeenAt: z.iso.datetime(),
  loggedInAt: z.iso.datetime(),
  isThis: z.boolean().meta({ description: 'The device that asks.' }),
});

export type Device = z.infer<typeof deviceSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where one is logged in',
  who: 'customer',
  tag,
  response: z.array(deviceSchema),
});

const logOut = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Logs one device out',
  who: 'customer',
  tag,
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  response: z.undefined(),
  mayBeEmpty: true,
  refuses: [404],
});

const logOutOthers = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Logs every other device out',
  who: 'customer',
  tag,
  response: z.undefined(),
  mayBeEmpty: true,
});

export const endpoints = { list, logOut, logOutOthers };
