import type { z } from 'zod';
import { readNumber } from '#platform/forms.ts';
import { pincodeMessages, readPincode } from './read-pincode.ts';

/** A pincode as people write it, read as six digits. The type lets the build drop it where no form needs it. */
export const pincodeField: z.ZodString = readNumber(pincodeMessages.sixDigits, readPincode).meta({
  description: 'Six digits. Blanks, dashes, a word before it and digits of Indian scripts are read away.',
});
