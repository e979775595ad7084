import { z } from 'zod';
import { fieldSchema, formSchema } from '#shop/content/admin/texts.ts';
import { type IssueState, issueStates, recipientStates } from '../issue-states.ts';

export const stateLabels: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Waits for its hour',
  sending: 'On its way',
  stopped: 'Stopped',
  done: 'Sent',
};

export const listedIssueSchema = z.object({
  id: z.int(),
  subject: z.string(),
  state: z.enum(issueStates),
  problem: z.string().meta({ description: 'Why it did not leave, or does not go on.' }),
  sendAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  counts: z.object({
    waiting: z.int(),
    sent: z.int(),
    refused: z.int(),
    left_out: z.int(),
    unsubscribed: z.int(),
  } satisfies Record<(typeof recipientStates)[number], z.ZodType>),
});

export type ListedIssue = z.infer<typeof listedIssueSchema>;

export const issueSchema = listedIssueSchema.extend({
  fields: z.array(fieldSchema),
  form: formSchema,
  revision: z.int(),
  subscribers: z.int().meta({ description: 'Readers that an issue would reach now.' }),
  perMinute: z.int(),
  canSend: z.boolean().meta({ description: 'The owner alone sends.' }),
});

export type Issue = z.infer<typeof issueSchema>;

export const refusedSchema = z.object({
  email: z.string(),
  state: z.enum(recipientStates),
  at: z.iso.datetime(),
  error: z.string(),
});

export type RefusedAddress = z.infer<typeof refusedSchema>;

export const messages = {
  created: 'A new issue.',
  removed: 'The draft is gone.',
  tested: (to: string) => `A test is on its way to ${to}.`,
  sent: 'It is on its way.',
  scheduled: (moment: string) => `It leaves on ${moment}.`,
  cancelled: 'It waits no longer.',
  stopped: 'It stops after the letter under way.',
  goesOn: 'It goes on.',
  waitsAgain: 'They wait again. Go on when the mail server takes them.',
};
