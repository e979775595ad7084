import { z } from 'zod';
import { readNumber } from '#platform/forms.ts';
import { pincodeMessages, readPincode } from './read-pincode.ts';

/** A pincode as people write it, read as six digits. */
export const pincodeField = readNumber(z.string(pincodeMessages.sixDigits), readPincode).meta({
  description: 'Six digits. Blanks, dashes, a word before it and digits of Indian scripts are read away.',
});
