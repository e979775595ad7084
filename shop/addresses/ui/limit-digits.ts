import { hasOnlySeparators, type NumberReading, withPlainDigits } from '#platform/reading/read-number.ts';
import { readAnyPhone, readMobile } from '#platform/reading/read-phone.ts';
import { readPincode } from '#shop/pincodes/read-pincode.ts';

/** The reader of a field, and whether the digits typed so far are within its limit. */
export type DigitLimit = { read: (written: string) => NumberReading; fits: (typed: string) => boolean };

/** Ten digits, or the beginning of ten behind +91, 91, 0091 or 0. A foreign number has up to fifteen. */
const fitsPhone = (typed: string) => /^(?:\d{0,10}|(?:0{0,2}91)?0?\d{0,9}|(?:\+|00)\d{0,15})$/.test(typed);

export const mobileLimit: DigitLimit = { read: readMobile, fits: fitsPhone };
export const alternatePhoneLimit: DigitLimit = { read: readAnyPhone, fits: fitsPhone };
export const pincodeLimit: DigitLimit = { read: readPincode, fits: (typed) => /^\d{0,6}$/.test(typed) };

type Change = { before: string; after: string };

/**
 * Returns the text of a limited field after an input (specification, section 5): digits alone, and no key beyond the limit. A paste
 * that the reader cannot read stays whole, so that nothing is cut into another number.
 */
export function heldAfterInput(
  { before, after }: Change,
  pasted: boolean,
  { read, fits }: DigitLimit,
): string {
  const reading = read(after);
  if ('value' in reading) return reading.value;
  const digits = digitsOf(after);
  if (pasted) return hasOnlySeparators(after.replace('+', '')) && fits(digits) ? digits : after;
  if (!fits(before)) return after;
  return fits(digits) ? digits : before;
}

/** A paste, a suggestion of the browser and autofill bring more than one character. */
export function isPasted({ before, after }: Change, event: Event): boolean {
  const type = 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
  return /^insertFrom|^insertReplacement/.test(type) || after.length > before.length + 1;
}

function digitsOf(text: string): string {
  const plain = withPlainDigits(text);
  return (plain.trimStart().startsWith('+') ? '+' : '') + plain.replaceAll(/\D/g, '');
}
