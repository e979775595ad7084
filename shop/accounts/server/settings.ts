import { z } from 'zod';
import { secretUrl, type SettingDefinitions } from '#platform/server/settings.ts';

/** Without a client id the Google button is a placeholder. */
export const accountSettings = z
  .object({
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER_URL: secretUrl.default('https://accounts.google.com'),
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID || GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID'],
    message: 'is set, which needs GOOGLE_CLIENT_SECRET',
  });

export const accountDefinitions = {
  GOOGLE_CLIENT_ID: { kind: 'fact' },
  GOOGLE_CLIENT_SECRET: { kind: 'machine' },
  GOOGLE_ISSUER_URL: { kind: 'machine' },
} satisfies SettingDefinitions<typeof accountSettings>;

export type AccountSettings = z.output<typeof accountSettings>;
