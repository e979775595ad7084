import { z } from 'zod';
import { canonicalEmail } from './canonical-email.ts';
import type { NumberReading } from './reading/read-number.ts';
import { phoneMessages, readMobile } from './reading/read-phone.ts';
import { withoutHiddenSigns } from './text/without-hidden-signs.ts';

/** A text of one line. Line breaks and tabs of a pasted text become blanks, and signs that nobody sees go. */
export function line(what: string, max: number) {
  const required = `${what} is required`;
  return z
    .string(required)
    .overwrite((text) => withoutHiddenSigns(text.replaceAll(/[\t\r\n]+/g, ' ')))
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

/** A text whose reader finds the digits in it, or says what to change. */
export function readNumber(text: z.ZodString, read: (written: string) => NumberReading): z.ZodString {
  return text
    .superRefine((written, check) => {
      const reading = read(written);
      if ('problem' in reading) check.addIssue(reading.problem);
    })
    .overwrite((written) => {
      const reading = read(written);
      return 'value' in reading ? reading.value : written;
    });
}

/** An Indian mobile number as people write it, read as ten digits, the first from 6 to 9. */
export const mobileNumber = readNumber(z.string(phoneMessages.tenDigits), readMobile).meta({
  description: 'Ten digits. +91, 91, 0091, 0, blanks, dashes and digits of Indian scripts are read away.',
});
