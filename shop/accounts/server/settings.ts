import { z } from 'zod';
import { onOff, secretUrl, shownText, type SettingDefinitions } from '#platform/server/settings.ts';

/** Without a client id the Google button is a placeholder. */
export const accountSettings = z
  .object({
    ONE_CODE_SIGN_IN: onOff.default(false),
    GOOGLE_CLIENT_ID: shownText(200).optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER_URL: secretUrl.default('https://accounts.google.com'),
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID || GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID'],
    message: 'is set, which needs GOOGLE_CLIENT_SECRET',
  });

export type AccountSettings = z.output<typeof accountSettings>;

export const accountDefinitions = {
  ONE_CODE_SIGN_IN: {
    kind: 'fact',
    group: 'sign-in',
    label: 'One code registers and signs in',
    help: 'One form takes an email. Its code signs in, or opens the account, whose name is asked at the checkout.',
    input: 'switch',
    needsFreshFactor: true,
  },
  GOOGLE_CLIENT_ID: {
    kind: 'fact',
    group: 'sign-in',
    label: 'Google client id',
    help: 'It turns on the sign-in with Google, together with its secret in the environment.',
    input: 'text',
    needsFreshFactor: true,
  },
  GOOGLE_CLIENT_SECRET: {
    kind: 'machine',
    group: 'sign-in',
    label: 'Google client secret',
    help: 'Google tells the shop with it who signs in.',
    input: 'secret',
  },
  GOOGLE_ISSUER_URL: {
    kind: 'machine',
    group: 'sign-in',
    label: 'Address of Google',
    help: 'The shop asks this service who signs in.',
    input: 'text',
  },
} satisfies SettingDefinitions<typeof accountSettings>;
