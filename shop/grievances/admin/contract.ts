import { z } from 'zod';
import { cursorField, pageSchema } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { overruleReason } from '#platform/admin/overrule-reason.ts';
import { phoneGrievanceForm, words } from '../forms.ts';
import { grievanceEventNames, grievanceStateNames, outcomeNames, topicNames } from '../states.ts';

const tag = 'Staff: complaints';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'Not a complaint.')
    .transform(Number),
});

const listed = z.object({
  id: z.int(),
  ticket: z.string(),
  state: z.enum(grievanceStateNames),
  topic: z.enum(topicNames),
  orderNumber: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  acknowledgeBy: z.iso.datetime(),
  redressBy: z.iso.date(),
  isPastDue: z.boolean().meta({ description: 'Whether a clock of the law has run out while it waits.' }),
});

export type ListedGrievance = z.infer<typeof listed>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/grievances',
  summary: 'Complaints of a state, the oldest first, or all, the newest first. It names no customer',
  who: 'staff',
  tag,
  query: z.object({
    q: z.string().trim().max(40).optional().meta({ description: 'A ticket number or an order number.' }),
    state: z.enum(grievanceStateNames, 'Not a state.').optional(),
    cursor: cursorField,
  }),
  response: pageSchema(listed),
  refuses: [400],
});

const detail = listed.extend({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  words: z.string(),
  outcome: z.enum(outcomeNames).nullable(),
  notedBy: z.string().nullable().meta({ description: 'The staff member who noted what was said by phone.' }),
  order: z.enum(['same', 'other', 'missing']).nullable().meta({
    description:
      'Whether email or phone are those of the order that the complaint names. Null when it names none.',
  }),
  steps: z.array(
    z.object({
      event: z.enum(grievanceEventNames),
      at: z.iso.datetime(),
      who: z.string(),
      words: z.string(),
    }),
  ),
});

export type GrievanceDetail = z.infer<typeof detail>;

const shared = { who: 'staff', tag, response: detail } as const;

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/grievances/{id}',
  summary: 'A complaint with its customer. The access is logged',
  params,
  refuses: [404],
});

const note = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/grievances',
  summary:
    'Notes a complaint by phone, once for each requestId. It is acknowledged, since the customer hears its number',
  body: phoneGrievanceForm,
  refuses: [400, 409],
});

const step = { ...shared, method: 'POST', params, refuses: [404, 409] } as const;

const acknowledge = defineEndpoint({
  ...step,
  path: '/api/admin/grievances/{id}/acknowledge',
  summary: 'Acknowledges a complaint, by email; again changes nothing',
});

const answer = defineEndpoint({
  ...step,
  path: '/api/admin/grievances/{id}/answer',
  summary: 'Answers an open complaint, by email',
  body: z.object({
    outcome: z.enum(outcomeNames, 'Please choose the outcome'),
    words,
    reason: overruleReason,
  }),
  refuses: [400, 404, 409, 422],
});

const close = defineEndpoint({
  ...step,
  path: '/api/admin/grievances/{id}/spam',
  summary: 'Closes what is no complaint, without an email',
});

const reopen = defineEndpoint({
  ...step,
  path: '/api/admin/grievances/{id}/reopen',
  summary: 'Opens a closed complaint again. The customer of an answered complaint gets an email',
});

export const endpoints = { list, get, note, acknowledge, answer, close, reopen };
