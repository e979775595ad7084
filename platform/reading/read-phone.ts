import {
  hasOnlySeparators,
  maxNumberLength,
  type NumberParts,
  type NumberReading,
  partsOfNumber,
  withPlainDigits,
} from './read-number.ts';
import { spokenDigits } from './spoken-digits.ts';

export const phoneMessages = {
  tenDigits: 'Please enter a 10-digit mobile number',
  tooMany: (count: number) => `${count} digits: please enter the ten of your mobile number`,
  foreign: 'This number belongs to another country. Please enter an Indian mobile number',
  landline: 'This is a landline. Please enter a 10-digit mobile number',
  letters: 'A letter stands among the digits. Please enter a 10-digit mobile number',
};

/** Reads an Indian mobile number as people write it: ten digits, the first from 6 to 9. */
export function readMobile(written: string): NumberReading {
  const reading = readPhone(written);
  if ('problem' in reading) return reading;
  const { value, isLandline } = reading;
  if (isLandline) return { problem: phoneMessages.landline };
  return /^[6-9]/.test(value) ? { value } : { problem: phoneMessages.tenDigits };
}

/** Reads any Indian phone number as ten digits, a landline with its area code. */
export function readAnyPhone(written: string): NumberReading {
  const reading = readPhone(written);
  return 'problem' in reading ? reading : { value: reading.value };
}

function readPhone(written: string): { value: string; isLandline: boolean } | { problem: string } {
  const parts = written.length > maxNumberLength ? null : partsOfNumber(withOneCode(asDigits(written)));
  if (!parts) return { problem: phoneMessages.tenDigits };
  const { before, body, digits } = parts;
  if (/\p{L}/u.test(body)) return { problem: phoneMessages.letters };
  if (!hasOnlySeparators(body)) return { problem: phoneMessages.tenDigits };
  const hasPlus = before.includes('+');
  if (isForeign(hasPlus, digits)) return { problem: phoneMessages.foreign };
  const [, value] = (hasPlus ? international : national).exec(digits) ?? [];
  if (value && !isCutAfterCode(body, digits)) return { value, isLandline: isLandline(value, parts) };
  const isCounted = digits.length > 10 && !hasPlus;
  return { problem: isCounted ? phoneMessages.tooMany(digits.length) : phoneMessages.tenDigits };
}

/** A number that somebody said is in words. */
function asDigits(written: string): string {
  const plain = withPlainDigits(written);
  return spokenDigits(plain) ?? plain;
}

/** A form that shows +91 gets it a second time from autofill. */
function withOneCode(plain: string): string {
  return plain.replace(/\+\s*91\D*(?=\+\s*91)/, '');
}

const international = /^(?:(?:0{0,2}91){1,2}0?|0{1,2})([1-9]\d{9})$/;
const national = /^(?:0{0,2}91){0,2}0?([1-9]\d{9})$/;

/** The code of a country follows `+` or `00`. A number of another country is never cut to ten digits. */
function isForeign(hasPlus: boolean, digits: string): boolean {
  if (hasPlus) return !/^0{0,2}91/.test(digits) && !/^0{1,2}[1-9]\d{9}$/.test(digits);
  return digits.length > 10 && /^00(?!91)/.test(digits);
}

/** `91 98765 432` lacks two digits; the ten of a mobile number are never grouped so. */
function isCutAfterCode(body: string, digits: string): boolean {
  return digits.length === 10 && /^91\D/.test(body);
}

/** No mobile number begins with 1 to 5. An area code in brackets, or apart behind the 0 or the 91, is one of a landline. */
function isLandline(value: string, { before, body, digits }: NumberParts): boolean {
  if (digits.length === 10 && !/\(\s*$/.test(before)) return false;
  if (/^[1-5]/.test(value)) return true;
  const afterZero = /^0(?:[2-8]\d|[2-8]\d\d)\D+[2-7]/;
  const afterCode = /^0{0,2}91\D+(?:80|79)\D+[2-7]/;
  const inBrackets = /^(?:[2-8]\d|[2-8]\d\d)\)/;
  return afterZero.test(body) || afterCode.test(body) || (/\(\s*$/.test(before) && inBrackets.test(body));
}
