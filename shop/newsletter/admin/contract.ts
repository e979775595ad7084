import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';

const save = defineEndpoint({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers.csv',
  summary:
    'The confirmed newsletter subscribers with the time of their consent as CSV; a fresh second factor, and a stored look',
  who: 'staff',
  tag: 'Staff: customers',
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'subscriber-files', perUser: 20, perNetwork: 60, windowSeconds: hourSeconds },
});

export const endpoints = { save };
