import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';

export const consentPurposes = ['account', 'newsletter', 'app-notice', 'back-in-stock'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The texts beside each button. A changed text needs a new version, and the record keeps both. */
export const consentTexts: Record<ConsentPurpose, { version: string; words: string }> = {
  account: {
    version: '2026-11',
    words:
      'With an account we keep your name and e-mail, and mail you codes and news of your orders. You can delete it at any time.',
  },
  newsletter: {
    version: '2026-12',
    words: 'We mail you a link to confirm. You can unsubscribe in every email.',
  },
  'app-notice': {
    version: '2026-11',
    words: 'We keep your name, e-mail and number to write to you once, when the app is there.',
  },
  'back-in-stock': {
    version: '2026-11',
    words:
      'We keep your e-mail to write to you once, when it is back. Then we erase it, after 180 days at most.',
  },
};

export const consentSchema = z.object({
  id: z.int(),
  purpose: z.enum(consentPurposes),
  version: z.string(),
  words: z.string().meta({ description: 'As they stood on the screen.' }),
  agreedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/auth/consents',
  summary: 'What one agreed to, when, by which words, and until when; the newest first',
  who: 'customer',
  tag: 'Your data',
  response: z.array(consentSchema),
});

export const endpoints = { list };
