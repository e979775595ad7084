import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { grievanceForm } from './forms.ts';
import { grievanceEventNames, outcomeNames, topicNames } from './states.ts';

const tag = 'Complaints';

const filed = z.object({
  ticket: z.string().meta({ description: 'Such as GR-100007.' }),
  acknowledgeBy: z.iso.datetime(),
  redressBy: z.iso.date().meta({ description: 'The last day of the month after its receipt, in India.' }),
});

export type FiledGrievance = z.infer<typeof filed>;

const file = defineEndpoint({
  method: 'POST',
  path: '/api/grievances',
  summary:
    'File a complaint without sign-in. The response holds the ticket number; the link to follow it goes by email alone',
  who: 'anyone',
  tag,
  body: grievanceForm,
  response: filed,
  limit: { name: 'grievances', perUser: 6, perNetwork: 40, windowSeconds: hourSeconds },
  refuses: [400, 409, 429],
});

const shown = filed.extend({
  topic: z.enum(topicNames),
  state: z.literal(['received', 'acknowledged', 'answered', 'closed']),
  orderNumber: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  words: z.string(),
  outcome: z.enum(outcomeNames).nullable(),
  steps: z.array(z.object({ event: z.enum(grievanceEventNames), at: z.iso.datetime(), words: z.string() })),
});

export type ShownGrievance = z.infer<typeof shown>;

/** A POST, so that no cache, log or preview of a link holds what it shows. */
const look = defineEndpoint({
  method: 'POST',
  path: '/api/grievances/look',
  summary: 'The complaint of the link in an email, with its state and answers; changes nothing',
  who: 'anyone',
  tag,
  body: z.object({ token: z.string().max(120) }),
  response: shown,
  link: 'grievance',
  limit: { name: 'grievance-looks', perUser: 120, perNetwork: 600, windowSeconds: 600 },
  refuses: [400, 404, 429],
});

export const endpoints = { file, look };

export const refusals = {
  linkOver: () =>
    new Refusal(
      'link_over',
      404,
      'This link has ended. Please use the link in the newest email about the complaint.',
    ),
  otherRequest: () =>
    new Refusal(
      'other_request',
      409,
      'This form was sent before with other words. Please load the page again.',
    ),
  tooMany: ({ limit, elsewhere, seconds }: { limit: number; elsewhere: string; seconds: number }) =>
    new Refusal(
      'too_many_complaints',
      429,
      `${limit} complaints have named this email today, so the form takes no more of them. Please sign in with this email${elsewhere && `, or ${elsewhere}`}.`,
      { retryAfterSeconds: seconds },
    ),
  notFound: () => new Refusal('complaint_not_found', 404, 'There is no such complaint.'),
  moved: (state: string) =>
    new Refusal(
      'complaint_moved',
      409,
      `This complaint is in the state '${state}' by now. Nothing was sent.`,
    ),
};
