import { z } from 'zod';
import { defineCall } from './call.ts';
import { Refusal } from './refusal.ts';

/** `too_late`: a code's mail that came when its code had ended. */
export const mailStates = ['queued', 'sent', 'failed', 'too_late'] as const;

export type MailState = (typeof mailStates)[number];

/** Days that the log of mails is kept. */
export const mailLogDays = 180;

const loggedMail = z.object({
  id: z.int(),
  to: z.string().meta({ description: 'Empty once the account is deleted.' }),
  template: z.string(),
  about: z.string().nullable().meta({ description: 'The number of the order it is about, if any.' }),
  subject: z.string().nullable().meta({ description: 'Known once the mail was rendered.' }),
  state: z.enum(mailStates),
  error: z.string().nullable(),
  tries: z.int(),
  messageId: z.string().nullable(),
  repeats: z.int().nullable().meta({ description: 'The mail that this one was sent again for.' }),
  queuedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  canResend: z.boolean(),
});

export type LoggedMail = z.infer<typeof loggedMail>;

const number = z
  .string()
  .regex(/^\d{1,9}$/, 'Not a number.')
  .transform(Number);

export const listMails = defineCall({
  method: 'GET',
  path: '/api/admin/mails',
  summary: `What went to whom in the last ${mailLogDays} days, newest first, 50 at a time`,
  who: 'staff',
  tag: 'Back office',
  query: z.object({
    to: z.string().max(254).optional(),
    about: z.string().max(40).optional(),
    state: z.enum(mailStates).optional(),
    before: number.optional().meta({ description: 'Only mails older than the one with this id.' }),
  }),
  answer: z.object({ mails: z.array(loggedMail), next: z.int().nullable() }),
});

export const resendMail = defineCall({
  method: 'POST',
  path: '/api/admin/mails/{id}/resend',
  summary: 'Sends a mail again, as a mail of its own; never one with a code',
  who: 'staff',
  tag: 'Back office',
  params: z.object({ id: number }),
  answer: loggedMail,
  refuses: [404, 409],
});

export const mailRefusals = {
  mailNotFound: () => new Refusal('mail_not_found', 404, 'There is no such mail.'),
  neverAgain: () =>
    new Refusal('not_resendable', 409, 'This mail cannot be sent again: a code is mailed only once.'),
  stillQueued: () => new Refusal('still_queued', 409, 'This mail is still on its way.'),
};
