import { z } from 'zod';
import { formatLongDay } from '#platform/india-time.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { otpForm } from './forms.ts';

/** Days in which the old address may undo a change of email. */
export const undoDays = 7;

const said = z.object({ message: z.string() });

const look = defineEndpoint({
  method: 'GET',
  path: '/api/auth/account-deletion',
  summary: 'What keeps the account from its deletion; sends nothing',
  who: 'customer',
  tag: 'Your data',
  response: z.object({
    forbiddenBy: z.string().nullable().meta({ description: 'In words. Null when it may go.' }),
  }),
});

const sendOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/account-deletion/send-otp',
  summary: 'Sends the code that deletes the account; refused while an order is under way',
  who: 'customer',
  tag: 'Your data',
  response: said,
  refuses: [409, 429, 503],
});

const confirm = defineEndpoint({
  method: 'POST',
  path: '/api/auth/account-deletion',
  summary: 'Deletes the account with its code, for good',
  who: 'customer',
  tag: 'Your data',
  body: otpForm,
  response: said,
  refuses: [400, 409, 429],
});

/** A POST with the token in the body: a mail program that opens links deletes nothing. */
const confirmByLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/account-deletion/by-link',
  summary: 'Deletes the account for good, by the link that its own e-mail received after a call',
  who: 'anyone',
  tag: 'Your data',
  body: z.object({ token: z.string().max(100) }),
  response: said,
  refuses: [400, 409, 429],
});

const download = defineEndpoint({
  method: 'GET',
  path: '/api/my-data',
  summary: 'Everything the shop keeps of whoever asks',
  who: 'customer',
  tag: 'Your data',
  response: z.record(z.string(), z.unknown()),
  isCostly: true,
  limit: { name: 'my-data', perUser: 30, perNetwork: 3_000, windowSeconds: 600 },
  refuses: [429],
});

const link = defineEndpoint({
  method: 'POST',
  path: '/api/my-data/link',
  summary: 'An address of the personal data of the customer who asks, valid for five minutes without sign-in',
  who: 'customer',
  tag: 'Your data',
  response: z.object({ path: z.string() }),
  limit: { name: 'my-data', perUser: 30, perNetwork: 3_000, windowSeconds: 600 },
  refuses: [429],
});

const openLink = defineEndpoint({
  method: 'GET',
  path: '/api/my-data/{token}',
  summary: 'Everything the shop keeps of a customer, by the link that the customer has just got',
  who: 'anyone',
  tag: 'Your data',
  params: z.object({ token: z.string().max(120) }),
  link: 'own-data',
  response: z.record(z.string(), z.unknown()),
  isCostly: true,
  limit: { name: 'my-data-links', perUser: 30, perNetwork: 600, windowSeconds: 600 },
  refuses: [404, 429],
});

/** A POST with the token in the body: a mail program that opens links undoes nothing. */
const undoEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email-change/undo',
  summary: 'Gives an account back to its old e-mail, by the link in the notice; ends all its sessions',
  who: 'anyone',
  tag: 'Identity',
  body: z.object({ token: z.string().max(80) }),
  response: said,
  refuses: [400, 409, 429],
});

export const endpoints = { look, sendOtp, confirm, confirmByLink, download, link, openLink, undoEmail };

export const deletionMessages = {
  deleted: 'Your account is deleted. Thank you for having been here.',
  restored: (email: string) =>
    `Your account belongs to ${email} again, and every device was logged out. Please log in with your old e-mail.`,
};

export const deletionRefusals = {
  oldDeletionLink: () =>
    new Refusal(
      'old_link',
      400,
      'This link is not whole, was used, or has ended. You can delete your account under My Profile.',
    ),
  wrongUndoLink: () =>
    new Refusal('wrong_link', 400, 'This link is not whole. Please open it from the mail once more.'),
  oldUndoLink: () =>
    new Refusal('old_link', 400, 'This link has run out. Please write to us, and we will look into it.'),
  undoneAlready: () =>
    new Refusal('undone_already', 400, 'This change was undone already. Please log in with your old e-mail.'),
  emailJustChanged: (until: Date) =>
    new Refusal(
      'email_just_changed',
      409,
      `Your e-mail was changed lately, and its old address may still undo that. Your account can be deleted from ${formatLongDay(until)} on.`,
    ),
};
