import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { formSchema, revision } from '#shop/content/admin/texts.ts';
import { issueSchema, listedIssueSchema, refusedSchema } from './issues.ts';

const save = defineEndpoint({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers.csv',
  summary:
    'The confirmed newsletter subscribers with the time of their consent as CSV; a fresh second factor, and a logged access',
  who: 'staff',
  tag: 'Staff: customers',
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'subscriber-files', perUser: 20, perNetwork: 60, windowSeconds: hourSeconds },
});

const tag = 'Newsletter issues';
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/newsletter/issues',
  summary:
    'Lists the issues of the newsletter, the newest first, with how many readers wait for the next one',
  who: 'staff',
  tag,
  response: z.object({ issues: z.array(listedIssueSchema), subscribers: z.int() }),
});

const create = defineEndpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues',
  summary: 'Begins an issue, empty or with the words of an older one',
  who: 'staff',
  tag,
  body: z.object({ copyOf: z.int().min(1).max(2_147_483_647).nullable() }),
  response: z.object({ id: z.int() }),
  refuses: [404],
});

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/newsletter/issues/{id}',
  summary: 'Returns an issue for its editor, with how far it is',
  who: 'staff',
  tag,
  params,
  response: issueSchema,
  refuses: [404],
});

const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/newsletter/issues/{id}',
  summary: 'Saves the words of a draft',
  who: 'staff',
  tag,
  params,
  body: z.object({ revision, form: formSchema }),
  response: z.object({ revision: z.int() }),
  refuses: [400, 404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter/issues/{id}',
  summary: 'Deletes a draft',
  who: 'staff',
  tag,
  params,
  response: z.object({}),
  refuses: [404, 409],
});

const preview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/{id}/preview',
  summary: 'Makes a link to the issue as readers get it. It opens for one hour',
  who: 'staff',
  tag,
  params,
  response: z.object({ path: z.string() }),
  refuses: [404],
});

const test = defineEndpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/{id}/test',
  summary: 'Sends the issue to the staff member alone',
  who: 'staff',
  tag,
  params,
  response: z.object({ to: z.string() }),
  refuses: [404, 409],
  limit: { name: 'newsletter-tests', perUser: 30, perNetwork: 60, windowSeconds: hourSeconds },
});

const send = defineEndpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/{id}/send',
  summary: 'Sends a draft to every reader, now or at an hour of India. The owner alone',
  who: 'staff',
  tag,
  params,
  body: z.object({
    revision,
    at: z
      .string()
      .max(16)
      .nullable()
      .meta({ description: 'Indian time, such as 2026-11-27T09:00. Null sends now.' }),
    reason: z.string().trim().max(500).meta({ description: 'Why a warning may stay.' }),
  }),
  response: issueSchema,
  refuses: [400, 404, 409, 422],
});

const step = {
  method: 'POST',
  who: 'staff',
  tag,
  params,
  response: issueSchema,
  refuses: [404, 409],
} as const;

const cancel = defineEndpoint({
  ...step,
  path: '/api/admin/newsletter/issues/{id}/cancel',
  summary: 'Makes an issue that waits for its hour a draft again',
});

const stop = defineEndpoint({
  ...step,
  path: '/api/admin/newsletter/issues/{id}/stop',
  summary: 'Stops an issue after the letter under way',
});

const goOn = defineEndpoint({
  ...step,
  path: '/api/admin/newsletter/issues/{id}/go-on',
  summary: 'Goes on with a stopped issue, to the readers that it has not reached',
});

const tryAgain = defineEndpoint({
  ...step,
  path: '/api/admin/newsletter/issues/{id}/try-again',
  summary: 'Lets the refused addresses of an issue wait again. It stops until it goes on',
});

const refused = defineEndpoint({
  method: 'GET',
  path: '/api/admin/newsletter/issues/{id}/refused',
  summary:
    'Lists addresses that the mail server refused or that the issue left out, 500 at most; a logged access',
  who: 'staff',
  tag,
  params,
  response: z.object({ addresses: z.array(refusedSchema) }),
  refuses: [404],
});

export const endpoints = {
  save,
  list,
  create,
  read,
  saveDraft,
  remove,
  preview,
  test,
  send,
  cancel,
  stop,
  goOn,
  tryAgain,
  refused,
};
