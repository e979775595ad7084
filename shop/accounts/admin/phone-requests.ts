import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber } from '#platform/forms.ts';
import { daySeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';

const tag = 'Staff: customers';

/** Requests of one kind for one customer within a day. Each sends an email. */
export const maxRequestsPerDay = 3;

const reason = line('The reason', 200);

export const correctionForm = z.object({
  firstName: line('First name', 80).optional(),
  lastName: line('Last name', 80).optional(),
  mobile: mobileNumber.optional(),
  reason,
});

export type CorrectionForm = z.infer<typeof correctionForm>;

const shared = {
  method: 'POST',
  who: 'staff',
  tag,
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'Not a customer.')
      .transform(Number),
  }),
  response: z.object({ message: z.string() }),
  limit: { name: 'phone-requests', perUser: 120, perNetwork: 600, windowSeconds: daySeconds },
} as const;

const correct = defineEndpoint({
  ...shared,
  path: '/api/admin/customers/{id}/correct',
  summary: 'Corrects name or mobile number of a customer who asks by phone, and tells the customer by email',
  body: correctionForm,
  refuses: [400, 404, 409, 429],
});

const sendData = defineEndpoint({
  ...shared,
  path: '/api/admin/customers/{id}/send-data',
  summary: 'Sends a customer who asks by phone the file of all data, to the email of the account alone',
  body: z.object({ reason }),
  refuses: [400, 404, 429],
});

const sendDeletionLink = defineEndpoint({
  ...shared,
  path: '/api/admin/customers/{id}/deletion-link',
  summary: 'Sends a customer who asks by phone the link that deletes the account, to its own email alone',
  body: z.object({ reason }),
  refuses: [400, 404, 409, 429],
});

export const endpoints = { correct, sendData, sendDeletionLink };

export const phoneRequestMessages = {
  corrected: 'Corrected. The customer gets an email about it.',
  data: 'The data is on its way to the email of the account.',
  deletion: 'The link is on its way to the email of the account. It works for 24 hours.',
};

export const phoneRequestRefusals = {
  nothingChanged: () =>
    new Refusal('nothing_changed', 409, 'The account has these details already. Nothing was changed.'),
  tooMany: () =>
    new Refusal(
      'asked_often',
      429,
      `This customer got ${maxRequestsPerDay} such emails today. Please try again tomorrow.`,
      { retryAfterSeconds: daySeconds },
    ),
};
