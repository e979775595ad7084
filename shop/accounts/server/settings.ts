import { z } from 'zod';
import { webUrl } from '#platform/server/settings.ts';

const isSafe = (value: string) =>
  !URL.canParse(value) || /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(new URL(value).href);

/** Without a client id the Google button is a placeholder. */
export const accountSettings = z
  .object({
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER_URL: webUrl
      .refine(isSafe, 'must be an https address, or http on this machine')
      .default('https://accounts.google.com'),
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID || GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID'],
    message: 'is set, which needs GOOGLE_CLIENT_SECRET',
  });

export type AccountSettings = z.output<typeof accountSettings>;
