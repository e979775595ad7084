import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { withPlainDigits } from '#platform/reading/read-number.ts';
import { Refusal } from '#platform/refusal.ts';
import { staffRoles } from '../staff.ts';

const tag = 'Staff';

export const secondFactors = ['time-code', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const timeCodeForm = z.object({
  code: z
    .string()
    .overwrite((typed) => withPlainDigits(typed).replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'The code must be 6 digits'),
});
export const recoveryCodeForm = z.object({
  code: z
    .string()
    .max(40)
    .transform((typed) => typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .pipe(z.string().length(10, 'A recovery code has 10 letters and digits')),
});

const passkeyText = z.string().max(20_000);
/** The browser's response of a passkey, as @simplewebauthn/browser sends it. */
const credential = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(
    z.string().max(40),
    z.union([passkeyText, z.number(), z.array(z.string().max(40)).max(20)]),
  ),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

const staffSessionSchema = z.object({
  firstName: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  isProved: z.boolean().meta({ description: 'This session proved a second factor within 12 hours.' }),
  factors: z.array(z.enum(secondFactors)).meta({ description: 'Empty before the first set-up.' }),
  recoveryCodesLeft: z.int(),
  passkeysRefused: z
    .string()
    .nullable()
    .meta({ description: 'Why this shop offers no passkeys; null when it does.' }),
});

export type StaffSession = z.infer<typeof staffSessionSchema>;

const factorAdded = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: 'Ten new codes when this is the only factor, shown once. Otherwise empty.' }),
});

const proved = z.object({ message: z.string() });

const session = defineEndpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'The role and the second factor of the staff member who asks',
  who: 'staff',
  tag,
  response: staffSessionSchema,
});

const setUpTimeCode = defineEndpoint({
  method: 'POST',
  path: '/api/admin/time-code/set-up',
  summary: 'Makes the secret of a time code, which counts once a code confirms it',
  who: 'staff',
  tag,
  response: z.object({ secret: z.string(), uri: z.string() }),
});

const confirmTimeCode = defineEndpoint({
  method: 'POST',
  path: '/api/admin/time-code/confirm',
  summary: 'Completes the set-up of a time code with its first code; replaces an older one',
  who: 'staff',
  tag,
  body: timeCodeForm,
  response: factorAdded,
});

const verifyTimeCode = defineEndpoint({
  method: 'POST',
  path: '/api/admin/time-code/verify',
  summary: 'Proves the second factor with a time code, which works once',
  who: 'staff',
  tag,
  body: timeCodeForm,
  response: proved,
});

const setUpPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/set-up',
  summary: 'Begins to set up a passkey',
  who: 'staff',
  tag,
  response: passkeyOptions,
  refuses: [409],
});

const confirmPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/confirm',
  summary: 'Completes the set-up of a passkey',
  who: 'staff',
  tag,
  body: credential,
  response: factorAdded,
  refuses: [409],
});

const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/begin',
  summary: 'Begins to prove the second factor with a passkey',
  who: 'staff',
  tag,
  response: passkeyOptions,
  refuses: [409],
});

const verifyPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/verify',
  summary: 'Proves the second factor with a passkey',
  who: 'staff',
  tag,
  body: credential,
  response: proved,
  refuses: [409],
});

const verifyRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/api/admin/recovery-code/verify',
  summary: 'Proves the second factor with a recovery code, which works once',
  who: 'staff',
  tag,
  body: recoveryCodeForm,
  response: proved,
});

export const endpoints = {
  session,
  setUpTimeCode,
  confirmTimeCode,
  verifyTimeCode,
  setUpPasskey,
  confirmPasskey,
  beginPasskey,
  verifyPasskey,
  verifyRecoveryCode,
};

export type Credential = z.infer<typeof credential>;

export const messages = { proved: 'Welcome.' };

const wrongCode = 'That code is not right or was used before. Please wait for the next one.';

function waitText(seconds: number): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  if (seconds < 60) return counted(seconds, 'second');
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}

export const refusals = {
  freshLoginNeeded: () =>
    new Refusal(
      'fresh_login_needed',
      403,
      'For your safety, please log out and log in again before you set up a second factor.',
    ),
  wrongCode: () => new Refusal('wrong_second_factor', 400, wrongCode, { fields: { code: wrongCode } }),
  wrongPasskey: () =>
    new Refusal('wrong_second_factor', 400, 'That passkey was not accepted. Please try again.'),
  locked: (seconds: number) =>
    new Refusal('staff_locked', 429, `Too many wrong tries. Please try again in ${waitText(seconds)}.`, {
      retryAfterSeconds: seconds,
    }),
  noPasskeys: (why: string) => new Refusal('no_passkeys', 409, why),
};
