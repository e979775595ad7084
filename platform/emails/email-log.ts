import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

/** `too_late`: the email's code had expired before the email left. */
export const emailStates = ['queued', 'sent', 'failed', 'too_late'] as const;

export type EmailState = (typeof emailStates)[number];

export const emailStateLabels: Record<EmailState, string> = {
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Not sent',
  too_late: 'Too late',
};

export const emailLogDays = 180;

const loggedEmail = z.object({
  id: z.int(),
  to: z.string().meta({ description: 'Masked, but for the owner. Empty once the account is deleted.' }),
  template: z.string(),
  about: z.string().nullable().meta({ description: 'The number of the order it is about, if any.' }),
  subject: z.string().nullable().meta({ description: 'Known once the mail was rendered.' }),
  state: z.enum(emailStates),
  error: z.string().nullable(),
  tries: z.int(),
  messageId: z.string().nullable(),
  repeats: z.int().nullable().meta({ description: 'The mail that this one was sent again for.' }),
  queuedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  canResend: z.boolean(),
});

export type LoggedEmail = z.infer<typeof loggedEmail>;

/** An email has its subject after it was rendered. No subject holds a code. */
export function nameOfEmail({ subject, template }: LoggedEmail): string {
  return subject ?? template.replaceAll('-', ' ');
}

const number = z
  .string()
  .regex(/^\d{1,9}$/, 'Not a number.')
  .transform(Number);

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: `What went to whom in the last ${emailLogDays} days, newest first, 50 at a time`,
  who: 'staff',
  tag: 'Back office',
  query: z.object({
    to: z.string().max(254).optional(),
    about: z.string().max(40).optional(),
    state: z.enum(emailStates).optional(),
    before: number.optional().meta({ description: 'Only mails older than the one with this id.' }),
  }),
  response: z.object({ mails: z.array(loggedEmail), next: z.int().nullable() }),
});

const resend = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/resend',
  summary: 'Sends a mail again, as a mail of its own; never one with a code',
  who: 'staff',
  tag: 'Back office',
  params: z.object({ id: number }),
  response: loggedEmail,
  refuses: [404, 409],
});

export const endpoints = { list, resend };

export const emailRefusals = {
  emailNotFound: () => new Refusal('mail_not_found', 404, 'There is no such mail.'),
  neverAgain: () =>
    new Refusal('not_resendable', 409, 'This mail cannot be sent again: a code is mailed only once.'),
  stillQueued: () => new Refusal('still_queued', 409, 'This mail is still on its way.'),
};
