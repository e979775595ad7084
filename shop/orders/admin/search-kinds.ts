import { canonicalEmail } from '#platform/canonical-email.ts';
import { withPlainDigits } from '#platform/read-number.ts';
import { readMobile } from '#platform/read-phone.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';

/** What a search text may name. Each kind has an index of its own. */
export type SearchKind =
  | { kind: 'number' | 'waybill' | 'phone' | 'pincode' | 'email' | 'product'; value: string }
  | { kind: 'name'; words: string[] };

const maxWords = 6;

/** Returns every kind that a search text may be, such as both a name and a product. */
export function searchKindsOf(text: string): SearchKind[] {
  const trimmed = withPlainDigits(text).trim();
  const email = trimmed.includes('@') ? canonicalEmail(trimmed) : null;
  if (email) return [{ kind: 'email', value: email }];
  if (/^(ar)?[\s+()-]*\d[\d\s()-]*$/i.test(trimmed)) return ofDigits(trimmed);
  const words = trimmed.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, maxWords) ?? [];
  return [
    ...(/^\S+$/.test(trimmed) && /\d/.test(trimmed) ? [{ kind: 'waybill' as const, value: trimmed }] : []),
    ...(words.length > 0 ? [{ kind: 'name' as const, words }] : []),
    ...(trimmed.length >= 3 ? [{ kind: 'product' as const, value: trimmed }] : []),
    ...numbersIn(trimmed),
  ];
}

function ofDigits(text: string): SearchKind[] {
  const digits = text.replaceAll(/\D/g, '');
  return [{ kind: 'number', value: `AR-${digits}` }, { kind: 'waybill', value: digits }, ...numbersIn(text)];
}

function numbersIn(text: string): SearchKind[] {
  const pincode = pincodeOf(text);
  const phone = readMobile(text);
  return [
    ...(pincode ? [{ kind: 'pincode' as const, value: pincode }] : []),
    ...('value' in phone ? [{ kind: 'phone' as const, value: phone.value }] : []),
  ];
}
