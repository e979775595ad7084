import {
  hasOnlySeparators,
  maxNumberLength,
  type NumberReading,
  partsOfNumber,
  withPlainDigits,
} from '#platform/reading/read-number.ts';
import { spokenDigits } from '#platform/reading/spoken-digits.ts';

export const pincodeMessages = {
  sixDigits: 'Please enter a 6-digit pincode',
  tooMany: (count: number) => `${count} digits: please enter the six of your pincode`,
  letters: 'A letter stands among the digits. Please enter a 6-digit pincode',
};

/** Reads a pincode as people write it: `560 003`, `PIN 560003`, `Pune-411057`, with the digits of any script. */
export function readPincode(written: string): NumberReading {
  const plain = written.length > maxNumberLength ? '' : withPlainDigits(written);
  const parts = partsOfNumber(spokenDigits(plain) ?? plain);
  if (!parts) return { problem: pincodeMessages.sixDigits };
  const { before, body, after, digits } = parts;
  if (/\p{L}/u.test(body)) return amongWords(body);
  const isSpaced = /\p{L}/u.test(before + after)
    ? /^\d{3}[\s\p{Pd}.]*\d{3}$/u.test(body)
    : hasOnlySeparators(body);
  if (/^[1-9]\d{5}$/.test(digits) && isSpaced) return { value: digits };
  return { problem: digits.length > 7 ? pincodeMessages.tooMany(digits.length) : pincodeMessages.sixDigits };
}

/** `C/o 56 APO 903456`: six digits that stand alone behind words and shorter numbers. */
function amongWords(body: string): NumberReading {
  const [, written] = /(?:^|[^\p{L}\d])([1-9]\d{2}[\s\p{Pd}]?\d{3})$/u.exec(body) ?? [];
  const others = written === undefined ? [] : (body.slice(0, -written.length).match(/\d+/g) ?? []);
  if (written === undefined || others.some((each) => each.length > 3))
    return { problem: pincodeMessages.letters };
  return { value: written.replaceAll(/\D/g, '') };
}

/** Returns the six digits of a written pincode, or null. */
export function pincodeOf(written: string): string | null {
  const reading = readPincode(written);
  return 'value' in reading ? reading.value : null;
}
