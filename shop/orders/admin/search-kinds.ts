import { canonicalEmail } from '#platform/canonical-email.ts';
import { withPlainDigits } from '#platform/reading/read-number.ts';
import { readMobile } from '#platform/reading/read-phone.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import { bareWaybill } from '#shop/shipping/courier-file/parcel-keys.ts';

/**
 * The entities that a search text may name. Each kind has an index of its own. A number and a waybill may be a part of the whole. An
 * email is whole, since parts of it, tried letter by letter, would tell it. */
export type SearchKind =
  | { kind: 'number' | 'waybill' | 'phone' | 'pincode' | 'email' | 'product'; value: string }
  | { kind: 'name'; words: string[] };

const maxWords = 6;

/** Fewer digits or signs are the end of too many numbers and waybills. */
const minDigits = 3;
const minSigns = 4;

/** Returns every kind that a search text may be, such as both a name and a product. */
export function searchKindsOf(text: string): SearchKind[] {
  const trimmed = withPlainDigits(text).trim();
  if (trimmed.includes('@')) return emailIn(trimmed);
  if (/^#?(ar)?[\s+()-]*\d[\d\s()-]*$/i.test(trimmed)) return ofDigits(trimmed);
  const words = trimmed.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, maxWords) ?? [];
  return [
    ...waybillsIn(trimmed),
    // One letter begins a name of everybody.
    ...(words.some(({ length }) => length > 1) ? [{ kind: 'name' as const, words }] : []),
    ...(trimmed.length >= 3 ? [{ kind: 'product' as const, value: trimmed }] : []),
    ...numbersIn(trimmed),
  ];
}

function ofDigits(text: string): SearchKind[] {
  const digits = text.replaceAll(/\D/g, '');
  return [
    ...(digits.length >= minDigits ? [{ kind: 'number' as const, value: digits }] : []),
    ...(digits.length >= minSigns ? [{ kind: 'waybill' as const, value: digits }] : []),
    ...numbersIn(text),
  ];
}

/** Letters and digits of a waybill, which may be its end: `AWB No. 849-000 17` is `84900017`. */
function waybillsIn(text: string): SearchKind[] {
  const bare = bareWaybill(text);
  const isOne =
    (!/\s/.test(bare) && /\d/.test(bare)) || /^[a-z]{0,4}[\s.-]*\d[\d\s.-]*[a-z]{0,4}$/i.test(bare);
  const signs = bare.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  return isOne && signs.length >= minSigns ? [{ kind: 'waybill', value: signs }] : [];
}

function emailIn(text: string): SearchKind[] {
  const value = canonicalEmail(text);
  return value === null ? [] : [{ kind: 'email', value }];
}

function numbersIn(text: string): SearchKind[] {
  const pincode = pincodeOf(text);
  const phone = readMobile(text);
  return [
    ...(pincode ? [{ kind: 'pincode' as const, value: pincode }] : []),
    ...('value' in phone ? [{ kind: 'phone' as const, value: phone.value }] : []),
  ];
}
