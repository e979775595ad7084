import { z } from 'zod';
import { canonicalEmail } from './canonical-email.ts';

export function line(what: string, max: number) {
  const required = `${what} is required`;
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `${what} can have ${max} characters at most`)
    .refine((text) => !/\p{Cc}/u.test(text), `${what} contains a character that is not allowed`);
}

export function optionalLine(what: string, max: number) {
  return z
    .union([line(what, max), z.literal('')])
    .nullish()
    .transform((text) => text || null);
}

export const email = z.string('Enter a valid email').transform((written, check) => {
  const canonical = canonicalEmail(written);
  if (canonical === null) check.addIssue('Enter a valid email');
  return canonical ?? '';
});

/** Indian mobile numbers: ten digits, the first from 6 to 9. */
export const mobileNumber = z
  .string('Please enter a 10-digit mobile number')
  .regex(/^[6-9]\d{9}$/, 'Please enter a 10-digit mobile number');
