import { z } from 'zod';

/** A line a person writes: trimmed, there, of bounded length, without control characters. */
export function line(what: string, max: number) {
  const required = `${what} is required`;
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `${what} can have ${max} characters at most`)
    .refine((text) => !/\p{Cc}/u.test(text), `${what} contains a character that is not allowed`);
}

/** The same where nothing need be written: an empty line is null. */
export function optionalLine(what: string, max: number) {
  return z
    .union([line(what, max), z.literal('')])
    .nullish()
    .transform((text) => text || null);
}
